import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { isAnimal } from '../../game/mobs/animals.ts'
import { blocksPart, itemCountPart } from '../../task/file-parts.ts'
import type { PartChecker } from '../../task/part-checker.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { DIFFICULTIES, type Gathering } from './gathering.ts'

/** The keys that gathering adds to a task file. */
export const gatheringPart = z.strictObject({
  /** Items that the team must carry at the end. */
  obtain: z.array(itemCountPart.extend({ or: z.array(z.string()).optional() })).min(1),
  /** With terrain: how hard monsters hit; easy by default. */
  difficulty: z.enum(DIFFICULTIES).optional(),
  /** Blocks in the arena: logs, ores, crops such as `wheat[age=7]`, soil, crafting tables, furnaces. */
  blocks: z.array(blocksPart).default([]),
  animals: z
    .array(z.strictObject({ kind: z.string(), at: cellSchema, count: z.int().min(1).max(64).default(1) }))
    .default([]),
  /** Scored steps of a recipe, as in VillagerBench's cooking. `parts` names the steps that a step includes. */
  checkpoints: z
    .array(
      z.strictObject({
        item: z.string(),
        count: z.int().positive().default(1),
        score: z.number().nonnegative(),
        parts: z.array(z.string()).default([]),
      }),
    )
    .optional(),
})
export type GatheringPart = z.infer<typeof gatheringPart>

/** Resolves sources and wanted items. Issues are reported to the checker. */
export function resolveGathering(
  part: GatheringPart,
  checker: PartChecker,
): { gathering: Gathering; sources: PlacedBlock[] } {
  const path = (...rest: (string | number)[]) => ['gathering', ...rest]
  part.obtain.forEach(({ item, or = [] }, index) => {
    checker.item(item, path('obtain', index, 'item'))
    or.forEach((other, place) => {
      checker.item(other, path('obtain', index, 'or', place))
    })
  })
  part.animals.forEach(({ kind, at }, index) => {
    if (!isAnimal(kind)) checker.issue(path('animals', index, 'kind'), `"${kind}" gives no known item`)
    checker.cell(at, path('animals', index, 'at'))
  })
  part.checkpoints?.forEach(({ item, parts }, index) => {
    checker.item(item, path('checkpoints', index, 'item'))
    parts.forEach((name, place) => {
      const known = name !== item && part.checkpoints?.some((other) => other.item === name)
      const issue = `must name the item of another checkpoint, not "${name}"`
      if (!known) checker.issue(path('checkpoints', index, 'parts', place), issue)
    })
  })
  return {
    gathering: {
      obtain: part.obtain.map(({ item, count, or }) => ({
        item,
        count,
        ...(or === undefined ? {} : { or }),
      })),
      ...(part.difficulty === undefined ? {} : { difficulty: part.difficulty }),
      ...(part.checkpoints === undefined ? {} : { checkpoints: part.checkpoints }),
      animals: part.animals.map(({ kind, at, count }) => ({ kind, position: at, count })),
    },
    sources: part.blocks.flatMap((entry, index) => checker.blocks(entry, path('blocks', index))),
  }
}
