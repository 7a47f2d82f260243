import type { CompletionRate } from '../../judger/metrics/measures.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/**
 * Completion rate of a construction, CR = |C| / |B| (paper, eq. 8; VillagerBench's block hit rate): the share of the
 * blueprint's cells that hold a block with the right name and every property that the blueprint names. 1 for an empty
 * blueprint. Blocks elsewhere are ignored.
 *
 * VillagerBench compares the name and `facing` or `axis`. The score is the same for blueprints that name no other properties.
 */
export function completionRate(blueprint: readonly BlueprintBlock[], world: WorldState): CompletionRate {
  const done = blueprint.filter((cell) => world.shows(cell)).length
  return { value: blueprint.length === 0 ? 1 : done / blueprint.length, done, of: blueprint.length }
}
