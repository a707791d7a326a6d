/* The yardstick of the measurements: the least a program can do to scroll a list in a window.
 *
 * It owns its pixels, which are those of the SDL window surface; letters are mixed with both row
 * colours once, at the start, and copied after that; what is still right after a scroll is moved,
 * and only the strip that came into view is painted. Nothing else: one font, ASCII, no input, no
 * kerning, whole pixels. What it measures, when, and how it prints it is that of `nub --bench`.
 *
 *   reference --bench fling|scrub|paced|idle|startup [--rows N] [--frames N] [--size WxH] [--scale S]
 *   reference --launch COMMAND [ARGUMENT...]   notes the time in BENCH_T0_NS and becomes COMMAND
 *   reference --speeds [--size WxH]            the machine's memset, memcpy and memmove of a frame
 */
#define _GNU_SOURCE
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { FIRST = ' ', LETTERS = 95, BAR = 14, MARGIN = 8, SWEEP = 300, RESTART = 150 };
enum { DRAGS = 120, DRAG_PAUSE = 25000000 /* nanoseconds */, DRAG_REACH = 40 };
static const char *const font_file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
static const uint32_t paper[2] = {0xFFFFFF, 0xEEF2F7}, ink = 0x20242A;
static const uint32_t track = 0xE4E4E4, thumb = 0x7A869A;

static struct {
  const char *mode;
  long long rows;
  int frames, width, height, scale;
} want = {"fling", 1000000, 600, 1280, 800, 1};

/* ---- letters ---- */

typedef struct {
  int advance, left, above, width, height;
  int overhangs;       /* reaches into the cells of its neighbours */
  uint8_t *coverage;
  uint32_t *pixels[2]; /* mixed with each paper */
} Letter;
static Letter letters[LETTERS];
static int row_height, baseline;

static uint32_t mixed(uint32_t under, uint32_t over, uint32_t weight) {
  uint32_t result = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t a = under >> shift & 255, b = over >> shift & 255;
    result |= (a * (255 - weight) + b * weight + 127) / 255 << shift;
  }
  return result;
}

static void fail(const char *what, const char *why) {
  fprintf(stderr, "reference: %s: %s\n", what, why);
  exit(1);
}

static void load_letters(void) {
  FT_Library library;
  FT_Face face;
  if (FT_Init_FreeType(&library) || FT_New_Face(library, font_file, 0, &face)
      || FT_Set_Pixel_Sizes(face, 0, (FT_UInt)(14 * want.scale)))
    fail("no font", font_file);
  int ascent = (int)(face->size->metrics.ascender >> 6);
  int descent = (int)(-face->size->metrics.descender >> 6);
  row_height = 24 * want.scale;
  baseline = (row_height - ascent - descent) / 2 + ascent;
  for (int index = 0; index < LETTERS; index++) {
    if (FT_Load_Char(face, (FT_ULong)(FIRST + index), FT_LOAD_RENDER)) fail("no letter", font_file);
    FT_GlyphSlot slot = face->glyph;
    Letter *letter = &letters[index];
    letter->advance = (int)((slot->advance.x + 32) >> 6);
    letter->left = slot->bitmap_left;
    letter->above = slot->bitmap_top;
    letter->width = (int)slot->bitmap.width;
    letter->height = (int)slot->bitmap.rows;
    letter->overhangs = letter->left < 0 || letter->left + letter->width > letter->advance;
    size_t area = (size_t)letter->width * (size_t)letter->height;
    letter->coverage = malloc(area + 1);
    for (int kind = 0; kind < 2; kind++) letter->pixels[kind] = malloc((area + 1) * 4);
    for (int y = 0, at = 0; y < letter->height; y++)
      for (int x = 0; x < letter->width; x++, at++) {
        uint8_t weight = slot->bitmap.buffer[y * slot->bitmap.pitch + x];
        letter->coverage[at] = weight;
        for (int kind = 0; kind < 2; kind++)
          letter->pixels[kind][at] = mixed(paper[kind], ink, weight);
      }
  }
  FT_Done_Face(face);
  FT_Done_FreeType(library);
}

/* ---- painting ---- */

static SDL_Window *window;
static uint32_t *screen;
static int stride;

static void fill(uint32_t *row, int count, uint32_t color) {
  for (int x = 0; x < count; x++) row[x] = color;
}

/* The lines first..end-1 of one letter, whose line 0 is at `top`. */
static void draw_letter(const Letter *letter, int kind, int x, int top, int first, int end) {
  int from = first > top ? first - top : 0;
  int to = end < top + letter->height ? end - top : letter->height;
  for (int line = from; line < to; line++) {
    uint32_t *target = screen + (long)(top + line) * stride + x;
    const uint32_t *source = letter->pixels[kind] + line * letter->width;
    if (letter->overhangs) {
      const uint8_t *coverage = letter->coverage + line * letter->width;
      for (int i = 0; i < letter->width; i++) if (coverage[i]) target[i] = source[i];
    } else {
      for (int i = 0; i < letter->width; i++) target[i] = source[i];
    }
  }
}

