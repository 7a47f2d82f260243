import { expect, it } from 'vitest'
import { HAND_CLEAR } from './hand.ts'
import { handPicture } from './hand-picture.ts'

const SIZE = { width: 176, height: 99 }

/** The columns of a hand's picture in which something is drawn. */
function columns(mainHand: string): number[] {
  const { width, height, pixels } = handPicture(undefined, { name: 'Ann', mainHand, swing: 0 }, SIZE)
  const isDrawn = (x: number, y: number): boolean => {
    const at = 4 * (y * width + x)
    return ((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!) !== HAND_CLEAR
  }
  return Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => y).some((y) => isDrawn(x, y)),
  )
}

it.each(['wooden_pickaxe', 'iron_sword', 'bow', 'shield', 'diamond', 'oak_planks', ''])(
  'a hand is drawn in one piece, with nothing beside it: %s',
  (item) => {
    const drawn = columns(item)
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.at(-1)! - drawn[0]! + 1).toBe(drawn.length)
  },
)
