import { createRandom, type Random } from '../../core/random.ts'
import { exit, lever, pulled } from './escape-atom.ts'

/** A room in the format of VillagerBench's `escape_atom.json`. */
export interface GeneratedRoom {
  readonly name: string
  readonly atom: object
  /** Size of the team. */
  readonly agents: number
  /** The message that the importer must give for a room that no team can solve; undefined for solvable rooms. */
  readonly why?: RegExp
}

type Entry = { name: string; position: readonly number[] } & Record<string, unknown>

const SWITCHES = [
  'lever',
  'oak_pressure_plate',
  'stone_pressure_plate',
  'oak_button',
  'stone_button',
] as const
const FURNITURE = ['oak_fence', 'white_carpet', 'stone', 'bookshelf', 'oak_slab', 'torch'] as const

const at = (name: string, x: number, y: number, z: number, more: object = {}): Entry => ({
  name,
  position: [x, y, z],
  ...more,
})
const on = (entry: Entry): Entry => ({ ...entry, powered: true })
const off = (entry: Entry): Entry => ({ ...entry, powered: false })

/** Floor cells other than those on the path between the entrance and the gate, in random order. */
const floorCells = (random: Random): [number, number][] =>
  [-3, -2, 2, 3]
    .flatMap((x) => [-2, -1, 0, 1, 2].map((z): [number, number] => [x, z]))
    .map((cell) => ({ cell, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ cell }) => cell)

/** Solvable rooms: switches of all kinds, alone, in sequence, together or any of them, with obstacles around. */
function solvable(index: number): GeneratedRoom {
  const random = createRandom(1000 + index)
  const cells = floorCells(random)
  const take = () => cells.pop() as [number, number]
  const number = 1 + (index % 3)
  const switches = Array.from({ length: number }, (_, which): Entry => {
    const [x, z] = take()
    return at(SWITCHES[(index + which * 2) % SWITCHES.length] as string, x, 0, z)
  })
  const isEach = index % 2 === 0
  const condition = switches.map((entry, which) => ({
    ...on(entry),
    ...(isEach ? { sub_event: String(which) } : {}),
  }))
  const furniture = FURNITURE.slice(0, index % 4).map((name) => {
    const [x, z] = take()
    return at(name, x, 0, z)
  })
  const kinds: object[] = [
    {},
    { type: 'or' },
    { same_room: false },
    { in: { gold_block: 1 }, condition: [at('gold_block', 0, 0, 2)], init: furniture },
    {
      merge: true,
      same_room: false,
      effect: [{ ...switches[0], command: '/tp @r[_position_] _merge_pos_' }],
    },
    { out: { gold_block: 1 } },
  ]
  const kind = kinds[index % kinds.length] as object
  const room = {
    init: [...switches.map(off), ...furniture],
    condition,
    effect: exit,
    in: {},
    out: {},
    ...kind,
  }
  return { name: `room ${index}`, atom: room, agents: isEach ? 1 + (index % 3) : Math.max(2, number) }
}

const simple = (
  changes: { init?: Entry[]; condition?: Entry[]; effect?: object[] } & Record<string, unknown>,
) => ({
  init: [lever],
  condition: [pulled],
  effect: exit,
  in: {},
  out: {},
  ...changes,
})
const plate = at('oak_pressure_plate', 0, 0, 0)
const walls = (x: number, z: number, heights: readonly number[]): Entry[] =>
  [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dz) =>
      heights.flatMap((y) => (dx === 0 && dz === 0 ? [] : [at('stone', x + dx, y, z + dz)])),
    ),
  )

