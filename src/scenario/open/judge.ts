import type { ScenarioJudge } from '../../judger/scenarios/scenario-judge.ts'
import type { OpenTask } from './open.ts'
import { ScoreFold, shareOf } from './score-fold.ts'
import { wantedBy } from './wanted.ts'
import { watchOpen } from './watch.ts'

/** Judges an open task: sets the scene up around each agent, and watches for the goal's conditions. */
export function openJudge(task: OpenTask): ScenarioJudge {
  const { open } = task
  const fold = new ScoreFold(open)
  /** Sees what has happened since the last tick. */
  let look = () => {}
  return {
    // The set-up puts blocks up as commands for the agents.
    fixtures: [],
    free: [],
    commands: () => [`difficulty ${open.difficulty}`],
    welcome: (agents) => agents.flatMap((agent) => open.setup.map((command) => ({ agent, command }))),
    watch(watch) {
      fold.begin()
      watch.log.watch((event) => fold.apply(event))
      const recording = watchOpen(watch, wantedBy(open))
      look = recording.look
      return recording.stop
    },
    progress() {
      look()
      const share = shareOf(fold.now())
      return { done: share === 1 ? 100 : Math.floor(100 * share), of: 100, what: '% of the goal' }
    },
  }
}
