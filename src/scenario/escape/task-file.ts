import { z } from 'zod'
import { areDistinct } from '../../core/distinct.ts'
import { add, cellKey, cellSchema, formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir, parseBlock } from '../../game/block.ts'
import { secondCellOf } from '../../game/blocks/kinds/two-cells.ts'
import { blocksPart, itemCountPart } from '../../task/file-parts.ts'
import type { PartChecker, Path } from '../../task/part-checker.ts'
import { type Escape, holdSchema, roomAt, waysOf } from './rooms.ts'

const id = z.string().min(1)
const opening = {
  opened_by: z.array(id).refine(areDistinct, 'expected each mechanism once').default([]),
  hold: holdSchema.default('each'),
  /** Seconds after which it closes again, unless its mechanisms are still active. VillagerBench: 300. */
  closes_after: z.number().positive().optional(),
}

/** The keys that an escape adds to a task file. */
export const escapePart = z.strictObject({
  rooms: z
    .array(
      z.strictObject({
        id,
        min: cellSchema,
        max: cellSchema,
        score: z.number().positive().default(1),
        wait: z.number().positive().default(4),
        /** Number of conditions in the room's complexity, if copies for each agent do not count. */
        conditions: z.int().positive().optional(),
      }),
    )
    .min(1),
  start: id,
  exit: id,
  /** Walls and other blocks, as boxes. */
  blocks: z.array(blocksPart).default([]),
  gates: z
    .array(
      z.strictObject({
        id,
        between: z.tuple([id, id]),
        /** The blocks that close it, as boxes. */
        cells: z.array(blocksPart).min(1),
        ...opening,
      }),
    )
    .default([]),
  teleports: z
    .array(
      z.strictObject({
        id,
        from: id,
        /** Destination cells: the first agent goes to the first cell, the second to the second, and so on, cyclically. */
        to: z.array(cellSchema).min(1),
        ...opening,
      }),
    )
    .default([]),
  mechanisms: z
    .array(
      z.strictObject({
        id,
        at: cellSchema,
        /** The initial block, e.g. `lever[face=wall,facing=north]`. */
        block: z.string(),
        /** The block that activates it. Default for levers, buttons and plates: the same block, powered. */
        wanted: z.string().optional(),
      }),
    )
    .default([]),
  carry: z.array(itemCountPart).default([]),
})
export type EscapePart = z.infer<typeof escapePart>

/** The other parts of the task file that an escape must be consistent with. */
export interface Surroundings {
  spawn: Position
  chests: readonly Position[]
}

/** Resolves rooms, gates, teleports and mechanisms. Issues are reported to the checker. */
export function resolveEscape(
  part: EscapePart,
  checker: PartChecker,
  { spawn, chests }: Surroundings,
): Escape {
  const path = (...rest: (string | number)[]) => ['escape', ...rest]
  const rooms = checkIds(part, 'rooms', checker)
  const mechanisms = checkIds(part, 'mechanisms', checker)
  checkIds(part, 'gates', checker)
  checkIds(part, 'teleports', checker)
  const known = (set: ReadonlySet<string>, what: string, name: string, at: (string | number)[]) => {
    if (!set.has(name))
      checker.issue(path(...at), `there is no ${what} "${name}"; there are ${[...set].join(', ')}`)
  }
  known(rooms, 'room', part.start, ['start'])
  known(rooms, 'room', part.exit, ['exit'])
  part.rooms.forEach(({ min, max }, index) => {
    checker.cell(min, path('rooms', index, 'min'))
    checker.cell(max, path('rooms', index, 'max'))
    if (min.x > max.x || min.y > max.y || min.z > max.z)
      checker.issue(path('rooms', index, 'max'), 'must not lie below min in any axis')
  })
  part.gates.forEach(({ between, opened_by }, index) => {
    between.forEach((room, side) => {
      known(rooms, 'room', room, ['gates', index, 'between', side])
    })
    opened_by.forEach((mechanism, place) => {
      known(mechanisms, 'mechanism', mechanism, ['gates', index, 'opened_by', place])
    })
  })
  part.teleports.forEach(({ from, to, opened_by }, index) => {
    known(rooms, 'room', from, ['teleports', index, 'from'])
    to.forEach((cell, place) => {
      checker.cell(cell, path('teleports', index, 'to', place))
    })
    opened_by.forEach((mechanism, place) => {
      known(mechanisms, 'mechanism', mechanism, ['teleports', index, 'opened_by', place])
    })
  })
  part.carry.forEach(({ item }, index) => {
    checker.item(item, path('carry', index, 'item'))
  })
  const resolved: Escape = {
    rooms: part.rooms.map(({ id: room, min, max, score, wait, conditions }) => ({
      id: room,
      box: { min, max },
      score,
      wait,
      ...(conditions === undefined ? {} : { conditions }),
    })),
    start: part.start,
    exit: part.exit,
    blocks: part.blocks.flatMap((entry, index) => checker.blocks(entry, path('blocks', index))),
    gates: part.gates.map((gate, index) => ({
      id: gate.id,
      between: gate.between,
      cells: gate.cells.flatMap((entry, place) =>
        checker.blocks(entry, path('gates', index, 'cells', place)),
      ),
      ...openingOf(gate),
    })),
    teleports: part.teleports.map(({ id: teleport, from, to, ...how }) => ({
      id: teleport,
      from,
      to,
      ...openingOf(how),
    })),
    mechanisms: part.mechanisms.map((entry, index) => mechanismOf(entry, path('mechanisms', index), checker)),
    carry: part.carry,
  }
  if (checker.issues.length > 0) return resolved
  checkCells(resolved, chests, checker)
  if (roomAt({ rooms: resolved.rooms.filter((room) => room.id === part.start) }, spawn) === undefined)
    checker.issue(['arena', 'spawn'], `${formatPosition(spawn)} lies outside the room "${part.start}"`)
  part.teleports.forEach(({ to }, index) => {
    to.forEach((cell, place) => {
      if (roomAt(resolved, cell) === undefined)
        checker.issue(path('teleports', index, 'to', place), `${formatPosition(cell)} is not in any room`)
    })
  })
  if (checker.issues.length === 0) checkConnected(resolved, checker)
  return resolved
}

