import { plural } from '../../core/count.ts'
import type { ScenarioJudge } from '../../judger/scenarios/scenario-judge.ts'
import type { Task } from '../../task/task.ts'

/** Judges a construction: it begins on empty ground, and its progress is the number of correct blocks. */
export const constructionJudge = ({ blueprint }: Task): ScenarioJudge => ({
  fixtures: [],
  free: blueprint.map(({ position }) => position),
  commands: () => [],
  watch: () => () => undefined,
  progress: ({ shows }) => ({
    done: blueprint.filter(shows).length,
    of: blueprint.length,
    what: plural(blueprint.length, 'block matches the blueprint', 'blocks match the blueprint'),
  }),
})
