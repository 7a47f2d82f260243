import { describe, expect, it } from 'vitest'
import { distance, type Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { isAtHand, nextCell } from './cell-order.ts'
import { vantageFor } from './vantage.ts'

const at = (x: number, y: number, z: number): Position => ({ x, y, z })
const cell = (position: Position, block = 'stone', leansOn?: Position): WantedCell => ({
  position,
  block: parseBlock(block) as WantedCell['block'],
  item: block,
  ...(leansOn && { leansOn }),
})
/** A stone floor on the ground. */
const floor = (width: number, depth: number): WantedCell[] =>
  Array.from({ length: width * depth }, (_, index) => cell(at(index % width, 0, Math.floor(index / width))))
/** A wall along x, row by row from below. */
const wall = (width: number, height: number): WantedCell[] =>
  Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return cell(at(x, y, 0), 'stone', y === 0 ? undefined : at(x, y - 1, 0))
  })
/** The order in which the cells are filled from one place. */
function orderFrom(here: Position, cells: readonly WantedCell[]): Position[] {
  let open = [...cells]
  const order: Position[] = []
  for (let next = nextCell(open, here); next !== undefined; next = nextCell(open, here)) {
    order.push(next.position)
    open = open.filter((other) => other !== next)
  }
  return order
}

describe('the cell that is filled next', () => {
  it('is the farthest within reach on a floor, so that no block hides the ground behind it; its own cell comes last', () => {
    const here = at(1.5, 0, 1.5)
    const order = orderFrom(here, floor(3, 3))
    expect(order.at(-1)).toEqual(at(1, 0, 1))
    const ways = order.slice(0, -1).map(({ x, z }) => Math.hypot(x + 0.5 - here.x, z + 0.5 - here.z))
    expect(ways).toEqual(ways.toSorted((a, b) => b - a))
  })

  it('is the nearest where none is within reach', () => {
    expect(nextCell(floor(3, 1), at(20.5, 0, 0.5))?.position).toEqual(at(2, 0, 0))
  })

  it('lies as low as possible, and never on a cell that is still open', () => {
    const order = orderFrom(at(1.5, 0, 2.5), wall(3, 3))
    expect(order.map(({ y }) => y)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    // From the side, a column is finished before the agent goes on.
    const columns = orderFrom(at(-2.5, 0, 0.5), wall(6, 2)).filter(({ x }) => x < 1)
    expect(columns.map(({ y }) => y)).toEqual([0, 1])
  })

  it('is not one in which a teammate stands, as long as there are others', () => {
    const [near, far] = [cell(at(1, 0, 0)), cell(at(3, 0, 0))]
    const here = at(0.5, 0, 0.5)
    expect(nextCell([near, far], here)).toBe(far)
    expect(nextCell([near, far], here, { others: [at(3.5, 0, 0.5)] })).toBe(near)
    expect(nextCell([far], here, { others: [at(3.5, 0, 0.5)] })).toBe(far)
  })

  it('keeps to the order of blocks that their neighbours shape', () => {
    const rails = [0, 1, 2, 3].map((x) => cell(at(x, 0, 0), 'rail'))
    expect(orderFrom(at(-1.5, 0, 0.5), rails).map(({ x }) => x)).toEqual([0, 1, 2, 3])
  })

  it('may be a log before the walls beside it, which would hide it', () => {
    const [left, right] = [cell(at(2, 1, 3)), cell(at(3, 1, 2))]
    const corner = cell(at(3, 1, 3), 'oak_log[axis=y]', at(3, 0, 3))
    expect(orderFrom(at(1.5, 1, 1.5), [left, right, corner])[0]).toEqual(corner.position)
  })

  it('is for an agent that has climbed one that turns as wanted from up there', () => {
    const ridge = [0, 1, 2].flatMap((x) => [
      cell(at(x, 3, 1), 'oak_stairs[facing=north]'),
      cell(at(x, 3, 0), 'oak_stairs[facing=south]'),
    ])
    const here = at(1.5, 2, -0.5)
    const facing = (isUp: boolean) => nextCell(ridge, here, { isUp })?.block.properties.facing
    expect(facing(true)).toBe('south')
    expect(facing(false)).toBe('north')
  })

  it('is the rod at the tip before the one on which it would stand', () => {
    const rods = [2, 1, 0].map((y) => cell(at(3, y, 0), 'end_rod[facing=up]'))
    expect(orderFrom(at(0.5, 0, 0.5), rods).map(({ y }) => y)).toEqual([2, 1, 0])
  })

  it('is the first of the plan where each waits for another', () => {
    const [one, other] = [cell(at(0, 0, 0), 'stone', at(1, 0, 0)), cell(at(1, 0, 0), 'stone', at(0, 0, 0))]
    expect(nextCell([one, other], at(0.5, 0, 3.5))).toBe(one)
  })
})

describe('a vantage', () => {
  const reaches = (cells: readonly WantedCell[], feet: Position) =>
    cells.every((one) => isAtHand(one, { x: feet.x + 0.5, y: feet.y, z: feet.z + 0.5 }))

  it('has everything at hand where one place does', () => {
    const cells = floor(4, 4)
    const { cell: place, range } = vantageFor(cells, at(12.5, 0, 1.5)) as NonNullable<
      ReturnType<typeof vantageFor>
    >
    expect(range).toBeGreaterThanOrEqual(0)
    expect(reaches(cells, place)).toBe(true)
  })

  it('lies beside a wall and not in it, with the room for error that there is', () => {
    const cells = wall(3, 4)
    const { cell: place, range } = vantageFor(cells, at(1.5, 0, 9.5)) as NonNullable<
      ReturnType<typeof vantageFor>
    >
    expect(place.z).not.toBe(0)
    expect(range).toBeGreaterThanOrEqual(1)
    expect(distance(place, at(1, 0, 0))).toBeLessThan(4)
  })

  it('keeps out of what others fill', () => {
    const cells = floor(3, 3)
    const own = new Set(cells.map(({ position: { x, z } }) => `${x},${z}`))
    const beside = Array.from({ length: 81 }, (_, index) => at((index % 9) - 3, 0, Math.floor(index / 9) - 3))
    const { cell: place } = vantageFor(
      cells,
      at(9.5, 0, 1.5),
      beside.filter(({ x, z }) => !own.has(`${x},${z}`)),
    ) as NonNullable<ReturnType<typeof vantageFor>>
    expect(own.has(`${place.x},${place.z}`)).toBe(true)
  })

  it('is none where only a few cells or none are reached from there', () => {
    expect(vantageFor(floor(2, 2), at(9.5, 0, 0.5))).toBeUndefined()
    const roof = floor(3, 3).map((one) => cell({ ...one.position, y: 9 }))
    expect(vantageFor(roof, at(0.5, 0, 0.5))).toBeUndefined()
  })
})
