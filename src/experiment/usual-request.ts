import { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from '../plugin/builtin.ts'
import { agentNames } from '../task/agent-names.ts'
import type { Task } from '../task/task.ts'
import type { EpisodeRequest } from './episode-request.ts'

/** An episode as it is played where nothing else is said: the expert, with the default planner, in virtual time, in our own world. */
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
