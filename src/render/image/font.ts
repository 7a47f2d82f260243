export const GLYPH_WIDTH = 5
/** Includes room for descenders. */
export const GLYPH_HEIGHT = 8

/**
 * Columns of each printable ASCII character starting with the space, two hex digits per column, the uppermost
 * pixel in the lowest bit.
 */
const COLUMNS =
  '0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0005030000 001c224100 0041221c00 ' +
  '14083e0814 08083e0808 0050300000 0808080808 0060600000 2010080402 3e5149453e 00427f4000 4261514946 2141454b31 ' +
  '1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0814224100 1414141414 ' +
  '0041221408 0201510906 324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a ' +
  '7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e ' +
  '7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 3f4038403f 6314081463 0708700807 6151494543 007f414100 ' +
  '0204081020 0041417f00 0402010204 4040404040 0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418 ' +
  '087e090102 18a4a4a47c 7f08040478 00447d4000 4080847d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438 ' +
  'fc24242418 18242424fc 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 1ca0a0a07c ' +
  '4464544c44 0008364100 00007f0000 0041360800 0804081008'

/** Rows of each character, the leftmost pixel in the highest of five bits. The empty text is the fallback. */
export const FONT: Readonly<Record<string, readonly number[]>> = Object.fromEntries([
  ...COLUMNS.split(' ').map((columns, index) => [String.fromCharCode(32 + index), rowsOf(columns)]),
  ['', [31, 17, 17, 17, 17, 17, 31, 0]],
])

function rowsOf(columns: string): number[] {
  const bits = [0, 1, 2, 3, 4].map((i) => Number.parseInt(columns.slice(2 * i, 2 * i + 2), 16))
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    bits.reduce((sum, column, i) => sum | (((column >> row) & 1) << (GLYPH_WIDTH - 1 - i)), 0),
  )
}