/** Rooms that no team can solve, each for a different reason, with the importer's expected message. */
const IMPOSSIBLE: readonly (Omit<GeneratedRoom, 'agents'> & { agents?: number })[] = [
  {
    name: 'a lever in mid-air',
    atom: simple({ init: [at('lever', 0, 2, 0)], condition: [on(at('lever', 0, 2, 0))] }),
    why: /lever.* at \(0, -58, 0\): hangs on the block to its south.*there is none/,
  },
  {
    name: 'a button in mid-air',
    atom: simple({ init: [at('stone_button', 1, 1, 0)], condition: [on(at('stone_button', 1, 1, 0))] }),
    why: /stone_button.* at \(1, -59, 0\): hangs on/,
  },
  {
    name: 'a plate on nothing',
    atom: simple({
      init: [at('oak_pressure_plate', 0, 2, 0)],
      condition: [on(at('oak_pressure_plate', 0, 2, 0))],
    }),
    why: /oak_pressure_plate.* at \(0, -58, 0\): stands on the block below it/,
  },
  {
    name: 'a wire on nothing',
    atom: simple({ init: [lever, at('redstone_wire', 2, 2, 0)] }),
    why: /redstone_wire at \(2, -58, 0\): stands on the block below it/,
  },
  {
    name: 'a torch on a missing wall',
    atom: simple({ init: [lever, at('redstone_wall_torch', 2, 1, 0, { facing: 'north' })] }),
    why: /redstone_wall_torch.* at \(2, -59, 0\): hangs on the block to its south/,
  },
  {
    name: 'a solid lamp above a plate',
    atom: simple({ init: [plate, at('redstone_lamp', 0, 1, 0)], condition: [on(plate)] }),
    why: /oak_pressure_plate at \(0, -60, 0\)\): no agent can step onto it: redstone_lamp.* leaves no room for a head/,
  },
  {
    name: 'a plate behind blocks',
    atom: simple({
      init: [at('oak_pressure_plate', 2, 0, 0), ...walls(2, 0, [0, 1])],
      condition: [on(at('oak_pressure_plate', 2, 0, 0))],
    }),
    why: /no agent can step onto it: no path leads there/,
  },
  {
    name: 'a lever behind blocks',
    atom: simple({
      init: [at('lever', 2, 0, 0), at('stone', 2, 1, 0), ...walls(2, 0, [0, 1])],
      condition: [on(at('lever', 2, 0, 0))],
    }),
    why: /lever at \(2, -60, 0\)\): there is no place to stand within reach from which it is seen/,
  },
  {
    name: 'an iron door that is to be opened by hand',
    atom: simple({
      init: [at('iron_door', 2, 0, 0, { open: false })],
      condition: [at('iron_door', 2, 0, 0, { open: true })],
    }),
    why: /agents do not switch iron_door; only redstone could/,
  },
  {
    name: 'a block that no agent has',
    atom: simple({ init: [], condition: [at('gold_block', 0, 0, 2)] }),
    why: /no agent can get a gold_block/,
  },
  {
    name: 'bedrock that is to be dug',
    atom: simple({ init: [at('bedrock', 2, 0, 0)], condition: [at('air', 2, 0, 0)] }),
    why: /no agent can dig bedrock/,
  },
  {
    name: 'a lever that is to face elsewhere',
    atom: simple({
      init: [at('lever', 3, 0, 0, { face: 'floor', facing: 'north' })],
      condition: [on(at('lever', 3, 0, 0, { facing: 'south' }))],
    }),
    why: /using it does not make .* one with facing=south/,
  },
  {
    name: 'two plates for one agent',
    atom: simple({
      init: [at('oak_pressure_plate', 2, 0, 0), at('oak_pressure_plate', -2, 0, 0)],
      condition: [on(at('oak_pressure_plate', 2, 0, 0)), on(at('oak_pressure_plate', -2, 0, 0))],
    }),
    agents: 1,
    why: /1 agent cannot complete this task/,
  },
  {
    name: 'blocks in front of the gate',
    atom: simple({ init: [lever, at('stone', 0, 0, 3), at('stone', 0, 1, 3)] }),
    why: /no agent can leave the room/,
  },
  {
    name: 'a gate in the middle of the room',
    atom: simple({ effect: [at('air', 1, 0, 1)], init: [lever, at('iron_bars', 1, 0, 1)] }),
    why: /no path into out/,
  },
  {
    name: 'a chest under a block',
    atom: simple({
      init: [at('stone', -3, 1, -3)],
      condition: [at('gold_block', 0, 0, 2)],
      in: { gold_block: 1 },
    }),
    why: /the chest at \(-3, -60, -3\) cannot be opened/,
  },
  { name: 'an effect that opens nothing', atom: simple({ effect: [at('stone', 0, 0, 4)] }), why: /way out/ },
  {
    name: 'more copies than there are cells',
    atom: simple({ init: [{ ...lever, random: 10 }] }),
    why: /10 copies do not fit/,
  },
]

/** 54 rooms, a third of them impossible for different reasons. */
export const generatedRooms: readonly GeneratedRoom[] = [
  ...Array.from({ length: 36 }, (_, index) => solvable(index)),
  ...IMPOSSIBLE.map((room) => ({ agents: 2, ...room })),
]
