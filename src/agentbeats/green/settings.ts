import { z } from 'zod'
import { FRAME_PRESETS } from '../../environment/frames/frame-spec.ts'
import { GAME_VERSIONS } from '../../game/version.ts'
import { SCORINGS } from './score.ts'

type FramePreset = keyof typeof FRAME_PRESETS

/** Settings of the green agent. Plain data, since they are sent to the threads of assessments. */
export const settingsSchema = z.strictObject({
  /** Folder with one subfolder of task configs per category. */
  tasks: z.string(),
  minecraft: z.enum(GAME_VERSIONS),
  /** Folder of runs and results. */
  out: z.string(),
  scoring: z.enum(SCORINGS),
  /** Time limit for the first reply of a task, and for each action (ms of wall time). */
  replyMs: z.int().min(1),
  /** Decisions missed in a row after which an agent's slot ends. */
  maxMissed: z.int().min(1),
  /** Maximum size of an agent's reply (bytes). */
  maxReplyBytes: z.int().min(1000),
  /** Maximum length of one task's game (ms of wall time). */
  taskMs: z.int().min(1000),
  /** Format of the pictures. */
  frames: z.enum(Object.keys(FRAME_PRESETS) as [FramePreset, ...FramePreset[]]),
  /** Whether a task ends with its last reward; the reference continues to the last step. */
  stopWhenDone: z.boolean(),
  /** Maximum length of an assessment (ms of wall time); tasks not played by then score 0. */
  assessmentMs: z.int().min(1000),
  /** The evidence for a judge of the runs, if there is a judge. */
  judged: z.enum(['no', 'facts', 'frames']),
})
export type GreenSettings = z.infer<typeof settingsSchema>

const MINUTE = 60_000

/** Common settings of all presets. */
const COMMON = {
  scoring: 'reference',
  maxMissed: 10,
  maxReplyBytes: 1_000_000,
  taskMs: 110 * MINUTE,
  stopWhenDone: false,
  // AgentBeats waits 300 minutes for results
  assessmentMs: 300 * MINUTE,
  judged: 'no',
} as const

/** The reference's own settings: RDI's copy of January 2026, and upstream's of March. */
export const PRESETS = {
  'agentbeats-2026-01': { ...COMMON, replyMs: MINUTE / 2, frames: 'agentbeats-2026-01' },
  'agentbeats-2026-03': { ...COMMON, replyMs: MINUTE, frames: 'agentbeats-2026-03' },
} as const
export type Preset = keyof typeof PRESETS
