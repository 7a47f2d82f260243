import type { GameEvent } from '../core/journal/events.ts'
import { RewardFold } from '../mcu/reward/fold.ts'
import { factOf } from '../scenario/open/facts-of.ts'
import type { OpenTask } from '../scenario/open/open.ts'
import type { Progress } from '../task/progress.ts'
import type { Task } from '../task/task.ts'

/** A slot's rewards. */
export interface SlotRewards {
  apply(event: GameEvent): void
  /** Everything so far. */
  total(): number
}

const isOpenTask = (task: Task): task is OpenTask => task.scenario === 'open'

/**
 * The rewards of a slot: MineStudio's if the task has any, for what its own agent does; otherwise the completed share of the
 * task, which the whole team earns.
 */
export function slotRewards(task: Task, agent: string, progress: () => Progress): SlotRewards {
  if (isOpenTask(task) && task.open.rewards.length > 0) return countedRewards(task, agent)
  const first = shareOf(progress())
  return { apply: () => undefined, total: () => shareOf(progress()) - first }
}

function countedRewards({ open }: OpenTask, agent: string): SlotRewards {
  const fold = new RewardFold(open.rewards)
  return {
    apply(event) {
      const fact = factOf(event)
      if (fact.type === 'counters' && fact.agent === agent) fold.apply(fact)
    },
    total: () => fold.now().total,
  }
}

const shareOf = ({ done, of }: Progress): number => (of === 0 ? 0 : done / of)