/* The lines first..end-1 of the window, when `offset` is at its top. */
static void paint(int64_t offset, int first, int end) {
  int width = want.width - BAR * want.scale;
  for (int64_t row = (offset + first) / row_height;; row++) {
    int top = (int)(row * row_height - offset);
    if (top >= end) return;
    int from = top > first ? top : first;
    int to = top + row_height < end ? top + row_height : end;
    int kind = (int)(row & 1);
    uint32_t color = row < want.rows ? paper[kind] : paper[0];
    for (int y = from; y < to; y++) fill(screen + (long)y * stride, width, color);
    if (row >= want.rows) continue;
    char text[160];
    int length = snprintf(text, sizeof text,
                          "Row %lld of %lld - the quick brown fox jumps over the lazy dog 0123456789",
                          (long long)row, want.rows);
    int pen = MARGIN * want.scale;
    for (int i = 0; i < length; i++) {
      const Letter *letter = &letters[text[i] - FIRST];
      if (pen + letter->left + letter->width > width) break;
      draw_letter(letter, kind, pen + letter->left, top + baseline - letter->above, from, to);
      pen += letter->advance;
    }
  }
}

static int64_t largest_offset(void) {
  int64_t rest = want.rows * row_height - want.height;
  return rest > 0 ? rest : 0;
}

static void paint_bar(int64_t offset) {
  double share = (double)want.height / ((double)want.rows * row_height);
  int length = share < 1 ? (int)(share * want.height) : want.height;
  if (length < 24) length = 24;
  int64_t largest = largest_offset();
  int top = largest ? (int)((want.height - length) * ((double)offset / (double)largest)) : 0;
  int width = BAR * want.scale;
  for (int y = 0; y < want.height; y++)
    fill(screen + (long)y * stride + want.width - width, width,
         y >= top && y < top + length ? thumb : track);
}

/* Draws and presents. SDL_UpdateWindowSurface waits until the X server has done its part. */
static void show(int64_t offset) {
  static int64_t shown = INT64_MIN / 2;
  int64_t step = offset - shown;
  int first = 0, end = want.height;
  if (step > -end && step < end) {
    size_t line = (size_t)stride * 4;
    if (step >= 0) {
      memmove(screen, screen + step * stride, line * (size_t)(end - step));
      first = (int)(end - step);
    } else {
      memmove(screen - step * stride, screen, line * (size_t)(end + step));
      end = (int)-step;
    }
  }
  if (first < end) paint(offset, first, end);
  paint_bar(offset);
  shown = offset;
  if (SDL_UpdateWindowSurface(window)) fail("present", SDL_GetError());
}

/* ---- measuring ---- */

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static void pause_until(uint64_t time) {
  uint64_t present = now();
  if (time <= present) return;
  struct timespec rest = {(time_t)((time - present) / 1000000000), (long)((time - present) % 1000000000)};
  nanosleep(&rest, NULL);
}

