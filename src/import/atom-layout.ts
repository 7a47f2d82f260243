import type { TaskDraft } from '../scenario/builtin.ts'
import type { PlacedText } from './atom-blocks.ts'
import type { AtomRoom } from './atom-room.ts'
import type { Atom, Cell } from './atom-schema.ts'
import { boxesOf } from './boxes.ts'

type EscapeDraft = Extract<TaskDraft, { scenario: 'escape' }>
type Part = EscapeDraft['escape']
type Point = [number, number, number]

/** Height of the agents' feet, and of walls above it (cells). */
const GROUND = -60
const HEIGHT = 3
/** Distance from a room's centre to its walls, and between the centres of neighbouring rooms (cells). */
const WALL = 4
const PITCH = 9
/** Distance between the centres of rooms that only a teleport connects. */
const APART = 18
/** A block that cannot be dug, unlike the original's stone bricks. */
const WALL_BLOCK = { name: 'bedrock', properties: {} }

/** The centre of a room. */
interface Middle {
  x: number
  z: number
}

/** A mechanism, with the event that depends on it. */
interface Operator {
  id: string
  event: string
}

/** The layout of an atom: everything in a task file except its texts. */
export type AtomLayout = Pick<EscapeDraft, 'arena' | 'supply' | 'limits' | 'escape'>

/**
 * The rooms of an atom as the original's generator builds them, with a room in front and behind where it needs one:
 *
 * - usually one room, with a gate to the exit;
 * - `split`: one room, whose mechanism takes each agent to a place of its own in the exit;
 * - `merge`: a room for each agent, whose mechanisms take them to the common exit;
 * - not `same_room`: two rooms, in each of which the mechanism opens the gate of the other.
 *
 * @param roomFor the atom's blocks in a room for a number of agents
 */
export function layoutOf(atom: Atom, agents: number, roomFor: (agents: number) => AtomRoom): AtomLayout {
  const site = new AtomSite(atom)
  const conditions = atom.condition.length
  if (atom.merge) {
    const exit = { x: 0, z: APART }
    site.lobby('lobby', { x: 0, z: -APART }, agents)
    for (let lane = 0; lane < agents; lane++) {
      const room = { x: PITCH * lane, z: 0 }
      // The original's generator counts n agents for each of n rooms.
      site.room(`room-${lane + 1}`, room, conditions)
      const all = site.mechanisms(room, roomFor(1), lane)
      const to: Point = [exit.x - 3 + (lane % 7), GROUND, exit.z - 3 + Math.floor(lane / 7)]
      site.teleport(`merge-${lane + 1}`, `room-${lane + 1}`, [to], all)
    }
    site.exit([exit])
  } else if (atom.split) {
    const room = { x: 0, z: 0 }
    // The original's generator counts the room once, regardless of the team size.
    site.room('room', room, agents * conditions)
    const all = site.mechanisms(room, roomFor(agents))
    const lanes = Array.from({ length: agents }, (_, lane) => ({ x: PITCH * lane, z: APART }))
    site.teleport(
      'split',
      'room',
      lanes.map(({ x, z }) => [x, GROUND, z]),
      all,
    )
    // No walls between the places, because all agents must reach the items that they carry out.
    site.exit(lanes, { isOpen: true })
  } else if (atom.same_room) {
    const room = { x: 0, z: 0 }
    const blocks = roomFor(agents)
    site.room('room', room, atom.wait_interval, conditions)
    const all = site.mechanisms(room, blocks)
    site.gates('room', room, blocks, all)
    site.exit([{ x: 0, z: PITCH - 1 }])
  } else {
    const middles = [0, PITCH].map((x) => ({ x, z: 0 }))
    const parts = middles.map((middle, side) => {
      const blocks = roomFor(Math.max(1, Math.ceil((agents - side) / 2)))
      // The original's generator counts the agents once for both rooms.
      const id = `room-${side + 1}`
      site.room(id, middle, 2 * conditions)
      return { id, middle, blocks, all: site.mechanisms(middle, blocks, side) }
    })
    parts.forEach(({ id, middle, blocks }, side) => {
      site.gates(id, middle, blocks, parts[1 - side]?.all ?? [], side)
    })
    site.exit(
      middles.map(({ x }) => ({ x, z: PITCH - 1 })),
      { isOpen: true },
    )
    site.lobby('lobby', { x: 0, z: -APART }, 2)
  }
  return site.layout()
}

