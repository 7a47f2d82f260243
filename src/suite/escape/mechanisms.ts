import type { Random } from '../../core/random.ts'
import { isButton } from '../../game/blocks/kinds/switches.ts'
import type { BlockBox } from '../../import/boxes.ts'
import { type Cell, type Closing, doorway, type EscapeSite, INSIDE } from './escape-site.ts'

/** A room for the whole team, with the passage to the next one. */
export interface Stage {
  site: EscapeSite
  random: Random
  /** Number of the stage, counting from 1. Part of all its names. */
  number: number
  column: number
  agents: number
  room: string
  next: string
  /** Items that the team must bring to the exit. */
  carry: string[]
}

/** A mechanism of a room for the whole team. */
export interface RoomMechanism {
  /** Number in VillagerBench's list of 18. */
  atom: number
  name: string
  /** Its description for the team. */
  hint: string
  /** Minimum team size. */
  minAgents: number
  /** VillagerBench's `wait_interval`. */
  wait: number
  /** VillagerBench's number of conditions, if that is more than the room has: mechanisms of which there is one per agent. */
  conditions?: number
  build(stage: Stage): void
}

const BARS: Closing = ['iron_bars', 'iron_bars']
const both = (block: string): Closing => [block, block]
const door = (kind: string): Closing => both(`${kind}_door[facing=west]`)

/** Cells for plates: neither on the path from door to door, nor where agents wait. */
const PLATES: readonly [number, number][] = [
  [2, 1],
  [4, 5],
  [4, 1],
  [2, 5],
  [5, 1],
  [1, 5],
  [1, 1],
  [5, 5],
]
/** Places for levers and buttons on the north and south walls, in two rows, out of reach from the previous room. */
const ON_WALLS: readonly [u: number, v: number, y: number][] = [0, INSIDE - 1].flatMap((v) => [
  [2, v, 1],
  [4, v, 1],
  [5, v, 1],
  [4, v, 2],
])

const onWall = (block: string, v: number) => `${block}[face=wall,facing=${v === 0 ? 'south' : 'north'}]`

/** `count` random elements of a list, in random order. */
function drawSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list]
  return Array.from({ length: count }, () => rest.splice(random.integer(rest.length), 1)[0] as T)
}

/** Plates at random cells, one for each block name. */
function plates({ site, random, number, column }: Stage, blocks: readonly string[]): string[] {
  return drawSome(random, PLATES, blocks.length).map(([u, v], index) =>
    site.mechanism(
      `plate-${number}-${index + 1}`,
      site.at(column, 0, u, v),
      `${blocks[index]}_pressure_plate`,
    ),
  )
}

/** Levers or buttons at random places on the walls. */
function switches({ site, random, number, column }: Stage, kind: string, count: number): string[] {
  return drawSome(random, ON_WALLS, count).map(([u, v, y], index) => {
    const name = isButton(kind) ? 'button' : kind
    return site.mechanism(`${name}-${number}-${index + 1}`, site.at(column, 0, u, v, y), onWall(kind, v))
  })
}

/** A wall across the room, two blocks high, in front of the passage. */
const barrier = ({ site, column }: Stage, block: string): BlockBox => ({
  block,
  at: site.at(column, 0, INSIDE - 1, 0),
  size: [1, 2, INSIDE],
})

/** Opens the way to the next room with the given mechanisms. */
function passage(
  { site, number, column, room, next }: Stage,
  openedBy: string[],
  hold: 'each' | 'together',
  first: Closing = BARS,
  more: BlockBox[] = [],
  second: Closing = BARS,
): void {
  site.passage(`gate-${number}`, [room, next], [column, 0], [first, second], { openedBy, hold }, more)
}

const team = <T>({ agents }: Stage, what: T): T[] => Array.from({ length: agents }, () => what)

