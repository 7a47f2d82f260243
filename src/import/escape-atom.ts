import { z } from 'zod'
import { count, plural } from '../core/count.ts'
import type { Position } from '../core/position.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { formatBlock, isAir } from '../task/block.ts'
import { boxesOf } from './boxes.ts'
import { farmBlock } from './farm-blueprint.ts'
import { concluded, firstIssue, type Outcome, refused, slug } from './imported.ts'
import { readJsonArray } from './json-file.ts'
import { knownBlock } from './known-block.ts'
import { listOf } from './list-of.ts'

const place = z.tuple([z.int(), z.int(), z.int()], { error: 'expected three whole numbers' })
const entrySchema = z
  .object({
    name: z.string(),
    position: place,
    command: z.string().optional(),
    random: z.union([z.boolean(), z.int()]).optional(),
    sub_event: z.string().optional(),
    lock_key: z.string().optional(),
  })
  .loose()
type Entry = z.infer<typeof entrySchema>

const atomSchema = z
  .object({
    init: listOf(entrySchema),
    condition: listOf(entrySchema, 'has no condition'),
    effect: listOf(entrySchema, 'has no effect'),
    in: z.record(z.string(), z.int().positive()).default({}),
    out: z.record(z.string(), z.int().positive()).default({}),
    split: z.boolean().default(false),
    merge: z.boolean().default(false),
    same_room: z.boolean().default(true),
    type: z.enum(['and', 'or']).default('and'),
    min_player: z.int().positive().default(1),
    task_description: z.string().default(''),
  })
  .loose()
type Atom = z.infer<typeof atomSchema>

/** Block states that are kept. The original compares all of them except `face`. */
const STATES = ['open', 'facing', 'axis', 'part', 'hinge', 'powered', 'type', 'face']
/** Random copies are placed within one block of the room's centre: nine cells. */
const RANDOM_CELLS = 9
/** Cannot be dug. */
const WALL = { name: 'bedrock', properties: {} }
const CENTRE: Position = { x: 0, y: -60, z: 0 }

/** Reads VillagerBench's `data/escape_atom.json`. Every mechanism that fits into one room becomes a task. */
export function* importEscapeAtoms(
  path: string,
  agents = 2,
  only: (index: number) => boolean = () => true,
): Generator<Outcome> {
  for (const [index, element] of readJsonArray(path).entries())
    if (only(index)) yield importEscapeAtom(element, index, agents)
}

/** Imports one mechanism as a room with a gate and an open space behind it. */
export function importEscapeAtom(element: unknown, index: number, agents: number): Outcome {
  const task = `atom ${index}`
  const parsed = atomSchema.safeParse(element)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.error)
    return refused(task, field, reason)
  }
  const atom = parsed.data
  const team = Math.max(agents, atom.min_player)
  const unsayable = unsayableIn(atom)
  if (unsayable !== undefined) return refused(task, unsayable.field, unsayable.reason)
  const notes: string[] = []
  const mechanisms = mechanismsOf(atom, team, notes)
  if ('reason' in mechanisms) return refused(task, mechanisms.field, mechanisms.reason)
  const gate = gateOf(atom, notes)
  if (gate.length === 0) return refused(task, 'effect', 'no effect opens a way out')
  if (atom.condition.some(({ sub_event }) => sub_event === 'final') && atom.condition.length > 1)
    notes.push(
      'all conditions must hold together here; in the original the "final" one alone completes the room',
    )
  const draft: TaskDraft = {
    schema: 1,
    id: `escape-atom-${index}-${slug(atom.condition[0]?.name ?? '')}`,
    scenario: 'escape',
    title: `Escape: ${atom.task_description || `mechanism ${index}`}`.slice(0, 120),
    goal: atom.task_description || 'Open the gate and leave the room.',
    agents: team,
    arena: { min: [-8, -60, -8], max: [8, -54, 12], spawn: [0, -60, -3] },
    supply: { chests: chestWith(atom.in) },
    escape: {
      rooms: [
        { id: 'room', min: [-3, -60, -3], max: [3, -57, 3] },
        { id: 'out', min: [-3, -60, 5], max: [3, -57, 11] },
      ],
      start: 'room',
      exit: 'out',
      blocks: wallsAround(
        mechanisms.map(({ at }) => at),
        gate.map(({ at }) => at),
      ),
      gates: [
        {
          id: 'gate',
          between: ['room', 'out'],
          cells: gate,
          opened_by: mechanisms.map(({ id }) => id),
          hold: atom.type === 'or' ? 'any' : mechanisms.length === 1 ? 'each' : 'together',
        },
      ],
      mechanisms,
    },
  }
  return concluded(task, draft, notes)
}

function unsayableIn({ merge, split, same_room, effect, init, out }: Atom) {
  if (merge || split) {
    const field = merge ? 'merge' : 'split'
    return { field, reason: `${field}s the team by teleport: it needs a layout of several rooms, not a room` }
  }
  const commands = effect.findIndex(({ command }) => command !== undefined)
  if (commands >= 0)
    return {
      field: `effect.${commands}.command`,
      reason: 'task files do not support server commands as effects',
    }
  if (!same_room)
    return {
      field: 'same_room',
      reason: 'opens the gate of another room: it needs a layout of two rooms, not a room',
    }
  const locked = init.findIndex(({ lock_key }) => lock_key !== undefined)
  if (locked >= 0)
    return { field: `init.${locked}.lock_key`, reason: 'task files do not support locked chests yet' }
  if (Object.keys(out).length > 0)
    return { field: 'out', reason: 'takes items from an earlier room: it needs a layout of several rooms' }
  return undefined
}

