import { isAir } from '../../task/block.ts'
import type { Task } from '../../task/task.ts'
import type { ScenarioJudge } from './scenario-judge.ts'

/** Gates are closed and mechanisms at rest; not judged yet. */
export const escapeJudge = ({ escape: rooms }: Task): ScenarioJudge => ({
  fixtures: [...(rooms?.gates.flatMap(({ cells }) => cells) ?? []), ...(rooms?.mechanisms ?? [])].filter(
    ({ block }) => !isAir(block.name),
  ),
  free: [],
  commands: () => [],
  watch: () => () => undefined,
  progress: () => ({ done: 0, of: rooms?.rooms.length ?? 0, what: 'rooms are done' }),
})
