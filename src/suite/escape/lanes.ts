import { type Cell, type EscapeSite, INSIDE } from './escape-site.ts'

/** VillagerBench's numbers for the mechanisms that merge the team, split it, and let it cross over. */
export const MERGE = 3
export const SPLIT = 4
export const CROSS = 5

/** Rooms side by side, one per agent. */
export interface Lanes {
  site: EscapeSite
  number: number
  column: number
  agents: number
  rooms: string[]
}

/** Opens a column of rooms with one lane for each agent. */
export function openLanes(
  site: EscapeSite,
  number: number,
  column: number,
  agents: number,
  wait: number,
): Lanes {
  const rooms = Array.from({ length: agents }, (_, lane) =>
    site.room(`lane-${number}-${lane + 1}`, column, lane, { wait }),
  )
  return { site, number, column, agents, rooms }
}

/** The cells where agents arrive in their lanes. */
export const entries = ({ site, column, rooms }: Lanes): Cell[] =>
  rooms.map((_, lane) => site.at(column, lane, 1, 3))

/** A lever in the centre of each lane, out of reach from other lanes. */
const levers = ({ site, number, column, rooms }: Lanes): string[] =>
  rooms.map((_, lane) => {
    const at = site.at(column, lane, 4, 3)
    return site.mechanism(`lever-${number}-${lane + 1}`, at, 'lever[face=floor,facing=north]')
  })

/** The lever of each lane teleports the agents in it to the common room. */
export function merge(lanes: Lanes, column: number): void {
  const { site, number, rooms } = lanes
  levers(lanes).forEach((lever, lane) => {
    const out = site.at(column, 0, Math.floor(lane / INSIDE), lane % INSIDE)
    site.teleport(`merge-${number}-${lane + 1}`, rooms[lane] as string, [out], { openedBy: [lever] })
  })
}

/** The lever of each lane opens the gate of the previous lane. */
export function cross(lanes: Lanes, next: Lanes): void {
  const { site, number, column, rooms, agents } = lanes
  const all = levers(lanes)
  rooms.forEach((room, lane) => {
    site.passage(
      `gate-${number}-${lane + 1}`,
      [room, next.rooms[lane] as string],
      [column, lane],
      [
        ['iron_bars', 'iron_bars'],
        ['iron_bars', 'iron_bars'],
      ],
      { openedBy: [all[(lane + 1) % agents] as string] },
    )
  })
}
