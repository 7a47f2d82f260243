import { firstRefusal, SUPPORTED, type Support, unsupported } from '../core/support.ts'
import type { Planner } from '../planner/planner.ts'
import { supportOf } from '../planner/support-of.ts'
import type { Answerer } from '../question/answerer.ts'
import { canAnswer } from '../question/can-answer.ts'
import type { ExpertKnowledge } from '../question/expert/knowledge.ts'
import { act } from '../question/kinds/act.ts'
import { reflect } from '../question/kinds/reflect.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf, type TaskFormat, teamSupport } from '../task/task-format.ts'
import type { ServerChoice } from './episode-request.ts'
import { parseLatency } from './latency.ts'

/** The settings of the episode. */
export interface EpisodeSetting {
  task: Task
  planner: Planner
  answerer: Pick<Answerer, 'id' | 'abilities'>
  /** In the format that `parseLatency` reads. */
  latency: string
  server: ServerChoice['kind']
  scenarios: readonly (ExpertKnowledge & Pick<TaskFormat, 'agentsNeeded'>)[]
}

/** Whether an episode can work at all. A team that cannot work would score 0, which would say nothing about it. */
export const supportOfEpisode = ({
  task,
  planner,
  answerer,
  latency,
  server,
  scenarios,
}: EpisodeSetting): Support =>
  firstRefusal([
    () => teamSupport(task, scenarioOf(scenarios, task)),
    () =>
      task.terrain !== undefined && server === 'external'
        ? unsupported('a task with terrain needs the embedded world, which generates it')
        : SUPPORTED,
    () =>
      task.rules !== undefined && server === 'external'
        ? unsupported('a task with rules of its own needs the embedded world, which has them')
        : SUPPORTED,
    () =>
      parseLatency(latency).kind === 'recorded' && answerer.abilities?.isInstant === true
        ? unsupported(
            `--latency recorded needs measured calls: nothing has measured how long calls of ${answerer.id} take`,
          )
        : SUPPORTED,
    () =>
      answerer.abilities?.answers === 'known'
        ? (scenarioOf(scenarios, task).decomposable?.(task) ?? SUPPORTED)
        : SUPPORTED,
    () => canAnswer(answerer, act),
    () => canAnswer(answerer, reflect),
    () => supportOf(planner, { task, answerer, hasTrials: true }),
  ])
