import type { GameEvent } from '../core/journal/events.ts'
import { EventLog } from '../core/journal/log.ts'
import { playEpisode } from '../experiment/play-episode.ts'
import { usualRequest } from '../experiment/usual-request.ts'
import type { AgentAction } from '../judger/actions/action.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { createExpert } from '../question/expert/expert.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Progress } from '../task/progress.ts'
import type { Task } from '../task/task.ts'
import { inVirtualTime } from './virtual-time.ts'

/** A run of a task in this process, with the progress that its judge reported. */
export interface WatchedRun {
  readonly events: readonly GameEvent[]
  /** All progress that the judge reported, in order. */
  readonly progress: readonly Progress[]
  /** The actions that the agents could call. */
  readonly actions: ActionVocabulary
}

/** The built-in catalogue with the scenario under test. Records the reports of its judges. */
class RecordingCatalogue extends Catalogue {
  readonly progress: Progress[] = []
  readonly #scenario: Scenario

  constructor(scenario: Scenario, actions: readonly AgentAction[]) {
    super([{ name: 'under-test', actions }])
    this.#scenario = scenario
  }

  override get scenarios(): readonly Scenario[] {
    return [...super.scenarios.filter(({ id }) => id !== this.#scenario.id), this.#recording()]
  }

  #recording(): Scenario {
    const scenario = this.#scenario
    const heard = this.progress
    return {
      ...scenario,
      judge(task) {
        const judge = scenario.judge(task)
        return {
          ...judge,
          progress(look) {
            const now = judge.progress(look)
            heard.push(now)
            return now
          },
        }
      },
    }
  }
}

/** Plays a task in virtual time, with a team that gets its answers from the expert. */
export async function playTask(
  task: Task,
  scenario: Scenario,
  actions: readonly AgentAction[] = [],
): Promise<WatchedRun> {
  const catalogue = new RecordingCatalogue(scenario, actions)
  const answerer = createExpert(catalogue)
  return inVirtualTime(1, async (clock) => {
    const events: GameEvent[] = []
    const log = new EventLog(clock, (event) => events.push(event))
    const request = usualRequest(task, { model: answerer.id })
    const stop = new AbortController()
    const waitFor = (isBusy: () => boolean) => clock.waitFor(isBusy)
    await clock.drive(playEpisode({ request, catalogue, clock, answerer, log, stop, waitFor }))
    return { events, progress: catalogue.progress, actions: catalogue.actions }
  })
}
