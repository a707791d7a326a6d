// The compiled-in bitmap font, drawn by hand for this package: the printable characters of ASCII, a
// box for any other, and a sign for what could not be decoded. Knows no sizes and no pixels.

/// Letters of square dots, five wide in a cell of six by ten.
enum BitmapFont {
  /// Columns from one character to the next.
  static let cellWidth = 6
  /// Rows from one line to the next.
  static let cellHeight = 10
  /// The columns that a character may fill; the last of the cell stays empty.
  static let columns = 5
  /// The rows that a character may fill; the first of the cell stays empty.
  static let rows = 9
  /// The rows above the baseline, the empty one not counted.
  static let rowsAboveBaseline = 7

  /// Shown for a character that the font lacks.
  static let box: UInt64 = 0x1F8C_6318_FC00
  /// Shown for U+FFFD, which stands for bytes that are no text.
  static let replacement: UInt64 = 0x1F8F_77FD_FC00

  /// The dots of a character: nine rows of five bits, the last row in the lowest bits, the last
  /// column in the lowest bit of each.
  static func dots(of character: Unicode.Scalar) -> UInt64 {
    let index = Int(character.value) - 0x20
    if printable.indices.contains(index) { return printable[index] }
    return character == "\u{FFFD}" ? replacement : box
  }

  /// Tells whether a character has a dot in a place.
  static func hasDot(_ dots: UInt64, column: Int, row: Int) -> Bool {
    dots >> UInt64((rows - 1 - row) * columns + columns - 1 - column) & 1 == 1
  }

  // U+0020 to U+007E.
  private static let printable: [UInt64] = [
    0x0000_0000_0000,  // space
    0x0421_0840_1000,  // !
    0x0A52_8000_0000,  // "
    0x0A57_D5F5_2800,  // #
    0x047D_1C5F_1000,  // $
    0x18C8_8889_8C00,  // %
    0x0C95_1159_3400,  // &
    0x0421_0000_0000,  // '
    0x0222_1082_0800,  // (
    0x0820_8422_2000,  // )
    0x0025_5D52_0000,  // *
    0x0021_3E42_0000,  // +
    0x0000_0006_3088,  // ,
    0x0000_3E00_0000,  // -
    0x0000_0006_3000,  // .
    0x0108_8888_4000,  // /
    0x0E8C_EB98_B800,  // 0
    0x0461_0842_3800,  // 1
    0x0E88_4444_7C00,  // 2
    0x0E88_4C18_B800,  // 3
    0x0232_A5F1_0800,  // 4
    0x1F87_8218_B800,  // 5
    0x0644_3D18_B800,  // 6
    0x1F08_8844_2000,  // 7
    0x0E8C_5D18_B800,  // 8
    0x0E8C_5E11_3000,  // 9
    0x0063_0006_3000,  // :
    0x0063_0006_3088,  // ;
    0x0222_2082_0800,  // <
    0x0007_C1F0_0000,  // =
    0x0820_8222_2000,  // >
    0x0E88_4440_1000,  // ?
    0x0E8D_EB78_3800,  // @
    0x0E8C_7F18_C400,  // A
    0x1E8C_7D18_F800,  // B
    0x0E8C_2108_B800,  // C
    0x1E8C_6318_F800,  // D
    0x1F84_3D08_7C00,  // E
    0x1F84_3D08_4000,  // F
    0x0E8C_2F18_BC00,  // G
    0x118C_7F18_C400,  // H
    0x0E21_0842_3800,  // I
    0x0710_8429_3000,  // J
    0x1195_3149_4400,  // K
    0x1084_2108_7C00,  // L
    0x11DD_6B18_C400,  // M
    0x118E_6B38_C400,  // N
    0x0E8C_6318_B800,  // O
    0x1E8C_7D08_4000,  // P
    0x0E8C_6359_3400,  // Q
    0x1E8C_7D49_4400,  // R
    0x0E8C_1C18_B800,  // S
    0x1F21_0842_1000,  // T
    0x118C_6318_B800,  // U
    0x118C_54A2_1000,  // V
    0x118C_6B5D_C400,  // W
    0x118A_88A8_C400,  // X
    0x118A_8842_1000,  // Y
    0x1F08_8888_7C00,  // Z
    0x0E42_1084_3800,  // [
    0x1082_0820_8400,  // backslash
    0x0E10_8421_3800,  // ]
    0x0454_4000_0000,  // ^
    0x0000_0000_03E0,  // _
    0x0820_8000_0000,  // `
    0x0003_82F8_BC00,  // a
    0x1087_A318_F800,  // b
    0x0003_A108_B800,  // c
    0x010B_E318_BC00,  // d
    0x0003_A3F8_3800,  // e
    0x064A_3C84_2000,  // f
    0x0003_E318_BC2E,  // g
    0x1085_B318_C400,  // h
    0x0403_0842_3800,  // i
    0x0201_8421_0A4C,  // j
    0x1084_A98A_4800,  // k
    0x0C21_0842_3800,  // l
    0x0006_AB5A_D400,  // m
    0x0005_B318_C400,  // n
    0x0003_A318_B800,  // o
    0x0007_A318_FA10,  // p
    0x0003_E318_BC21,  // q
    0x0005_B308_4000,  // r
    0x0003_E0E0_F800,  // s
    0x0847_9084_9800,  // t
    0x0004_6319_B400,  // u
    0x0004_6315_1000,  // v
    0x0004_635A_A800,  // w
    0x0004_5445_4400,  // x
    0x0004_6318_BC2E,  // y
    0x0007_C444_7C00,  // z
    0x0321_1042_0C00,  // {
    0x0421_0842_1080,  // |
    0x1821_0442_6000,  // }
    0x0002_6B20_0000,  // ~
  ]
}
