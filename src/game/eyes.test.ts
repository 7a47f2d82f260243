import { describe, expect, it } from 'vitest'
import { cellsAlong, isInPicture, pointsOfBlock, seesPoint, viewAngles, viewFrom } from './eyes.ts'

const feet = { x: 0.5, y: 0, z: 0.5 }
const looking = (yaw: number, pitch = 0) => viewFrom(feet, viewAngles({ yaw, pitch }))
const none = () => false

describe('the picture of a player', () => {
  it.each([
    ['south', 0, { x: 0.5, y: 1.6, z: 5 }],
    ['west', 90, { x: -5, y: 1.6, z: 0.5 }],
    ['north', 180, { x: 0.5, y: 1.6, z: -5 }],
    ['east', -90, { x: 5, y: 1.6, z: 0.5 }],
  ])('shows what lies %s of one that looks there, and nothing else', (_, yaw, point) => {
    expect([0, 90, 180, -90].filter((other) => isInPicture(looking(other), point))).toEqual([yaw])
  })

  it('is 70° high and 102° wide', () => {
    const at = (across: number, up: number) => ({
      x: 0.5 + 10 * Math.tan((across * Math.PI) / 180),
      y: 1.62 + 10 * Math.tan((up * Math.PI) / 180),
      z: 10.5,
    })
    expect(
      [at(50, 0), at(-50, 0), at(0, 34), at(0, -34)].every((point) => isInPicture(looking(0), point)),
    ).toBe(true)
    expect(
      [at(52, 0), at(-52, 0), at(0, 36), at(0, -36)].some((point) => isInPicture(looking(0), point)),
    ).toBe(false)
  })

  it('turns down with the pitch', () => {
    const below = { x: 0.5, y: 0, z: 1.5 }
    expect(isInPicture(looking(0), below)).toBe(false)
    expect(isInPicture(looking(0, 50), below)).toBe(true)
  })
})

describe('a line of sight', () => {
  it('passes cells one after another, each beside the one before', () => {
    const cells = [...cellsAlong({ x: 0.5, y: 1.6, z: 0.5 }, { x: 3.5, y: 0.5, z: -2.5 })]
    expect(cells[0]).toEqual({ x: 0, y: 1, z: 0 })
    expect(cells.at(-1)).toEqual({ x: 3, y: 0, z: -3 })
    for (const [index, cell] of cells.slice(1).entries()) {
      const before = cells[index] ?? cell
      expect(Math.abs(cell.x - before.x) + Math.abs(cell.y - before.y) + Math.abs(cell.z - before.z)).toBe(1)
    }
  })

  it('ends at opaque blocks, but not at the target block', () => {
    const block = { x: 0, y: 1, z: 5 }
    const isWall = ({ z }: { z: number }) => z === 3
    const [middle = block] = pointsOfBlock(block)
    expect(seesPoint(looking(0), middle, none)).toBe(true)
    expect(seesPoint(looking(0), middle, ({ z }) => z === 5)).toBe(true)
    expect(seesPoint(looking(0), middle, isWall)).toBe(false)
    expect(seesPoint(looking(0), { x: 0.5, y: 1.5, z: 40 }, none)).toBe(false)
  })
})
