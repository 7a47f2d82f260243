import { boundingBox } from '../../src/core/position.ts'
import { foreignConstruction } from '../../src/import/foreign-construction.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { CHEST_SLOTS } from '../../src/task/chests.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Container, Task } from '../../src/task/task.ts'
import { drawStranger } from './draw-stranger.ts'
import { paletteOf } from './palette.ts'
import type { Stranger } from './stranger.ts'

const MINECRAFT = '1.19.2'
/** Distance between chests (blocks): side by side they would become double chests. */
const SPACING = 2

/**
 * The building as a task for a team, by way of the importers: a note or a refusal of theirs would be a mistake of ours.
 * @throws TypeError in that case
 */
export function strangerTask(stranger: Stranger, agents: number): Task {
  const cells = drawStranger(stranger, paletteOf(MINECRAFT, stranger.seed))
  const depth = boundingBox(cells.map(({ position }) => position))?.max.z ?? 0
  const outcome = foreignConstruction(
    cells.map(({ position, block }, index) => ({ position, block, field: `blocks.${index}` })),
    {
      task: stranger.id,
      about: {
        id: `stranger-${stranger.id}`,
        title: stranger.id.replaceAll('-', ' '),
        goal: 'Build it as the blueprint shows. All materials are in the chests.',
        minecraft: MINECRAFT,
        agents,
      },
      notes: [],
      placed: (foreign) =>
        foreign.map(({ position: { x, y, z }, ...cell }) => ({
          ...cell,
          position: { x: x - stranger.size[0] - 7, y: y - 60, z: z - Math.floor(depth / 2) },
        })),
    },
  )
  if (outcome.kind === 'refused') throw new TypeError(`${stranger.id}: ${outcome.refusal.reason}`)
  if (outcome.notes.length > 0) throw new TypeError(`${stranger.id}: ${outcome.notes.join('; ')}`)
  const { task, issues } = readTaskFile(withChestsAt(stranger, outcome.draft), builtinScenarios)
  if (task === undefined) throw new TypeError(issues.map(({ message }) => message).join('; '))
  return stranger.kindsPerChest === undefined ? task : scattered(task, stranger.kindsPerChest)
}

type Draft = Extract<ReturnType<typeof foreignConstruction>, { kind: 'task' }>['draft']

/** Moves chests and spawn east, away from the building. */
function withChestsAt({ chestsAt }: Stranger, draft: Draft): Draft {
  const { arena, supply } = draft as unknown as {
    arena: { max: number[]; spawn: number[] }
    supply: { chests: { at: number[] }[] }
  }
  const east = Math.max(0, chestsAt - 3)
  const moved = ([x = 0, y = 0, z = 0]: readonly number[]) => [x + east, y, z]
  return {
    ...draft,
    arena: { ...arena, max: moved(arena.max), spawn: moved(arena.spawn) },
    supply: { ...supply, chests: supply.chests.map((chest) => ({ ...chest, at: moved(chest.at) })) },
  } as unknown as Draft
}

/** The same materials in chests of a few kinds each, in rows east of the first. */
function scattered(task: Task, kinds: number): Task {
  const [first] = task.containers
  if (first === undefined) return task
  const items = task.containers.flatMap(({ items: held }) => held)
  const stacks = Math.floor(CHEST_SLOTS / kinds)
  const byKind = [...Map.groupBy(items, ({ item }) => item).values()].map((all) => all.slice(0, stacks))
  const groups = Array.from({ length: Math.ceil(byKind.length / kinds) }, (_, index) =>
    byKind.slice(index * kinds, (index + 1) * kinds).flat(),
  )
  const rows = Math.ceil(Math.sqrt(groups.length))
  const containers: Container[] = groups.map((held, index) => ({
    ...first,
    position: {
      x: first.position.x + SPACING * Math.floor(index / rows),
      y: first.position.y,
      z: first.position.z + SPACING * (index % rows),
    },
    items: held,
  }))
  const { box } = task.arena
  const far = boundingBox(containers.map(({ position }) => position))?.max ?? box.max
  const max = { ...box.max, x: Math.max(box.max.x, far.x + 2), z: Math.max(box.max.z, far.z + 2) }
  const { starts: _, ...rest } = task
  return { ...rest, arena: { ...task.arena, box: { ...box, max } }, containers }
}