/** VillagerBench's mechanisms by number. 3, 4 and 5 split and merge the team (see `lanes.ts`). */
export const ROOM_MECHANISMS: readonly RoomMechanism[] = [
  {
    atom: 0,
    name: 'vault',
    hint: 'levers for everybody open the gate and a vault; take the gold in it along',
    minAgents: 1,
    wait: 4,
    conditions: 1,
    build(stage) {
      const { site, number, column, room, agents, carry } = stage
      const levers = switches(stage, 'lever', agents)
      const foot = site.chamber(`vault-${number}`, column, 'north', 4)
      const between: [string, string] = [room, `vault-${number}`]
      site.gate(`vault-gate-${number}`, between, doorway(foot, both('chiseled_stone_bricks')), {
        openedBy: levers,
        hold: 'together',
      })
      site.chest(site.chamberMiddle(column, 'north'), 'south', 'gold_block')
      carry.push('gold_block')
      passage(stage, levers, 'together')
    },
  },
  {
    atom: 1,
    name: 'barrier',
    hint: 'levers for everybody clear the barrier and the gate',
    minAgents: 1,
    wait: 4,
    conditions: 1,
    build: (stage) => {
      const levers = switches(stage, 'lever', stage.agents)
      passage(stage, levers, 'together', BARS, [barrier(stage, 'magma_block')])
    },
  },
  {
    atom: 2,
    name: 'lock',
    hint: 'a block of gold at the marked place opens the gate',
    minAgents: 1,
    wait: 4,
    build(stage) {
      const { site, number, column, random } = stage
      const [[u, v] = [2, 1]] = drawSome(random, PLATES, 1)
      const lock = site.mechanism(`lock-${number}`, site.at(column, 0, u, v), 'air', 'gold_block')
      const south = random.integer(2) === 1
      site.chest(site.at(column, 0, 3, south ? INSIDE - 1 : 0), south ? 'north' : 'south', 'gold_block')
      passage(stage, [lock], 'each', both('oak_fence_gate[facing=east]'))
    },
  },
  {
    atom: 6,
    name: 'iron doors',
    hint: 'plates for everybody, held together, open the doors',
    minAgents: 1,
    wait: 1,
    conditions: 1,
    build: (stage) =>
      passage(stage, plates(stage, team(stage, 'oak')), 'together', door('iron'), [], both('bedrock')),
  },
  {
    atom: 7,
    name: 'two plates',
    hint: 'two plates, one after the other or at once, open the doors',
    minAgents: 1,
    wait: 1,
    build: (stage) => passage(stage, plates(stage, ['oak', 'oak']), 'each', door('iron'), [], door('iron')),
  },
  {
    atom: 8,
    name: 'lift',
    hint: 'the plate in the booth takes you to the balcony; the button there opens it, and with the lever below the gate',
    minAgents: 2,
    wait: 1,
    // The third is the plate in the booth, which is a separate room here.
    conditions: 2,
    build(stage) {
      const { site, number, column, room } = stage
      const booth = site.chamber(`booth-${number}`, column, 'north', 1)
      site.gate(`booth-door-${number}`, [room, `booth-${number}`], [{ block: 'air', at: booth }], {
        openedBy: [],
      })
      const plate = site.mechanism(
        `lift-${number}`,
        site.chamberMiddle(column, 'north'),
        'oak_pressure_plate',
      )
      const balcony = site.chamber(`balcony-${number}`, column, 'south', 1)
      const [x, y, z]: Cell = site.chamberMiddle(column, 'south')
      site.teleport(`up-${number}`, `booth-${number}`, [[x, y, z]], { openedBy: [plate] })
      const button = site.mechanism(
        `button-${number}`,
        [x, y + 1, z + 1],
        'stone_button[face=wall,facing=north]',
      )
      const [lever = ''] = switches(stage, 'lever', 1)
      site.gate(`balcony-gate-${number}`, [room, `balcony-${number}`], doorway(balcony, BARS), {
        openedBy: [button],
      })
      passage(stage, [button, lever], 'each')
    },
  },
  {
    atom: 9,
    name: 'trapdoor',
    hint: 'one stands on the plate while another presses the button',
    minAgents: 2,
    wait: 4,
    build: (stage) =>
      passage(stage, [...plates(stage, ['oak']), ...switches(stage, 'stone_button', 1)], 'together', [
        'iron_trapdoor[facing=west,open=true]',
        'iron_bars',
      ]),
  },
  {
    atom: 10,
    name: 'stone strip',
    hint: 'a plate clears the stone and the gate',
    minAgents: 1,
    wait: 4,
    build: (stage) => passage(stage, plates(stage, ['oak']), 'each', BARS, [barrier(stage, 'stone')]),
  },
  {
    atom: 11,
    name: 'spruce and birch',
    hint: 'the spruce plate and the birch plate, held together, open the gate',
    minAgents: 2,
    wait: 4,
    build: (stage) => passage(stage, plates(stage, ['spruce', 'birch']), 'together'),
  },
  {
    atom: 12,
    name: 'plate and button',
    hint: 'one stands on the plate while another presses the button',
    minAgents: 2,
    wait: 4,
    build: (stage) =>
      passage(stage, [...plates(stage, ['oak']), ...switches(stage, 'birch_button', 1)], 'together'),
  },
  {
    atom: 13,
    name: 'birch doors',
    hint: 'a plate opens the doors and the gate',
    minAgents: 1,
    wait: 3,
    build: (stage) => passage(stage, plates(stage, ['stone']), 'each', door('birch')),
  },
  {
    atom: 14,
    name: 'stone wall',
    hint: 'the stone plate and the birch plate, held together, take the wall away',
    minAgents: 2,
    wait: 1,
    build: (stage) => passage(stage, plates(stage, ['stone', 'birch']), 'together', both('stone')),
  },
  {
    atom: 15,
    name: 'closet',
    hint: 'a plate opens the closet, the button in it the iron door',
    minAgents: 1,
    wait: 1,
    build(stage) {
      const { site, number, column, room } = stage
      const foot = site.chamber(`closet-${number}`, column, 'south', 1)
      site.gate(`closet-gate-${number}`, [room, `closet-${number}`], doorway(foot, BARS), {
        openedBy: plates(stage, ['stone']),
      })
      const [x, y, z] = site.chamberMiddle(column, 'south', 1)
      const block = 'dark_oak_button[face=wall,facing=north]'
      passage(stage, [site.mechanism(`button-${number}`, [x, y, z + 1], block)], 'each', door('iron'))
    },
  },
  {
    atom: 16,
    name: 'plates for all',
    hint: 'plates for everybody, held together, open the gate',
    minAgents: 1,
    wait: 4,
    conditions: 1,
    build: (stage) => passage(stage, plates(stage, team(stage, 'oak')), 'together'),
  },
  {
    atom: 17,
    name: 'piston',
    hint: 'stone plates for everybody, held together, take the piston away',
    minAgents: 1,
    wait: 4,
    conditions: 1,
    build: (stage) =>
      passage(stage, plates(stage, team(stage, 'stone')), 'together', [
        'sticky_piston[facing=up]',
        'iron_trapdoor[facing=west,open=true]',
      ]),
  },
]
