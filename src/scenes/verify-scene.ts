import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { predicateInWords } from '../mcu/predicate/in-words.ts'
import { predicateSchema } from '../mcu/predicate/schema.ts'
import type { Finding } from '../mcu/setup/operation.ts'
import { checkScene } from '../mcu/verify/check-scene.ts'
import type { Answerer } from '../question/answerer.ts'
import { rereadScene } from '../question/kinds/reread-scene.ts'
import type { OpenTask } from '../scenario/open/open.ts'
import { openScenario } from '../scenario/open/scenario.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import { commonFile } from '../task/task-file.ts'
import type { ScenePlayer } from './scene-player.ts'

/** The stages of verification, in their order. */
export const STAGES = ['check', 'dry run', 're-reading', 'solver'] as const
export type Stage = (typeof STAGES)[number]

/** The result of verification: where and why a scene was refused, or at what time its solver succeeded. */
export interface Verdict {
  /** The stage that refused the scene; absent if it was accepted. */
  readonly refusedBy?: Stage
  readonly findings: readonly Finding[]
  /** Game time in which the solver reached the goal (ms). */
  readonly solvedMs?: number
}

export interface VerifyOptions {
  readonly player: Pick<ScenePlayer, 'play'>
  /** Rereads each scene before it is played; absent if only the rules could do so. */
  readonly reader?: Answerer
  readonly seed: number
  readonly signal?: AbortSignal
}

/** The part of a task file that is checked before the whole file is read. */
const fileSchema = z.object({
  minecraft: commonFile.minecraft,
  goal: z.string().default(''),
  arena: z.object({ min: cellSchema, max: cellSchema, spawn: cellSchema }),
  open: z.object({ setup: z.array(z.string()).default([]), success: predicateSchema.optional() }),
})

/** Verifies one scene: check, dry run, re-reading, solver. The first stage with a finding refuses the scene. */
export async function verifyScene(content: unknown, options: VerifyOptions): Promise<Verdict> {
  const read = fileSchema.safeParse(content)
  if (!read.success) return refused('check', [{ type: 'syntax', message: z.prettifyError(read.error) }])
  const checked = checkScene(writtenIn(read.data))
  if (checked.length > 0) return refused('check', checked)
  const { task, issues } = readTaskFile(content, [openScenario])
  if (task === undefined || issues.length > 0)
    return refused(
      'check',
      issues.map(({ path, message }) => ({ type: 'syntax', message: `${path.join('.')}: ${message}` })),
    )
  const { player, reader, seed, signal } = options
  const dry = await player.play({ kind: 'dry run', task, seed })
  if (dry.findings.length > 0) return refused('dry run', dry.findings)
  const objections = reader === undefined ? [] : await reread(task, reader, seed, signal)
  if (objections.length > 0) return refused('re-reading', objections)
  const played = await player.play({ kind: 'solver', task, seed })
  if (played.findings.length > 0) return refused('solver', played.findings)
  return { findings: [], ...(played.solvedMs === undefined ? {} : { solvedMs: played.solvedMs }) }
}

/** The first stage's reading of a scene's file. */
const writtenIn = ({
  minecraft,
  arena,
  open,
}: z.infer<typeof fileSchema>): Parameters<typeof checkScene>[0] => ({
  commands: open.setup,
  ...(open.success === undefined ? {} : { success: open.success }),
  version: minecraft,
  arena: { box: { min: arena.min, max: arena.max }, spawn: arena.spawn },
})

const refused = (refusedBy: Stage, findings: readonly Finding[]): Verdict => ({ refusedBy, findings })

/** Lets a second answerer read the scene (Reflexion). */
async function reread(
  { goal, gameVersion, open }: OpenTask,
  reader: Answerer,
  seed: number,
  signal: AbortSignal | undefined,
): Promise<Finding[]> {
  const facts = {
    task: goal,
    goal: open.success === undefined ? goal : predicateInWords(open.success),
    version: gameVersion,
    commands: open.setup,
  }
  const { value } = await reader.answer(
    { question: rereadScene, facts, seed, sample: 0 },
    signal === undefined ? {} : { signal },
  )
  return value.problems.map((message) => ({ type: 'objection', message }))
}
