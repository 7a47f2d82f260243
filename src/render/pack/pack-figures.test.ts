import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../look/bodies.ts'
import type { Part } from '../look/part.ts'
import { figureModelOf } from '../mesh/figure-model.ts'
import { TextureSet } from '../mesh/texture-set.ts'
import { packLooks } from './pack-looks.ts'

/**
 * A sheet on which each pixel says where it is: red is the column, green the row of a layout 64 wide. `fine`: pixels per pixel of
 * the layout.
 */
function sheet(fine = 1, height = 64, blue = 0, width = 64): Uint8Array {
  const picture = new PNG({ width: width * fine, height: height * fine })
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++)
      picture.data.set([Math.floor(x / fine), Math.floor(y / fine), blue, 255], 4 * (y * picture.width + x))
  return PNG.sync.write(picture)
}

const looksOf = (files: Record<string, Uint8Array>) =>
  packLooks({ read: (path) => files[path.replace('minecraft/textures/entity/', '')] })

const [DOWN, UP, NORTH, EAST] = [0, 1, 2, 5]
/** The place on the sheet of the upper left pixel of a face. */
const placeOf = (part: Part | undefined, face: number): [number, number] => {
  const pixel = part?.skin[face]?.texture.pixels[0] ?? 0
  return [pixel & 255, (pixel >> 8) & 255]
}

describe('mobs in the pictures of a pack', () => {
  const looks = looksOf({
    'pig/pig.png': sheet(1, 32),
    'zombie/zombie.png': sheet(4),
    'sheep/sheep.png': sheet(1, 32, 10),
    'player/wide/steve.png': sheet(1, 64, 1),
    'player/wide/zuri.png': sheet(1, 64, 2),
    'cow/cow.png': new Uint8Array([1, 2, 3]),
    'cat/black.png': sheet(1, 32),
    'blaze.png': sheet(1, 32),
    'bee/bee.png': sheet(),
    'fish/cod.png': sheet(1, 32, 0, 32),
    'fish/pufferfish.png': sheet(2, 32, 0, 32),
  })

  it('have the faces of their heads where the sheet has them', () => {
    const [head] = bodyOf('pig', '', { looks })
    expect(placeOf(head, NORTH)).toEqual([8, 8])
    expect(placeOf(head, EAST)).toEqual([0, 8])
    // tops are laid out as seen from the front, undersides as seen from above
    expect(placeOf(head, UP)).toEqual([15, 7])
    expect(placeOf(head, DOWN)).toEqual([23, 0])
  })

  it('carry the back of a trunk that lies on top', () => {
    const trunk = bodyOf('pig', '', { looks })[2]!
    // 10 wide, 16 long, 8 deep from (28, 8) on: the back begins after two sides and the front
    expect(trunk.skin[UP]?.texture.pixels).toContain((0xff000000 | (16 << 8) | 54) >>> 0)
    expect(trunk.to[2] - trunk.from[2]).toBe(16)
  })

  it('are the same from a sheet that is finer', () => {
    expect(placeOf(bodyOf('zombie', '', { looks })[0], NORTH)).toEqual([8, 8])
  })

  it('have fins and wings that are thin, with a picture on their wide sides alone', () => {
    const cod = bodyOf('cod', '', { looks })
    expect(placeOf(cod[0], NORTH)).toEqual([7, 7])
    const tail = cod[5]!
    expect(tail.to[0] - tail.from[0]).toBeLessThan(0.1)
    expect(placeOf(tail, EAST)).toEqual([22, 7])
    expect([tail.skin[UP], tail.skin[NORTH]]).toEqual([undefined, undefined])
    // no search above the sheet's edge
    expect(placeOf(cod[6], EAST)).toEqual([20, 0])
    expect(placeOf(bodyOf('pufferfish', '', { looks })[0], NORTH)).toEqual([3, 30])
    const wings = bodyOf('bee', '', { looks }).filter(({ to, from }) => to[0] - from[0] > 8)
    expect(wings.map(({ turn }) => turn?.degrees)).toEqual([-15, 15])
  })

  it('stand and hover as high as in the game', () => {
    const span = (kind: string) => {
      const parts = bodyOf(kind, '', { looks }).filter(({ turn }) => (turn?.degrees ?? 0) === 0)
      return [Math.min(...parts.map(({ from }) => from[1])), Math.max(...parts.map(({ to }) => to[1]))].map(
        (y) => Math.round(y) + 0,
      )
    }
    expect(bodyOf('blaze', '', { looks })).toHaveLength(13)
    expect(span('blaze')).toEqual([4, 28])
    expect(span('bee')).toEqual([0, 9])
    // on its feet, up to the tips of its ears, at 0.8 of the model
    expect(span('cat')).toEqual([0, 10])
  })

  it('walk, nod and hold things as in our own look', () => {
    const still = bodyOf('zombie', '', { looks })
    const going = bodyOf('zombie', '', { looks, pitch: 0.5, stride: 0.5 })
    expect(going.filter(({ turn }, i) => turn?.degrees !== still[i]?.turn?.degrees)).toHaveLength(6)
    const armed = bodyOf('zombie', '', { looks, mainHand: 'stick', armour: ['iron_boots', '', '', ''] })
    expect(armed.length).toBeGreaterThan(still.length + 2)
  })

  it('have no fur where the pack has none, and our own look where it has no sheet or a broken one', () => {
    expect(bodyOf('sheep', '', { looks }).length).toBeGreaterThan(5)
    for (const kind of ['cow', 'axolotl', 'constructor'])
      expect(bodyOf(kind, '', { looks })).toEqual(bodyOf(kind, ''))
  })

  it('give each player one of the faces that there are, always the same', () => {
    const face = (name: string) => bodyOf('player', name, { looks })[0]?.skin[NORTH]?.texture.key
    expect(face('Ann')).toBe(face('Ann'))
    expect(new Set(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'].map(face)).size).toBe(2)
  })

  it('stretch their own arm out before their eyes', () => {
    const [arm] = bodyOf('hand', 'Ann', { looks })
    const [right] = bodyOf('player', 'Ann', { looks }).filter(({ from, to }) => from[0] >= 12 && to[1] === 24)
    expect(arm?.skin[NORTH]?.texture.key).toBe(right?.skin[DOWN]?.texture.key)
  })

  it('are few limbs for the page, however many boxes they have', () => {
    const { limbs } = figureModelOf('player', 'Ann', new TextureSet(), looks)
    expect(bodyOf('player', 'Ann', { looks }).length).toBe(12)
    expect(limbs.length).toBe(6)
  })
})
