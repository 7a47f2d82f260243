import type { Task } from '../../task/task.ts'
import type { ScenarioJudge } from './scenario-judge.ts'

/** Fields, ores and animals stand where the task says; not judged yet. */
export const gatheringJudge = ({ gathering }: Task): ScenarioJudge => ({
  fixtures: gathering?.blocks ?? [],
  free: [],
  commands: () =>
    (gathering?.animals ?? []).flatMap(({ kind, position: { x, y, z }, count }) =>
      Array.from({ length: count }, () => `summon minecraft:${kind} ${x + 0.5} ${y} ${z + 0.5}`),
    ),
  watch: () => () => undefined,
  progress: () => ({ done: 0, of: gathering?.obtain.length ?? 0, what: 'items are there' }),
})
