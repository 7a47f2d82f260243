import type { Colour } from '../colour.ts'
import type { Tint } from './part.ts'

/** First match wins. */
const TINTS: readonly [names: RegExp, tint: Tint | Colour][] = [
  [/^birch_leaves$/, 0x80a755],
  [/^spruce_leaves$/, 0x619961],
  [/^lily_pad$/, 0x208030],
  [/^redstone_wire$/, 0xd01000],
  [/_stem$/, 0x70a820],
  [/leaves$|^vine$/, 'foliage'],
  [/water|bubble/, 'water'],
]

/** The colour by which the game multiplies a tinted face of a block: one of the climate's, or a constant. */
export const tintOf = (block: string): Tint | Colour =>
  TINTS.find(([names]) => names.test(block))?.[1] ?? 'grass'
