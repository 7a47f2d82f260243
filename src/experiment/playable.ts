import { UsageError } from '../core/errors.ts'
import type { Task } from '../task/task.ts'

/**
 * Constructions and escapes are the scenarios that the Judger can set up and score so far.
 * @throws UsageError for a task of another scenario, before anything has been started or written.
 */
export function refuseUnplayable({ id, scenario }: Task): void {
  if (scenario !== 'gathering') return
  throw new UsageError(`The task ${id} (${scenario}) can be planned, not yet played.`, {
    hint: 'Play a construction task, such as benchmarks/demo/pavilion.yaml.',
  })
}
