import { DIMENSIONS, type Dimension } from '../dimension.ts'
import type { Act, RunFacts } from '../facts/run-facts.ts'
import { readScores } from '../reply/read-scores.ts'
import { UNIT } from '../scale.ts'
import type { Evidence, Judge } from './judge.ts'

/** A score 0..1 with its reason; undefined if the dimension does not apply. */
interface Finding {
  readonly score: number | undefined
  readonly evidence: string
}

const none = (evidence: string): Finding => ({ score: undefined, evidence })
const share = (part: number, of: number): number => (of === 0 ? 1 : part / of)

/** The outcome according to the predicate. */
function progress({ outcome }: Evidence): Finding {
  if (outcome === undefined) return none('only a judge of pictures can tell')
  const reached = outcome.success ? 'the goal is reached' : 'the goal is not reached'
  return { score: outcome.progress, evidence: `${reached}; ${Math.round(100 * outcome.progress)} % of it` }
}

const sameCall = (a: Act, b: Act | undefined): boolean => a.agent === b?.agent && a.call === b?.call

/** Proxy: the share of actions that were neither refused nor a repetition of the call just made by the same agent. */
function control({ facts: { acts } }: Evidence): Finding {
  if (acts.length === 0) return { score: 0, evidence: 'no agent did anything' }
  const before = new Map<string, Act>()
  const idle = acts.filter((act) => {
    const isRepeated = sameCall(act, before.get(act.agent))
    before.set(act.agent, act)
    return act.refused !== undefined || isRepeated
  })
  return {
    score: share(acts.length - idle.length, acts.length),
    evidence: `${idle.length} of ${acts.length} actions were refused or repeated the one before`,
  }
}

/**
 * Proxy: the share of refused actions from which the agent recovered: it did not immediately repeat the same call in vain, and
 * later the same kind of action succeeded or the goal was reached.
 */
function correction({ outcome, facts: { acts } }: Evidence): Finding {
  const refused = acts.flatMap((act, index) => (act.refused === undefined ? [] : [{ act, index }]))
  if (refused.length === 0) return none('nothing was refused')
  const kindOf = ({ call }: Act) => call.slice(0, call.indexOf(' '))
  const corrected = refused.filter(({ act, index }) => {
    const later = acts.slice(index + 1).filter(({ agent }) => agent === act.agent)
    const isStubborn = later[0]?.call === act.call && later[0].refused !== undefined
    const hasWorked = later.some((other) => other.refused === undefined && kindOf(other) === kindOf(act))
    return !isStubborn && (hasWorked || outcome?.success === true)
  })
  return {
    score: share(corrected.length, refused.length),
    evidence: `${corrected.length} of ${refused.length} refused actions were made good`,
  }
}

/** Number of kinds of blocks in a building that gives the full score. */
const MANY_KINDS = 4

/** Proxy for buildings only: the number of kinds of blocks in the building beyond the first, out of three. */
function creativity({ facts: { placed } }: Evidence): Finding {
  if (placed.cells === 0) return none('nothing was built, in which creativity could be seen by rules')
  return {
    score: Math.min(1, (placed.kinds.length - 1) / (MANY_KINDS - 1)),
    evidence: `${placed.kinds.length} kinds of blocks were placed`,
  }
}

/** Proxy: the share of the time limit that was left when the goal was reached; 0 if it was not. */
function efficiency({ outcome, facts: { reachedAt, seconds, limitSeconds } }: Evidence): Finding {
  if (outcome === undefined) return none('only a judge of pictures can tell when the goal was reached')
  if (!outcome.success) return { score: 0, evidence: 'the goal is not reached' }
  const took = reachedAt ?? seconds
  return {
    score: Math.max(0, 1 - took / limitSeconds),
    evidence: `reached after ${took} of ${limitSeconds} s`,
  }
}

/** Proxy: the share of placed blocks that were not removed again, and of items that were not thrown away. */
function materials({ criteria, facts: { placed, counted, given } }: Evidence): Finding {
  const dropped = sumOf(counted, 'dropped ')
  const handled = sumOf(counted, 'crafted ') + sumOf(given, '') + placed.cells
  if (handled === 0 || criteria['Material Selection and Usage'].length === 0)
    return none('no materials were handled')
  const wasted = Math.min(handled, placed.undone + dropped)
  return {
    score: share(handled - wasted, handled),
    evidence: `${wasted} of ${handled} items or blocks were thrown away or taken away again`,
  }
}

const sumOf = (counts: RunFacts['counted'], prefix: string): number =>
  Object.entries(counts).reduce((sum, [name, count]) => (name.startsWith(prefix) ? sum + count : sum), 0)

const RULES: Readonly<Record<Dimension, (evidence: Evidence) => Finding>> = {
  'Task Progress': progress,
  'Action Control': control,
  'Error Recognition and Correction': correction,
  'Creative Attempts': creativity,
  'Task Completion Efficiency': efficiency,
  'Material Selection and Usage': materials,
}

const written = ({ score }: Finding): string =>
  score === undefined ? 'N/A' : String(Math.round(score * 1e6) / 1e6)

function reply(evidence: Evidence): string {
  const findings = DIMENSIONS.map((name) => ({ name, finding: RULES[name](evidence) }))
  return [
    ...findings.map(({ name, finding }) => `${name}:\n- evidence: ${finding.evidence}`),
    'Overall Scores:',
    ...findings.map(({ name, finding }) => `- ${name}: ${written(finding)}`),
  ].join('\n')
}

/**
 * Judges by applying rules to the journal, without a model. Task Progress comes from the predicate; Task Completion Efficiency
 * follows from it and the clock. The other dimensions are proxies: the comment on each rule says what it measures.
 */
export const factsJudge: Judge = {
  id: 'facts',
  looksAt: { frames: false, facts: true },
  scale: UNIT,
  varies: false,
  rate: async (evidence) => reply(evidence),
  compare: async (a, b) => {
    const [first, second] = [a, b].map((evidence) => readScores(reply(evidence), UNIT)) as [
      ReturnType<typeof readScores>,
      ReturnType<typeof readScores>,
    ]
    const verdicts = DIMENSIONS.flatMap((name) => {
      const [x, y] = [first[name], second[name]]
      return x.kind === 'rated' && y.kind === 'rated' ? [`- ${name}: ${better(x.value, y.value)}`] : []
    })
    return [`Overall verdict: ${overall(a, b)}`, 'Overall results:', ...verdicts].join('\n')
  },
}

const better = (a: number, b: number): string => (a === b ? 'tie' : a > b ? 'A is better' : 'B is better')

/** Compares progress or, if both reached the goal, their times. */
function overall(a: Evidence, b: Evidence): string {
  const [x, y] = [progress(a).score ?? 0, progress(b).score ?? 0]
  if (x === 0 && y === 0) return 'both are bad'
  return x === y ? better(efficiency(a).score ?? 0, efficiency(b).score ?? 0) : better(x, y)
}