const openingOf = ({
  opened_by: openedBy,
  hold,
  closes_after: closesAfter,
}: Pick<EscapePart['gates'][number], 'opened_by' | 'hold' | 'closes_after'>) => ({
  openedBy,
  hold,
  ...(closesAfter === undefined ? {} : { closesAfter }),
})

/** No two things may use the same cell, including chests. */
function checkCells(
  { blocks, gates, mechanisms }: Escape,
  chests: readonly Position[],
  checker: PartChecker,
): void {
  const taken = new Map(chests.map((cell) => [cellKey(cell), 'a chest']))
  const take = (position: Position, what: string, at: Path) => {
    const other = taken.get(cellKey(position))
    if (other === undefined) taken.set(cellKey(position), what)
    else checker.issue(['escape', ...at], `${formatPosition(position)} is already taken by ${other}`)
  }
  mechanisms.forEach(({ id: name, position }, index) => {
    take(position, `the mechanism "${name}"`, ['mechanisms', index, 'at'])
  })
  // Files may list the second half of a door or a bed as a block of its own.
  const halves = new Map<string, string>()
  mechanisms.forEach(({ id: name, position, block }, index) => {
    const offset = block.properties.half === 'upper' ? undefined : secondCellOf(block)
    if (offset === undefined) return
    const second = add(position, offset)
    halves.set(cellKey(second), block.name)
    take(second, `the second half of the mechanism "${name}"`, ['mechanisms', index, 'at'])
  })
  gates.forEach(({ id: name, cells }, index) => {
    for (const { position, block } of cells)
      if (!isAir(block.name)) take(position, `the gate "${name}"`, ['gates', index, 'cells'])
  })
  for (const { position, block } of blocks) {
    const other = taken.get(cellKey(position))
    if (other === undefined || halves.get(cellKey(position)) === block.name) continue
    const issue = `${block.name} at ${formatPosition(position)}, where ${other} is`
    checker.issue(['escape', 'blocks'], issue)
    return
  }
}

function checkIds(
  part: EscapePart,
  list: 'rooms' | 'gates' | 'teleports' | 'mechanisms',
  checker: PartChecker,
): Set<string> {
  const seen = new Set<string>()
  part[list].forEach((entry, index) => {
    if (seen.has(entry.id)) checker.issue(['escape', list, index, 'id'], `"${entry.id}" is already taken`)
    seen.add(entry.id)
  })
  return seen
}

function mechanismOf(
  { id: name, at, block, wanted }: EscapePart['mechanisms'][number],
  path: (string | number)[],
  checker: PartChecker,
): Escape['mechanisms'][number] {
  checker.cell(at, [...path, 'at'])
  const there = checker.block(block, [...path, 'block'])
  const first: BlockSpec = there ?? parseBlock('air') ?? { name: 'air', properties: {} }
  if (wanted !== undefined) {
    const asked = checker.block(wanted, [...path, 'wanted'])
    return { id: name, position: at, block: first, wanted: asked ?? first }
  }
  if (there !== undefined && !checker.game.blockProperties(there.name).has('powered')) {
    const issue = `${formatBlock(there)} cannot be powered: name the block that activates it in "wanted"`
    checker.issue([...path, 'block'], issue)
  }
  const { properties } = first
  return {
    id: name,
    position: at,
    block: first,
    wanted: { ...first, properties: { ...properties, powered: 'true' } },
  }
}

/** Gates and teleports must connect the start with the exit and all rooms. */
function checkConnected(escapeTask: Escape, checker: PartChecker): void {
  const { rooms, start, exit } = escapeTask
  const reached = new Set([start])
  const ways = waysOf(escapeTask)
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to, isGate } of ways) {
      if (reached.has(from)) for (const room of to) reached.add(room)
      else if (isGate && to.some((room) => reached.has(room))) reached.add(from)
    }
  }
  if (!reached.has(exit)) checker.issue(['escape', 'exit'], `no gates lead from "${start}" to "${exit}"`)
  rooms.forEach(({ id: room }, index) => {
    if (!reached.has(room) && room !== exit)
      checker.issue(['escape', 'rooms', index, 'id'], `no gates lead from "${start}" to "${room}"`)
  })
}
