import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { isAnimal } from './facts/animals.ts'
import { blocksPart, itemCountPart, type PartChecker } from './file-parts.ts'
import type { Gathering } from './gathering.ts'

/** What a gathering task adds to a task file. */
export const gatheringPart = z.strictObject({
  /** What the team must carry in the end. */
  obtain: z.array(itemCountPart).min(1),
  /** Blocks that stand there: logs, ores, crops such as `wheat[age=7]`, soil, crafting tables, furnaces. */
  blocks: z.array(blocksPart).default([]),
  animals: z
    .array(z.strictObject({ kind: z.string(), at: cellSchema, count: z.int().min(1).max(64).default(1) }))
    .default([]),
})
export type GatheringPart = z.infer<typeof gatheringPart>

/** Resolves sources and goal; faults are left with the checker. */
export function resolveGathering(part: GatheringPart, checker: PartChecker): Gathering {
  const path = (...rest: (string | number)[]) => ['gathering', ...rest]
  part.obtain.forEach(({ item }, index) => {
    checker.item(item, path('obtain', index, 'item'))
  })
  part.animals.forEach(({ kind, at }, index) => {
    if (!isAnimal(kind))
      checker.fault(path('animals', index, 'kind'), `"${kind}" gives nothing that we know of`)
    checker.cell(at, path('animals', index, 'at'))
  })
  return {
    obtain: part.obtain,
    blocks: part.blocks.flatMap((entry, index) => checker.blocks(entry, path('blocks', index))),
    animals: part.animals.map(({ kind, at, count }) => ({ kind, position: at, count })),
  }
}