type Mechanism = { id: string; at: [number, number, number]; block: string; wanted: string }

function mechanismsOf(
  atom: Atom,
  team: number,
  notes: string[],
): Mechanism[] | { field: string; reason: string } {
  const taken = new Set(atom.init.map(({ position }) => position.join(',')))
  const found: Mechanism[] = []
  for (const [index, condition] of atom.condition.entries()) {
    const start = atom.init.find(
      ({ name, position }) => name === condition.name && sameTuple(position, condition.position),
    )
    const copies = copiesOf(start ?? condition, team)
    if (copies > RANDOM_CELLS)
      return {
        field: `condition.${index}.random`,
        reason: `${count(copies, 'copy', 'copies')} ${plural(copies, 'does', 'do')} not fit the ${RANDOM_CELLS} cells around the centre; the original searches forever`,
      }
    const { name, position } = condition
    const block = spelled(start ?? { ...condition, name: 'air' }, notes)
    const wanted = spelled(condition, notes)
    const [x, y, z] = position
    if (y < 0) notes.push(`${name} belongs into the floor: here it goes on top, into a free cell`)
    const cells = copies === 1 ? [[x, Math.max(0, y), z] as const] : freeCells(copies, taken)
    if (copies > 1)
      notes.push(`${copies} copies of ${name}, one for each agent; the original scatters them at random`)
    cells.forEach(([cx, cy, cz], copy) => {
      const id = `${slug(name)}-${index}${copies > 1 ? `-${copy}` : ''}`
      found.push({ id, at: inRoom(cx, cy, cz), block: y < 0 ? 'air' : block, wanted })
    })
  }
  return found
}

const copiesOf = ({ random }: Entry, team: number): number =>
  random === true ? team : typeof random === 'number' ? Math.max(1, random < 0 ? team + random : random) : 1

/** The first `copies` free cells around the centre. */
function freeCells(copies: number, taken: ReadonlySet<string>): (readonly [number, number, number])[] {
  const all = [-1, 0, 1].flatMap((z) => [-1, 0, 1].map((x) => [x, 0, z] as const))
  const free = all.filter((cell) => !taken.has(cell.join(',')))
  return (free.length >= copies ? free : all).slice(0, copies)
}

/** The blocks that close the way out: those that the effects remove or open. The original puts iron bars into the exit. */
function gateOf({ effect, init }: Atom, notes: string[]) {
  const removed = effect.filter(({ name }) => isAir(name))
  const opened = effect.filter(({ name, open }) => open === true && /door$|gate$/.test(name))
  if (removed.length === 0 && opened.length > 0)
    notes.push(`${opened.map(({ name }) => name).join(', ')}: opened in the original, removed here`)
  const cells = removed.length > 0 ? removed : opened
  return cells.flatMap(({ position }) => {
    const stood = init.find((entry) => sameTuple(entry.position, position))
    const [x, y, z] = position
    const block = stood === undefined ? 'iron_bars' : spelled(stood, notes)
    if (stood !== undefined && /(^|_)door$/.test(stood.name) && !stood.name.includes('trapdoor')) {
      const upper = block.includes('[') ? block.replace(']', ',half=upper]') : `${block}[half=upper]`
      return [
        { block, at: inRoom(x, y, z) },
        { block: upper, at: inRoom(x, y + 1, z) },
      ]
    }
    return [{ block, at: inRoom(x, y, z) }]
  })
}

/** The block with its relevant states. The original's commands fail on states that a block does not have. */
function spelled(entry: Entry, notes: string[]): string {
  const { name, properties } = farmBlock(entry)
  const counting = Object.entries(properties).filter(([key]) => STATES.includes(key))
  const note = (why: string) => void (notes.includes(why) || notes.push(why))
  return formatBlock(knownBlock({ name, properties: Object.fromEntries(counting) }, note))
}

function chestWith(items: Readonly<Record<string, number>>) {
  const stacks = Object.entries(items).map(([item, count]) => ({ item, count }))
  return stacks.length === 0 ? [] : [{ at: inRoom(-3, 0, -3), facing: 'east' as const, items: stacks }]
}

/**
 * Walls around the room and the space behind it, except where there are other blocks. The original uses stone bricks.
 * Passages are as high as the walls, so that an agent can step over a block placed in front of one.
 */
function wallsAround(taken: readonly Cell[], gate: readonly Cell[]) {
  const isWall = (x: number, z: number) => Math.abs(x) === 4 || z === -4 || z === 4 || z === 12
  const isWay = ([x, , z]: Cell) => gate.some(([gx, , gz]) => gx === x && gz === z)
  const cells = range(-4, 4).flatMap((x) =>
    range(-4, 12).flatMap((z) => (isWall(x, z) ? range(0, 2).map((y) => inRoom(x, y, z)) : [])),
  )
  const free = cells.filter((cell) => !isWay(cell) && !taken.some((other) => sameTuple(cell, other)))
  return boxesOf(free.map(([x, y, z]) => ({ position: { x, y, z }, block: WALL })))
}

type Cell = readonly [number, number, number]

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const sameTuple = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, i) => value === b[i])

const inRoom = (x: number, y: number, z: number): [number, number, number] => [
  CENTRE.x + x,
  CENTRE.y + y,
  CENTRE.z + z,
]