class AtomSite {
  readonly #atom: Atom
  readonly #rooms: Part['rooms'] = []
  readonly #gates: NonNullable<Part['gates']> = []
  readonly #teleports: NonNullable<Part['teleports']> = []
  readonly #mechanisms: NonNullable<Part['mechanisms']> = []
  readonly #blocks: PlacedText[] = []
  readonly #chests: NonNullable<NonNullable<EscapeDraft['supply']>['chests']> = []
  /** Columns without walls. */
  readonly #open = new Map<string, Middle>()

  /** A mechanism above the walls also belongs to its room. */
  readonly #height: number

  constructor(atom: Atom) {
    this.#atom = atom
    this.#height = Math.max(HEIGHT, ...atom.condition.map(({ position }) => position[1]))
  }

  /** Adds a room. Its complexity is score · agents · conditions / wait. */
  room(id: string, middle: Middle, wait: number, conditions?: number): void {
    const { score } = this.#atom
    this.#rooms.push({
      id,
      ...boxOf([middle], this.#height),
      score,
      wait,
      ...(conditions === undefined ? {} : { conditions }),
    })
    this.#carve([middle])
  }

  /** A room in front from which agents are moved to separate places at once: the original starts them in their rooms. */
  lobby(id: string, middle: Middle, rooms: number): void {
    const to = Array.from({ length: rooms }, (_, lane): Point => [PITCH * lane, GROUND, -3])
    this.#rooms.unshift({ id, ...boxOf([middle]) })
    this.#carve([middle])
    this.#teleports.push({ id: 'parting', from: id, to })
  }

  /** The common destination room, centred on these cells. @param isOpen whether there are no walls between them */
  exit(middles: readonly Middle[], { isOpen = false }: { isOpen?: boolean } = {}): void {
    const box = boxOf(middles)
    this.#rooms.push({ id: 'out', ...box })
    this.#carve(middles)
    if (isOpen)
      for (let x = box.min[0]; x <= box.max[0]; x++)
        for (let z = box.min[2]; z <= box.max[2]; z++) this.#free(x, z)
    // Items to carry out of a room are behind its gate: its chest is locked until then.
    this.#chest(this.#atom.out, [box.max[0], GROUND, box.max[2]])
  }

  /** Puts an atom's blocks and mechanisms into a room. @param lane number of the room, if there are several */
  mechanisms(middle: Middle, { mechanisms, blocks }: AtomRoom, lane?: number): Operator[] {
    for (const { block, at } of blocks) this.#blocks.push({ block, at: inRoom(middle, at) })
    // The original hands out a room's supplies before the first room.
    if ((lane ?? 0) === 0) this.#chest(this.#atom.in, inRoom(middle, [-3, 0, -3]))
    return mechanisms.map(({ id, at, block, wanted, event }) => {
      const name = lane === undefined ? id : `${id}-${lane + 1}`
      this.#mechanisms.push({ id: name, at: inRoom(middle, at), block, wanted })
      return { id: name, event }
    })
  }

  /** The gates in the south of a room, one per sub-event. Events that open nothing belong to the first gate. */
  gates(room: string, middle: Middle, { gates }: AtomRoom, all: readonly Operator[], lane?: number): void {
    const known = gates.map(({ event }) => event)
    gates.forEach(({ event, cells }, index) => {
      const operators = all.filter(
        (one) => one.event === event || (index === 0 && !known.includes(one.event)),
      )
      const suffix = `${lane === undefined ? '' : `-${lane + 1}`}${gates.length === 1 ? '' : `-${index + 1}`}`
      for (const { at } of cells) this.#free(at[0] + middle.x, at[2] + middle.z)
      this.#gates.push({
        id: `gate${suffix}`,
        between: [room, 'out'],
        cells: cells.map(({ block, at }) => ({ block, at: inRoom(middle, at) })),
        ...this.#opening(operators),
      })
    })
  }

  teleport(id: string, from: string, to: Point[], all: readonly Operator[]): void {
    this.#teleports.push({ id, from, to, ...this.#opening(all) })
  }

  layout(): AtomLayout {
    const walls = this.#walls()
    const xs = walls.map(([x]) => x)
    const zs = walls.map(([, , z]) => z)
    const [start] = this.#rooms
    const rooms = this.#rooms.filter(({ id }) => id !== 'out' && id !== 'lobby').length
    const [x, , z] = (start?.min ?? [0, 0, 0]) as Point
    const items = Object.entries(this.#atom.out).map(([item, count]) => ({ item, count }))
    return {
      arena: {
        min: [Math.min(...xs) - WALL, GROUND, Math.min(...zs) - WALL],
        max: [Math.max(...xs) + WALL, GROUND + 6, Math.max(...zs)],
        spawn: [x + 3, GROUND, z],
      },
      // The original's limit on wall time.
      limits: { seconds: 60 * rooms + 360 },
      supply: { chests: this.#chests },
      escape: {
        rooms: this.#rooms,
        start: start?.id ?? '',
        exit: 'out',
        blocks: [
          ...boxesOf(walls.map(([x, y, z]) => ({ position: { x, y, z }, block: WALL_BLOCK }))),
          ...this.#blocks.map(({ block, at }) => ({ block, at: [...at] as Point })),
        ],
        gates: this.#gates,
        ...(this.#teleports.length > 0 && { teleports: this.#teleports }),
        mechanisms: this.#mechanisms,
        ...(items.length > 0 && { carry: items }),
      },
    }
  }

  /**
   * How mechanisms open a gate: the original re-reads their states every second, so all those of one event must be active at the
   * same moment, while consecutive events are each remembered.
   */
  #opening(operators: readonly Operator[]) {
    const events = new Set(operators.map(({ event }) => event))
    const hold =
      this.#atom.type === 'or'
        ? ('any' as const)
        : events.size === operators.length
          ? ('each' as const)
          : ('together' as const)
    const openedBy = operators.map(({ id }) => id)
    return { opened_by: openedBy, hold, closes_after: this.#atom.activate_duration }
  }

  #chest(items: Readonly<Record<string, number>>, at: Point): void {
    const stacks = Object.entries(items).map(([item, count]) => ({ item, count }))
    if (stacks.length > 0) this.#chests.push({ at, facing: 'east', items: stacks })
  }

  #carve(middles: readonly Middle[]): void {
    for (const middle of middles)
      for (let x = 1 - WALL; x < WALL; x++)
        for (let z = 1 - WALL; z < WALL; z++) this.#free(middle.x + x, middle.z + z)
  }

  #free(x: number, z: number): void {
    this.#open.set(`${x},${z}`, { x, z })
  }

  /**
   * Walls beside the open columns, except where other blocks are. Passages are as high as the walls, so that an agent can
   * step over a block placed in front of one.
   */
  #walls(): Point[] {
    const taken = new Set([...this.#mechanisms, ...this.#blocks].map(({ at }) => String(at)))
    const columns = new Map<string, Middle>()
    for (const { x, z } of this.#open.values())
      for (let dx = -1; dx <= 1; dx++)
        for (let dz = -1; dz <= 1; dz++)
          if (!this.#open.has(`${x + dx},${z + dz}`))
            columns.set(`${x + dx},${z + dz}`, { x: x + dx, z: z + dz })
    return [...columns.values()].flatMap(({ x, z }) =>
      Array.from({ length: HEIGHT }, (_, y): Point => [x, GROUND + y, z]).filter(
        (at) => !taken.has(String(at)),
      ),
    )
  }
}

/** The inside of rooms, from the first to the last. */
function boxOf(middles: readonly Middle[], height = HEIGHT): { min: Point; max: Point } {
  const xs = middles.map(({ x }) => x)
  const zs = middles.map(({ z }) => z)
  return {
    min: [Math.min(...xs) - 3, GROUND, Math.min(...zs) - 3],
    max: [Math.max(...xs) + 3, GROUND + height, Math.max(...zs) + 3],
  }
}

const inRoom = ({ x, z }: Middle, at: Cell): Point => [x + at[0], GROUND + at[1], z + at[2]]
