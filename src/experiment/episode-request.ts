import type { RconAddress } from '../judger/server/command-channel.ts'
import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import type { Knowledge } from '../planner/causal/knowledge/knowledge.ts'
import type { PluginReference } from '../plugin/reference.ts'
import type { Task } from '../task/task.ts'
import type { TimeLimits } from './time-limits.ts'

/** The place where an episode is played. */
export type ServerChoice =
  /** The built-in world; with a port, real game clients can join to watch (realtime clock only). */
  { kind: 'embedded'; port?: number } | { kind: 'external'; host: string; port: number; rcon?: RconAddress }

/** Everything that determines an episode, except the language model. It is sent to the episode's thread. */
export interface EpisodeRequest {
  task: Task
  agents: readonly string[]
  seed: number
  clock: 'fast' | 'realtime'
  server: ServerChoice
  /** Plug-ins that the thread loads before it begins. */
  plugins?: readonly PluginReference[]
  /** Id of the planner, as the catalogue knows it. */
  planner: string
  /** Id of the assignment strategy. */
  assignment: string
  /** Id of the language model, for the record only; the model itself stays with the host. */
  model: string
  /** Calibration of the model for the planner; if it is missing, the planner calibrates the model itself. */
  calibration?: Calibration
  /** Evidence of earlier plans and runs about the model's dependencies, as it was at the start of the run or experiment. */
  knowledge?: Knowledge
  trust: 'judger' | 'reflection'
  /**
   * Whether the team repairs its graph after refused actions and replans unfinished work (default: yes). The paper's team does
   * neither.
   */
  repair?: boolean
  /** Game time that a call of the model takes, as `parseLatency` reads it (default: none). */
  latency?: string
  /** Whether the run is recorded, so that it can be watched and drawn (default: no). */
  film?: boolean
  /** The time limits that end the episode (default: the task's). */
  timeLimits?: TimeLimits
}
