import { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from '../plugin/builtin.ts'
import { agentNames } from '../task/agent-names.ts'
import type { Task } from '../task/task.ts'
import type { EpisodeRequest } from './episode-request.ts'

/** The default request: the expert, with the default planner, in virtual time, in the built-in world. */
export const usualRequest = (task: Task, changes: Partial<EpisodeRequest> = {}): EpisodeRequest => ({
  task,
  agents: agentNames(task.agents),
  seed: 1,
  clock: 'fast',
  server: { kind: 'embedded' },
  planner: DEFAULT_PLANNER,
  assignment: DEFAULT_ASSIGNMENT,
  model: 'expert',
  trust: 'judger',
  ...changes,
})
