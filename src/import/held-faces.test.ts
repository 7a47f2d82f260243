import { describe, expect, it } from 'vitest'
import type { BlockSpec } from '../game/block.ts'
import { withHeldFaces } from './held-faces.ts'

const vine = (...faces: string[]): BlockSpec => ({
  name: 'vine',
  properties: Object.fromEntries(
    ['north', 'east', 'south', 'west', 'up'].map((side) => [side, String(faces.includes(side))]),
  ),
})
const block = (name: string, properties: Record<string, string> = {}): BlockSpec => ({ name, properties })

/** The faces that a vine at 0, 1, 0 keeps next to these blocks. */
function facesBeside(wanted: BlockSpec, others: readonly (readonly [number, number, number, BlockSpec])[]) {
  const cells = [[0, 1, 0, wanted] as const, ...others].map(([x, y, z, of], index) => ({
    position: { x, y, z },
    block: of,
    field: `blocks.${index}`,
  }))
  const ground = block('grass_block')
  const { cells: held, notes } = withHeldFaces(cells, {
    version: '1.19.2',
    at: ({ y }) => (y < 0 ? ground : undefined),
  })
  const { properties } = held[0]?.block ?? wanted
  return { faces: Object.keys(properties).filter((side) => properties[side] === 'true'), notes }
}

describe('a vine of an imported building', () => {
  it('keeps the faces on whole blocks and on leaves', () => {
    const beside = [
      [0, 1, -1, block('stone')],
      [1, 1, 0, block('oak_leaves', { persistent: 'true' })],
    ] as const
    expect(facesBeside(vine('north', 'east'), beside)).toEqual({ faces: ['north', 'east'], notes: [] })
  })

  it('loses the faces on nothing and on half a block, with a note', () => {
    const beside = [
      [0, 1, -1, block('stone')],
      [1, 1, 0, block('oak_slab', { type: 'bottom' })],
    ] as const
    expect(facesBeside(vine('north', 'east', 'west'), beside)).toEqual({
      faces: ['north'],
      notes: [
        'vine without its face to west, which nothing holds',
        'vine without its face to east, which nothing holds',
      ],
    })
  })

  it('that nothing holds at all is left to the check of what falls off', () => {
    expect(facesBeside(vine('north'), [])).toEqual({ faces: ['north'], notes: [] })
  })
})
