/** Tables of baseline JPEG: the orders and codes of ITU-T T.81, Annexes A, C and K. */

/** Positions of a block's values in order, from coarse to fine. */
// biome-ignore format: a table
export const ZIGZAG: readonly number[] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
  58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]

/** Table K.1: how coarsely brightness is kept at quality 50. */
// biome-ignore format: a table
export const LUMA: readonly number[] = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]

/** Table K.2: how coarsely colours are kept at quality 50. */
// biome-ignore format: a table
export const CHROMA: readonly number[] = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
  24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
]

/** Number of codes of each length from 1 to 16, and their values. */
export interface HuffmanTable {
  lengths: Uint8Array
  values: Uint8Array
}

const table = (lengths: string, values: string): HuffmanTable => ({
  lengths: Uint8Array.from(Buffer.from(lengths, 'hex')),
  values: Uint8Array.from(Buffer.from(values, 'hex')),
})

/** Tables K.3 to K.6. */
export const DC_LUMA = table('00010501010101010100000000000000', '000102030405060708090a0b')
export const DC_CHROMA = table('00030101010101010101010000000000', '000102030405060708090a0b')
export const AC_LUMA = table(
  '0002010303020403050504040000017d',
  '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728' +
    '292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586878889' +
    '8a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2' +
    'e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
)
export const AC_CHROMA = table(
  '00020102040403040705040400010277',
  '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26' +
    '2728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a828384858687' +
    '88898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da' +
    'e2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
)

/** The code of each symbol, and its length in bits. */
export interface HuffmanCodes {
  codes: Uint32Array
  lengths: Uint8Array
}

export function codesOf({ lengths, values }: HuffmanTable): HuffmanCodes {
  const made = { codes: new Uint32Array(256), lengths: new Uint8Array(256) }
  let code = 0
  let next = 0
  lengths.forEach((count, index) => {
    for (let i = 0; i < count; i++, next++) {
      made.codes[values[next]!] = code++
      made.lengths[values[next]!] = index + 1
    }
    code <<= 1
  })
  return made
}
