import type { CompletionRate } from '../../judger/metrics/measures.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/**
 * Completion rate of a construction, CR = |C| / |B| (paper, eq. 8; VillagerBench's block hit rate): the share of the
 * blueprint's cells that hold a block of the right name with every property that the blueprint names. 1 for an empty
 * blueprint. Blocks elsewhere do not count against it.
 *
 * VillagerBench compares name and `facing` or `axis`; a blueprint that names no more than these is scored just so.
 */
export function completionRate(blueprint: readonly BlueprintBlock[], world: WorldState): CompletionRate {
  const done = blueprint.filter((cell) => world.shows(cell)).length
  return { value: blueprint.length === 0 ? 1 : done / blueprint.length, done, of: blueprint.length }
}
