import type { Answerer } from '../../../question/answerer.ts'
import { TEN } from '../scale.ts'
import type { AskOptions, Evidence, Judge } from './judge.ts'
import { compareRuns, rateRun, type ShownEvidence } from './questions.ts'

/** A model that sees pictures of a run, its facts, or both, together with the criteria. It never sees the outcome. */
export function modelJudge(answerer: Answerer, looksAt: Judge['looksAt']): Judge {
  const shown = (evidence: Evidence): ShownEvidence => ({ evidence, ...looksAt })
  const askedBy = ({ seed, sample }: AskOptions) => ({ seed, sample })
  const passed = ({ signal }: AskOptions) => (signal === undefined ? {} : { signal })
  return {
    id: `vlm:${answerer.id}`,
    ...(answerer.settings === undefined ? {} : { settings: answerer.settings }),
    looksAt,
    scale: TEN,
    varies: true,
    async rate(evidence, options) {
      const ask = { question: rateRun, facts: shown(evidence), ...askedBy(options) }
      return (await answerer.answer(ask, passed(options))).value
    },
    async compare(a, b, options) {
      const ask = { question: compareRuns, facts: { a: shown(a), b: shown(b) }, ...askedBy(options) }
      return (await answerer.answer(ask, passed(options))).value
    },
  }
}
