import { z } from 'zod'
import { cellSchema, inBox } from '../../core/position.ts'
import { predicateSchema } from '../../mcu/predicate/schema.ts'
import { unknownNames } from '../../mcu/predicate/unknown-names.ts'
import { rewardRuleSchema } from '../../mcu/reward/rule.ts'
import { LEVELS } from '../../mcu/scene/harder.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import { checkNames } from '../../mcu/setup/check-names.ts'
import { type Operation, SLOTS, WEATHERS } from '../../mcu/setup/operation.ts'
import { parseCommand } from '../../mcu/setup/parse.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import { itemCountPart } from '../../task/file-parts.ts'
import type { PartChecker } from '../../task/part-checker.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { TaskFileBase } from '../../task/task-file.ts'
import type { Open } from './open.ts'

/** The keys that open tasks add to a task file. */
export const openPart = z.strictObject({
  /** Commands that set the scene up, for each agent: `give @s stick 7`, `setblock ~2 ~ ~ crafting_table`. */
  setup: z.array(z.string().max(2000)).max(400).default([]),
  /** The same without commands. */
  start: z
    .strictObject({
      /** Ticks since six in the morning. */
      time: z.int().min(0).max(24_000).optional(),
      weather: z.enum(WEATHERS).optional(),
      difficulty: z.enum(['peaceful', 'easy', 'normal', 'hard']).default('easy'),
      inventory: z.array(itemCountPart).default([]),
      equipment: z.partialRecord(z.enum(SLOTS), z.string()).default({}),
      /** Places are relative to the agent. */
      mobs: z
        .array(z.strictObject({ kind: z.string(), at: cellSchema, count: z.int().min(1).max(32).default(1) }))
        .default([]),
    })
    .prefault({}),
  success: predicateSchema.optional(),
  milestones: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        reached: predicateSchema,
        score: z.number().nonnegative().default(1),
      }),
    )
    .default([]),
  rewards: z.array(rewardRuleSchema).default([]),
  criteria: z.record(z.string(), z.array(z.string())).default({}),
  steps: z.int().positive().max(100_000).optional(),
  /** The atoms that the task is made of, by which it is filed in taxonomies. */
  atoms: z.array(z.string().max(200)).max(64).default([]),
  /** The category of the folder that the task was imported from, such as `mining_and_collecting`. */
  category: z.string().min(1).max(80).optional(),
  level: z.enum(LEVELS).optional(),
  /** Why no rule decides the goal: only an observer can. */
  byEye: z.string().min(1).max(500).optional(),
  /** Why the goal cannot be reached, by any agent: nothing in the game makes it, or no world of ours has it. */
  obstacle: z.string().min(1).max(500).optional(),
})
type OpenPart = z.infer<typeof openPart>

/** Resolves an open task: every set-up command is read and its names are checked. Issues are reported to the checker. */
export function resolveOpen(
  { open: part, arena, terrain, minecraft }: TaskFileBase & { open: OpenPart },
  checker: PartChecker,
): { open: Open; sources: PlacedBlock[]; containers: [] } {
  const operations: Operation[] = startOperations(part.start)
  part.setup.forEach((command, index) => {
    const read = parseCommand(command)
    if ('finding' in read) checker.issue(['open', 'setup', index], read.finding.message)
    else operations.push(read.operation)
  })
  for (const { message } of checkNames(operations, checker.game.version)) checker.issue(['open'], message)
  const blocks = blocksAfter(operations, arena.spawn)
  const box = { min: arena.min, max: arena.max }
  const outside = blocks.filter(({ position }) => !inBox(box, position) && position.y > arena.min.y)
  if (terrain === undefined && outside.length > 0)
    checker.issue(['open', 'setup'], 'puts blocks up outside the arena')
  const { success, milestones, rewards, criteria, steps, atoms, category, level, byEye, obstacle } = part
  const goals = [
    ...(success === undefined ? [] : [{ at: ['success'], goal: success }]),
    ...milestones.map(({ reached }, index) => ({ at: ['milestones', index, 'reached'], goal: reached })),
  ]
  for (const { at, goal } of goals)
    for (const { path, message } of unknownNames(goal, checker.game.version))
      checker.issue(['open', ...at, ...path], message)
  return {
    open: {
      setup: operations.map((operation) => writeCommand(operation, checker.game.version ?? minecraft)),
      difficulty: part.start.difficulty,
      ...(success === undefined ? {} : { success }),
      milestones,
      rewards,
      criteria,
      ...(steps === undefined ? {} : { steps }),
      atoms,
      ...(category === undefined ? {} : { category }),
      ...(level === undefined ? {} : { level }),
      ...(byEye === undefined ? {} : { byEye }),
      ...(obstacle === undefined ? {} : { obstacle }),
    },
    // Terrain determines the spawn, and therefore the positions of the set-up's blocks.
    sources: terrain === undefined ? blocks.filter(({ position }) => inBox(box, position)) : [],
    containers: [],
  }
}

function startOperations({ time, weather, inventory, equipment, mobs }: OpenPart['start']): Operation[] {
  return [
    ...(time === undefined ? [] : [{ kind: 'time', ticks: time } as const]),
    ...(weather === undefined ? [] : [{ kind: 'weather', weather } as const]),
    ...inventory.map(({ item, count }) => ({ kind: 'give', item, count }) as const),
    ...SLOTS.flatMap((slot) => {
      const item = equipment[slot]
      return item === undefined ? [] : [{ kind: 'equip', slot, item, count: 1 } as const]
    }),
    ...mobs.flatMap(({ kind, at, count }) =>
      Array.from({ length: count }, () => ({ kind: 'summon', entity: kind, at }) as const),
    ),
  ]
}
