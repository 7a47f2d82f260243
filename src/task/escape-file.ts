import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { type BlockSpec, formatBlock, parseBlock } from './block.ts'
import { checkedBlock } from './blueprint.ts'
import { type Escape, holdSchema } from './escape.ts'
import { blocksPart, itemCountPart, type PartChecker } from './file-parts.ts'

const id = z.string().min(1)

/** What an escape task adds to a task file. */
export const escapePart = z.strictObject({
  rooms: z.array(z.strictObject({ id, min: cellSchema, max: cellSchema })).min(1),
  start: id,
  exit: id,
  gates: z
    .array(
      z.strictObject({
        id,
        between: z.tuple([id, id]),
        /** What closes it, as boxes of blocks. */
        cells: z.array(blocksPart).min(1),
        opened_by: z.array(id).default([]),
        hold: holdSchema.default('each'),
      }),
    )
    .default([]),
  mechanisms: z
    .array(
      z.strictObject({
        id,
        at: cellSchema,
        /** What stands there at first, e.g. `lever[face=wall,facing=north]`. */
        block: z.string(),
        /** What must stand there; levers, buttons and plates: the same, powered. */
        wanted: z.string().optional(),
      }),
    )
    .default([]),
  carry: z.array(itemCountPart).default([]),
})
export type EscapePart = z.infer<typeof escapePart>

/** Resolves rooms, gates and mechanisms; faults are left with the checker. */
export function resolveEscape(part: EscapePart, checker: PartChecker): Escape {
  const path = (...rest: (string | number)[]) => ['escape', ...rest]
  const rooms = checkIds(part, 'rooms', checker)
  const mechanisms = checkIds(part, 'mechanisms', checker)
  checkIds(part, 'gates', checker)
  const known = (set: ReadonlySet<string>, what: string, name: string, at: (string | number)[]) => {
    if (!set.has(name))
      checker.fault(path(...at), `there is no ${what} "${name}"; there are ${[...set].join(', ')}`)
  }
  known(rooms, 'room', part.start, ['start'])
  known(rooms, 'room', part.exit, ['exit'])
  part.rooms.forEach(({ min, max }, index) => {
    checker.cell(min, path('rooms', index, 'min'))
    checker.cell(max, path('rooms', index, 'max'))
    if (min.x > max.x || min.y > max.y || min.z > max.z)
      checker.fault(path('rooms', index, 'max'), 'must not lie below min in any axis')
  })
  part.gates.forEach(({ between, opened_by }, index) => {
    between.forEach((room, side) => {
      known(rooms, 'room', room, ['gates', index, 'between', side])
    })
    opened_by.forEach((mechanism, place) => {
      known(mechanisms, 'mechanism', mechanism, ['gates', index, 'opened_by', place])
    })
  })
  part.carry.forEach(({ item }, index) => {
    checker.item(item, path('carry', index, 'item'))
  })
  const resolved: Escape = {
    rooms: part.rooms.map(({ id: room, min, max }) => ({ id: room, box: { min, max } })),
    start: part.start,
    exit: part.exit,
    gates: part.gates.map((gate, index) => ({
      id: gate.id,
      between: gate.between,
      cells: gate.cells.flatMap((entry, place) =>
        checker.blocks(entry, path('gates', index, 'cells', place)),
      ),
      openedBy: gate.opened_by,
      hold: gate.hold,
    })),
    mechanisms: part.mechanisms.map((entry, index) => mechanismOf(entry, path('mechanisms', index), checker)),
    carry: part.carry,
  }
  if (checker.faults.length === 0) checkConnected(resolved, checker)
  return resolved
}

function checkIds(
  part: EscapePart,
  list: 'rooms' | 'gates' | 'mechanisms',
  checker: PartChecker,
): Set<string> {
  const seen = new Set<string>()
  part[list].forEach((entry, index) => {
    if (seen.has(entry.id)) checker.fault(['escape', list, index, 'id'], `"${entry.id}" is taken already`)
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
  const there = checkedBlock(block, checker.game, [...path, 'block'], checker.faults)
  const first: BlockSpec = there ?? parseBlock('air') ?? { name: 'air', properties: {} }
  if (wanted !== undefined) {
    const asked = checkedBlock(wanted, checker.game, [...path, 'wanted'], checker.faults)
    return { id: name, position: at, block: first, wanted: asked ?? first }
  }
  if (there !== undefined && !checker.game.blockProperties(there.name).has('powered')) {
    const fault = `${formatBlock(there)} cannot be powered: say in "wanted" what must stand there`
    checker.fault([...path, 'block'], fault)
  }
  const { properties } = first
  return {
    id: name,
    position: at,
    block: first,
    wanted: { ...first, properties: { ...properties, powered: 'true' } },
  }
}

/** A way of gates must lead from the start to the exit and to every room with a mechanism in use. */
function checkConnected({ rooms, start, exit, gates }: Escape, checker: PartChecker): void {
  const reached = new Set([start])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { between } of gates) {
      if (between.some((room) => reached.has(room))) for (const room of between) reached.add(room)
    }
  }
  if (!reached.has(exit)) checker.fault(['escape', 'exit'], `no gates lead from "${start}" to "${exit}"`)
  rooms.forEach(({ id: room }, index) => {
    if (!reached.has(room) && room !== exit)
      checker.fault(['escape', 'rooms', index, 'id'], `no gates lead from "${start}" to "${room}"`)
  })
}
