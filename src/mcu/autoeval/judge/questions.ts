import { Buffer } from 'node:buffer'
import { z } from 'zod'
import { defineQuestion } from '../../../question/question.ts'
import { criteriaText } from '../criteria/criteria-file.ts'
import { factsInWords } from '../facts/run-facts.ts'
import { readScores, saysAnything, scaleConflict } from '../reply/read-scores.ts'
import { readComparison } from '../reply/read-verdict.ts'
import { TEN } from '../scale.ts'
import type { Evidence } from './judge.ts'

/** Evidence in the form that a model sees. */
export interface ShownEvidence {
  readonly evidence: Evidence
  readonly frames: boolean
  readonly facts: boolean
}

const picturesOf = ({ evidence, frames }: ShownEvidence): string[] =>
  frames
    ? evidence.frames.map(({ jpeg }) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`)
    : []

const factsOf = ({ evidence, facts }: ShownEvidence): string =>
  facts ? factsInWords(evidence.facts) : 'You are given pictures only.'

const whatIsSeen = (shown: ShownEvidence): string => {
  const { frames } = shown.evidence
  if (!shown.frames || frames.length === 0) return 'There are no pictures.'
  const agents = [...new Set(frames.map(({ agent }) => agent))]
  return [
    `${frames.length} pictures follow, in the order of time, seen by ${agents.join(', ')}.`,
    'They show the first and the last moment and those at which something happens.',
    'An open container or crafting grid is drawn as the game shows it, also where it was open for less than a tick.',
    'Night and caves are brightened, and those pictures say so.',
  ].join(' ')
}

const identityOf = (shown: ShownEvidence): string => `${shown.evidence.task} ${shown.frames} ${shown.facts}`

/** "Rate this run": six scores from 0 to 10. */
export const rateRun = defineQuestion({
  id: 'rate-run',
  form: 'text',
  reply: z.string().superRefine((reply, context) => {
    if (saysAnything(readScores(reply, TEN))) return
    const message = scaleConflict(reply, TEN) ?? 'it rates none of the six dimensions from 0 to 10'
    context.addIssue({ code: 'custom', message })
  }),
  prompt: 'rate-run',
  slots: (shown: ShownEvidence) => ({
    goal: shown.evidence.goal,
    criteria: criteriaText(shown.evidence.criteria, TEN),
    facts: factsOf(shown),
    pictures: whatIsSeen(shown),
  }),
  images: picturesOf,
  identity: (shown, { sample }) => `rate-run ${identityOf(shown)} ${sample}`,
})

/** "Which of these two is better": a verdict, overall and by dimension. */
export const compareRuns = defineQuestion({
  id: 'compare-runs',
  form: 'text',
  reply: z
    .string()
    .refine(
      (reply) => readComparison(reply).overall !== undefined,
      'it has no line "Overall verdict: A is better", "Overall verdict: B is better", "Overall verdict: tie" or "Overall verdict: both are bad"',
    ),
  prompt: 'compare-runs',
  slots: ({ a, b }: { a: ShownEvidence; b: ShownEvidence }) => ({
    goal: a.evidence.goal,
    criteria: criteriaText(a.evidence.criteria),
    facts_a: factsOf(a),
    facts_b: factsOf(b),
    pictures_a: whatIsSeen(a),
    pictures_b: whatIsSeen(b),
  }),
  images: ({ a, b }) => [...picturesOf(a), ...picturesOf(b)],
  identity: ({ a, b }, { sample }) => `compare-runs ${identityOf(a)} ${identityOf(b)} ${sample}`,
})
