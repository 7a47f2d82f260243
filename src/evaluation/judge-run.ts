import { LimitError, ModelError } from '../core/errors.ts'
import type { Evidence, Judge } from '../mcu/autoeval/judge/judge.ts'
import { JUDGEMENT_SCHEMA, type Judgement, type Sample, sampleOf, scoresOf, summarised } from './judgement.ts'
import { JudgementFolder } from './judgement-folder.ts'

export interface JudgeRunOptions {
  readonly judge: Judge
  /** Number of samples of a judge whose replies vary. */
  readonly repeat: number
  readonly seed: number
  /** SHA-256 of the judge's prompt. */
  readonly prompt?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Judges a run and stores the evidence and replies in its folder. Existing samples for the same evidence, judge and settings are
 * not requested again, but failed ones are.
 * @param run path of the run's folder
 * @throws LimitError if a budget is spent; earlier replies are kept
 */
export async function judgeRun(
  run: string,
  evidence: Evidence,
  options: JudgeRunOptions,
): Promise<Judgement> {
  const { judge, seed, prompt, signal } = options
  const folder = new JudgementFolder(run)
  const judgeRecord: Judgement['judge'] = {
    id: judge.id,
    ...(judge.settings === undefined ? {} : { settings: judge.settings }),
    looksAt: { ...judge.looksAt },
    scale: judge.scale.id === 'unit' ? 'unit' : 'ten',
    seed,
    ...(prompt === undefined ? {} : { prompt }),
  }
  const name = folder.keep(evidence)
  const samples = keptSamples(folder, judgeRecord, name)
  const finish = (): Judgement => {
    const judgement = judgementOf(judgeRecord, name, evidence, [...samples.values()])
    folder.write(judgement)
    return judgement
  }
  try {
    for (let sample = 0; sample < (judge.varies ? options.repeat : 1); sample++) {
      if (samples.has(sample)) continue
      samples.set(sample, await ask(judge, evidence, { seed, sample, signal }, judgeRecord.scale))
    }
  } catch (error) {
    if (samples.size > 0) finish()
    throw error
  }
  return finish()
}

/** A judgement from its samples: the same samples give the same bytes. */
export const judgementOf = (
  judge: Judgement['judge'],
  name: string,
  { task, outcome }: Pick<Evidence, 'task' | 'outcome'>,
  samples: readonly Sample[],
): Judgement => {
  const inOrder = [...samples].sort((a, b) => a.sample - b.sample)
  const replied = inOrder.filter(({ status }) => status !== 'failed')
  return {
    schema: JUDGEMENT_SCHEMA,
    judge,
    evidence: name,
    task,
    outcome: outcome ?? null,
    samples: inOrder,
    scores: summarised(replied.map((sample) => scoresOf(sample, judge.scale))),
  }
}

/** Samples that need not be requested again. */
function keptSamples(
  folder: JudgementFolder,
  judgeRecord: Judgement['judge'],
  evidence: string,
): Map<number, Sample> {
  const previous = folder.read(judgeRecord)
  const isSame =
    previous?.evidence === evidence && JSON.stringify(previous.judge) === JSON.stringify(judgeRecord)
  const samples = isSame ? previous.samples.filter(({ status }) => status !== 'failed') : []
  return new Map(samples.map((sample) => [sample.sample, sample]))
}

async function ask(
  judge: Judge,
  evidence: Evidence,
  options: { seed: number; sample: number; signal: AbortSignal | undefined },
  scale: Judgement['judge']['scale'],
): Promise<Sample> {
  try {
    return sampleOf(options.sample, await judge.rate(evidence, options), scale)
  } catch (error) {
    if (!(error instanceof ModelError) || error instanceof LimitError) throw error
    const { code, message, raw } = error
    const { sample } = options
    // An unreadable reply is kept unmodified, and never counts as 0.
    if (raw !== undefined && raw !== '')
      return { sample, status: 'unparsed', reply: raw, error: { code, message } }
    return { sample, status: 'failed', error: { code, message } }
  }
}
