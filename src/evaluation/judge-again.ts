import type { Judge } from '../mcu/autoeval/judge/judge.ts'
import { judgementOf } from './judge-run.ts'
import { type Judgement, sampleOf } from './judgement.ts'
import { JudgementFolder, textOfJudgement } from './judgement-folder.ts'

/**
 * Judges a run again using only its folder: evidence and replies are the stored ones, and no model is asked. Rule-based judges
 * evaluate the stored evidence again.
 * @param rules the judges that need no model, by id
 * @returns each judgement, and whether it is byte-identical
 */
export async function judgeAgain(
  run: string,
  rules: ReadonlyMap<string, Judge>,
): Promise<{ judgement: Judgement; isSame: boolean }[]> {
  const folder = new JudgementFolder(run)
  return Promise.all(
    folder.all().map(async ({ judgement, text }) => {
      const evidence = folder.evidence(judgement.evidence)
      const rule = rules.get(judgement.judge.id)
      const { seed, scale } = judgement.judge
      const samples = await Promise.all(
        judgement.samples.map(async (keptSample) => {
          if (keptSample.status === 'failed') return keptSample
          const reply =
            rule === undefined
              ? keptSample.reply
              : await rule.rate(evidence, { seed, sample: keptSample.sample })
          const again = sampleOf(keptSample.sample, reply ?? '', scale)
          return keptSample.error === undefined ? again : { ...again, error: keptSample.error }
        }),
      )
      const fresh = judgementOf(judgement.judge, judgement.evidence, evidence, samples)
      return { judgement: fresh, isSame: textOfJudgement(fresh) === text }
    }),
  )
}
