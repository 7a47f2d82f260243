import { fitting } from '../expectations.ts'
import { type Heading, type Placing, type Probe, probe, type Spot } from '../probe.ts'

export const HEADINGS: readonly Heading[] = ['north', 'east', 'south', 'west']
export const OPPOSITE = { north: 'south', south: 'north', west: 'east', east: 'west' } as const
export const FLOOR: Spot = [12, -1, 9]
/** A stone block in the air; all six faces can be clicked. */
export const STONE: Spot = [12, 1, 9]
export const RULE = 'getStateForPlacement of the family.'

/** An item to place: how, and the resulting block. `before` lists blocks to set first. */
export type PlacingRow = readonly [
  name: string,
  title: string,
  item: string,
  how: Placing,
  wanted: string,
  before?: readonly (readonly [Spot, string])[],
]

/** A probe that places an item and checks the resulting block. */
export const placing = (...[name, title, item, how, wanted, before = []]: PlacingRow): Probe =>
  probe(
    `placement.${name}`,
    title,
    RULE,
    async (world) => {
      for (const [spot, block] of before) await world.set(spot, world.nameOf(block))
      fitting(`${item} placed`, await world.place(item, how), wanted)
    },
    { needs: [item, wanted, ...before.map(([, block]) => block)] },
  )
