import { InvalidFileError } from '../core/errors.ts'
import type { GameVersion } from '../game/version.ts'
import { readMcuFile } from '../import/mcu-file.ts'
import { decomposableOpen } from '../scenario/open/decomposable.ts'
import type { OpenTask } from '../scenario/open/open.ts'
import { openScenario } from '../scenario/open/scenario.ts'
import { hasScore } from '../scenario/open/score-fold.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import type { SceneReport } from './play-scene.ts'
import type { ScenePlayer } from './scene-player.ts'

/** The expert's result in a task that a rule decides. */
export type ExpertOutcome =
  | { readonly kind: 'solved'; readonly seconds: number }
  /** The expert knows no way to a part of the goal. */
  | { readonly kind: 'no solver'; readonly why: string }
  | { readonly kind: 'not solved'; readonly why: string }

/** A config of another project after import, set-up and play. */
export interface ForeignTask {
  readonly path: string
  /** The judge of the task; `nothing` if its text was not understood or the file holds no task. */
  readonly judgedBy: 'rule' | 'eye' | 'nothing'
  /** Why no rule decides it. */
  readonly reason?: string
  /** Why it cannot be set up; absent if it can. */
  readonly obstacle?: string
  /** The parts of the set-up that the server or the game refused. */
  readonly faults: readonly string[]
  readonly isTrueAtStart: boolean
  /** Absent if no rule decides the task. */
  readonly expert?: ExpertOutcome
  /** What the import repaired, added or left out. */
  readonly notes: readonly string[]
}

export interface AssessOptions {
  readonly player: Pick<ScenePlayer, 'play'>
  readonly minecraft: GameVersion
  readonly seed: number
  /** Folder of criteria files. */
  readonly criteria?: string
}

/** Imports a config, sets its scene up in a world, and lets the expert play it if a rule decides the goal. */
export async function assessForeign(path: string, options: AssessOptions): Promise<ForeignTask> {
  const { player, minecraft, seed, criteria } = options
  const file = taskIn(path, { minecraft, criteria })
  if ('refused' in file)
    return {
      path,
      judgedBy: 'nothing',
      reason: file.refused,
      obstacle: file.refused,
      faults: [],
      isTrueAtStart: false,
      notes: [],
    }
  const { task, notes } = file
  const { byEye, obstacle } = task.open
  const isDecided = hasScore(task.open)
  const dry = await player.play({ kind: 'dry run', task, seed })
  const isTrueAtStart = dry.findings.some(({ type }) => type === 'target_given')
  return {
    path,
    judgedBy: isDecided ? 'rule' : byEye === undefined ? 'nothing' : 'eye',
    ...(isDecided ? {} : { reason: byEye ?? obstacle ?? 'the words were not understood' }),
    ...(obstacle === undefined ? {} : { obstacle }),
    faults: dry.findings.filter(({ type }) => type !== 'target_given').map(({ message }) => message),
    isTrueAtStart,
    ...(isDecided ? { expert: await expertAt(task, options) } : {}),
    notes,
  }
}

function taskIn(
  path: string,
  options: { minecraft: GameVersion; criteria?: string | undefined },
): { readonly task: OpenTask; readonly notes: readonly string[] } | { readonly refused: string } {
  try {
    const file = readMcuFile(path, options)
    if (file.kind !== 'task') return { refused: 'not a task config' }
    const { task, issues } = readTaskFile(file.draft, [openScenario])
    return task === undefined
      ? { refused: issues.map(({ message }) => message).join('; ') }
      : { task, notes: file.notes }
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    return { refused: error.message }
  }
}

async function expertAt(task: OpenTask, { player, seed }: AssessOptions): Promise<ExpertOutcome> {
  const plannable = decomposableOpen(task)
  if (!plannable.ok) return { kind: 'no solver', why: plannable.why }
  const { solvedMs, findings }: SceneReport = await player.play({
    kind: 'solver',
    task,
    seed,
    limitMs: task.timeLimitMs,
  })
  return solvedMs === undefined
    ? { kind: 'not solved', why: findings.map(({ message }) => message).join('; ') }
    : { kind: 'solved', seconds: solvedMs / 1000 }
}
