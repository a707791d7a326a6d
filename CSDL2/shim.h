// SDL2 and SDL2_image for Swift. SDL must not rename `main`: the program's own entry point is Swift's.
// SDL2_image is not linked: the back end loads it when the first picture needs it.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
// Of Xlib, which is not linked either: types alone.
#include <X11/extensions/XShm.h>
// Of the C library, what Swift's map of it leaves out: malloc_trim.
#include <malloc.h>
