import { clockwise, offsetOf, type Side } from '../../src/game/placement/options.ts'
import type { Exhibit } from './exhibits.ts'

/** Blocks that get their states from each other: double chests, and rails that turn and rise. */
export const groups = (names: readonly string[]): Exhibit[] => [
  ...names.filter((name) => /^(trapped_)?chest$/.test(name)).flatMap(chestsOf),
  ...names.filter((name) => /(^|_)rail$/.test(name)).flatMap(railsOf),
]

const WIDTH = 5

/** A double chest, and two chests beside each other that stay apart, for each direction. */
function chestsOf(name: string): Exhibit[] {
  const exhibits = (['north', 'east', 'south', 'west'] as const).flatMap((facing) => {
    const { x, z } = offsetOf(clockwise(facing as Side))
    const pair = (left: string, right: string): Exhibit['blocks'] => [
      { block: `${name}[facing=${facing},type=${left}]`, at: [2, 0, 2] },
      { block: `${name}[facing=${facing},type=${right}]`, at: [2 + x, 0, 2 + z] },
    ]
    return [pair('left', 'right'), pair('single', 'single')]
  })
  return exhibits.map((blocks) => ({ context: 'ground', family: 'Pairs of chests', blocks, width: WIDTH }))
}

/**
 * Tracks drawn from above: each sign is a shape, `.` is free. None lies beside another: free ends that touch join, in whatever
 * order they are placed.
 */
const FLAT: readonly string[][] = [
  ['┌─┐', '│.│', '└─┘'],
  ['│..', '│..', '│..'],
  ['───', '...', '...'],
  ['─┐.', '.│.', '.└─'],
  ['.┌─', '.│.', '─┘.'],
]
const SHAPES: Readonly<Record<string, string>> = {
  '│': 'north_south',
  '─': 'east_west',
  '┌': 'south_east',
  '┐': 'south_west',
  '┘': 'north_west',
  '└': 'north_east',
}

/** Tracks on the ground, straight ones alone for rails that do not turn, and tracks that rise in each direction. */
function railsOf(name: string): Exhibit[] {
  const turns = name === 'rail'
  const flat = FLAT.filter((rows) => turns || !/[┌┐┘└]/.test(rows.join('')))
  const drawn = flat.map((rows): Exhibit['blocks'] =>
    rows.flatMap((row, z) =>
      [...row].flatMap((sign, x) =>
        sign === '.' ? [] : [{ block: `${name}[shape=${SHAPES[sign]}]`, at: [1 + x, 0, 1 + z] as const }],
      ),
    ),
  )
  const rising = (['north', 'east', 'south', 'west'] as const).map((side): Exhibit['blocks'] => {
    const { x, z } = offsetOf(side as Side)
    const straight = x === 0 ? 'north_south' : 'east_west'
    return [
      { block: `${name}[shape=ascending_${side}]`, at: [2, 0, 2] },
      { block: 'stone', at: [2 + x, 0, 2 + z] },
      { block: `${name}[shape=${straight}]`, at: [2 + x, 1, 2 + z] },
    ]
  })
  return [...drawn, ...rising].map((blocks) => ({
    context: 'ground',
    family: 'Tracks',
    blocks,
    width: WIDTH,
  }))
}
