import type { Fold } from '../../core/journal/fold.ts'
import type { Measures } from '../../judger/metrics/measures.ts'
import { WorldState } from '../../judger/metrics/world-state.ts'
import type { Task } from '../../task/task.ts'
import { completionRate } from './completion.ts'
import { constructionComplexity, maxActionTime, maxTime } from './complexity.ts'
import { paperViewHitRate, villagerViewHitRate } from './view-hit-rate.ts'

/** The measures of a construction: the final blocks compared with the initial ones. */
export function constructionMeasureFold({ blueprint }: Pick<Task, 'blueprint'>): Fold<Measures> {
  const before = new WorldState()
  const world = new WorldState()
  return {
    apply(event) {
      if (event.type === 'arena.prepared') before.apply(event)
      world.apply(event)
    },
    now() {
      const complexity = constructionComplexity(blueprint)
      const paper = paperViewHitRate(blueprint, world, before)
      const villager = villagerViewHitRate(blueprint, world)
      return {
        completion: completionRate(blueprint, world),
        complexity,
        maxActionTime: maxActionTime(complexity),
        maxTime: maxTime(complexity),
        ...(paper && villager && { viewHits: { paper, villager } }),
      }
    },
  }
}