static int smaller_first(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double peak_memory(void) {
  char line[256];
  double kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %lf", &kilobytes);
  if (status) fclose(status);
  return kilobytes / 1024;
}

static int64_t *path(void) {
  int64_t *offsets = calloc((size_t)want.frames, sizeof *offsets);
  double largest = (double)largest_offset(), offset = 0, step = 0;
  for (int frame = 0; frame < want.frames; frame++) {
    if (!strcmp(want.mode, "scrub")) {
      int phase = frame % SWEEP;
      double t = (phase < SWEEP / 2 ? phase : SWEEP - 1 - phase) / (SWEEP / 2 - 1.0);
      offsets[frame] = (int64_t)(t * t * (3 - 2 * t) * largest);
    } else {
      if (frame % RESTART == 0) step = 4000 * want.scale;
      offset = offset + step < largest ? offset + step : largest;
      step *= 0.967;
      offsets[frame] = (int64_t)(offset + 0.5);
    }
  }
  return offsets;
}

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* As many frames as nub shows of a drag after its paced ones, after pauses as long as nub's are on the
 * whole, so that the X server has as much to do. They are in no other figure. */
static void drag(int64_t offset) {
  for (int number = 0; number < DRAGS; number++) {
    pause_until(now() + DRAG_PAUSE);
    show(offset + (number % 2 ? DRAG_REACH : -DRAG_REACH) * want.scale);
  }
}

/* Answers the window's events until a time; asleep in between. */
static void wait_until(uint64_t end) {
  SDL_Event event;
  for (uint64_t time; (time = now()) < end;)
    if (SDL_WaitEventTimeout(&event, (int)((end - time) / 1000000) + 1)
        && event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED)
      show(0);
}

static void measure(uint64_t start) {
  struct rusage before = {0}, after;
  double *times = calloc((size_t)want.frames, sizeof *times);
  int count = 0;
  show(0);
  double first_frame = (double)(now() - start) / 1e6;
  uint64_t begin = start;
  if (strcmp(want.mode, "startup")) {
    wait_until(now() + 300000000);
    int64_t *offsets = path();
    getrusage(RUSAGE_SELF, &before);
    begin = now();
    if (!strcmp(want.mode, "idle")) {
      wait_until(begin + 10000000000);
    } else {
      int paced = !strcmp(want.mode, "paced");
      uint64_t last = begin;
      SDL_Event event;
      for (; count < want.frames; count++) {
        if (paced) pause_until(begin + (uint64_t)(count + 1) * 16666667);
        while (SDL_PollEvent(&event)) {}
        show(offsets[count]);
        uint64_t time = now();
        times[count] = (double)(time - last) / 1e6;
        last = time;
      }
    }
  }
  double wall = (double)(now() - begin) / 1e9;
  getrusage(RUSAGE_SELF, &after);
  if (!strcmp(want.mode, "paced")) drag(largest_offset() / 2);
  qsort(times, (size_t)count, sizeof *times, smaller_first);
  printf("{\"peer\":\"reference\",\"mode\":\"%s\",\"rows\":%lld,\"frames\":%d,\"wall_s\":%.4f,"
         "\"cpu_user_s\":%.4f,\"cpu_sys_s\":%.4f,\"ms_per_frame_median\":%.4f,"
         "\"ms_per_frame_p99\":%.4f,\"peak_rss_mb\":%.1f,\"first_frame_ms\":%.1f,"
         "\"context_switches\":%ld}\n",
         want.mode, want.rows, count, wall,
         seconds(after.ru_utime) - seconds(before.ru_utime),
         seconds(after.ru_stime) - seconds(before.ru_stime), times[count / 2],
         count ? times[(int)(0.99 * (count - 1) + 0.5)] : 0, peak_memory(), first_frame,
         after.ru_nvcsw + after.ru_nivcsw - before.ru_nvcsw - before.ru_nivcsw);
}

/* The middle of 301 runs of the three things a frame cannot do without. */
static void measure_memory(void) {
  size_t size = (size_t)want.width * (size_t)want.height * 4, row = (size_t)want.width * 4 * 24;
  char *frame = malloc(size), *other = malloc(size);
  double times[3][301];
  memset(frame, 1, size);
  memset(other, 2, size);
  for (int run = 0; run < 301; run++) {
    uint64_t instants[4] = {now()};
    memset(frame, run, size);
    __asm__ volatile("" ::: "memory");
    instants[1] = now();
    memcpy(other, frame, size);
    __asm__ volatile("" ::: "memory");
    instants[2] = now();
    memmove(frame, frame + row, size - row);
    __asm__ volatile("" ::: "memory");
    instants[3] = now();
    for (int i = 0; i < 3; i++) times[i][run] = (double)(instants[i + 1] - instants[i]) / 1e6;
  }
  for (int i = 0; i < 3; i++) qsort(times[i], 301, sizeof(double), smaller_first);
  printf("{\"memset_ms\":%.4f,\"memcpy_ms\":%.4f,\"memmove_ms\":%.4f}\n", times[0][150],
         times[1][150], times[2][150]);
}

int main(int argc, char **argv) {
  const char *noted = getenv("BENCH_T0_NS");
  uint64_t start = noted ? strtoull(noted, NULL, 10) : now();
  if (argc > 2 && !strcmp(argv[1], "--launch")) {
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)now());
    setenv("BENCH_T0_NS", text, 1);
    execvp(argv[2], argv + 2);
    fail(argv[2], "cannot be started");
  }
  int speeds = 0;
  for (int i = 1; i < argc; i++) {
    const char *value = i + 1 < argc ? argv[i + 1] : "";
    if (!strcmp(argv[i], "--speeds")) { speeds = 1; continue; }
    if (!strcmp(argv[i], "--bench")) want.mode = value;
    else if (!strcmp(argv[i], "--rows")) want.rows = atoll(value);
    else if (!strcmp(argv[i], "--frames")) want.frames = atoi(value);
    else if (!strcmp(argv[i], "--size")) sscanf(value, "%dx%d", &want.width, &want.height);
    else if (!strcmp(argv[i], "--scale")) want.scale = atoi(value);
    else fail("unknown option", argv[i]);
    i++;
  }
  if (want.rows < 0 || want.frames < 1 || want.scale < 1 || want.width < 64 || want.height < 64)
    fail("options", "a value is too small");
  want.width *= want.scale;
  want.height *= want.scale;
  if (speeds) { measure_memory(); return 0; }
  /* Left alone, SDL would start OpenGL to find out whether it is any good. */
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) fail("display", SDL_GetError());
  load_letters();
  window = SDL_CreateWindow("reference", 0, 0, want.width, want.height, SDL_WINDOW_SHOWN);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface || surface->format->BytesPerPixel != 4) fail("window", SDL_GetError());
  screen = surface->pixels;
  stride = surface->pitch / 4;
  measure(start);
  return 0;
}
