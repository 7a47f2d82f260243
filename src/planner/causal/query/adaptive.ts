import { holm } from '../../../core/statistics/holm.ts'
import type { Arm } from '../arm.ts'
import { type Belief, weigh } from '../belief.ts'
import { type EdgeRecord, tallyOf } from '../edge-record.ts'
import type { Interview } from '../interview.ts'
import { CLEAR, noiseOf, stability } from '../noise.ts'
import { chooseRules } from './choose-rules.ts'
import { coverOf, incidence, note, type QueryPlan } from './query-plan.ts'

/** Number of placebo answers after which the noise is known well enough. */
const ENOUGH_PLACEBO = 60
/**
 * How often the placebo is asked about an edge that the model does not always name. An unstable edge that stayed
 * unclear would fall under every intervention, like an edge that all rules cause.
 */
const MAX_PLACEBO = 5
/** Interventions on an edge before it is left undecided, for each unit of `samples`. */
const PATIENCE = 8
/** Further interventions to find the rules of an edge that stays. */
const PATIENCE_FOR_RULES = 4
/** log evidence below which going on is futile: three answers in a row in which no replaced rule moved the edge. */
const FUTILE = -3.8

/**
 * Group testing: first every rule is replaced at once. Edges that fall are asked about again with fewer rules replaced,
 * starting with the rules that the model named and those that carried other edges. One question covers all edges of a
 * subtask. An edge is done as soon as its test is decided and its rules are known.
 */
export const adaptive: QueryPlan = {
  id: 'adaptive',
  async ask({ edges, interview, samples, level }) {
    await askPlacebos(edges, interview)
    const noise = noiseOf(edges).rate
    const ruleIds = interview.rules.map(({ id }) => id)
    const stable = edges.filter((edge) => stability(edge, noise) > -CLEAR)
    const beliefs = new Map<EdgeRecord, Belief>(stable.map((edge) => [edge, weigh(edge, ruleIds, noise)]))
    for (;;) {
      const caused = rejected(stable, beliefs, level)
      const open = stable.filter((edge) => {
        const belief = beliefs.get(edge) as Belief
        const asked = tallyOf(edge, ({ kind }) => kind === 'intervention').asked
        if (caused.has(edge)) {
          return !areKnown(belief.carriers, edge) && asked < PATIENCE * samples + PATIENCE_FOR_RULES
        }
        return belief.logEvidenceNow > FUTILE && asked < PATIENCE * samples
      })
      if (open.length === 0) return
      const carrying = carriersSoFar(caused, beliefs)
      const openAt = incidence(open)
      const questions = coverOf(open).map((node) => {
        const incident = openAt.get(node) ?? []
        const negated = chooseRules(
          incident.map((edge) => ({
            belief: beliefs.get(edge) as Belief,
            isCaused: caused.has(edge),
            wasAskedOfAll: tallyOf(edge, (arm) => negatesAll(arm, ruleIds.length)).asked > 0,
          })),
          ruleIds,
          carrying,
        )
        return { node, incident, arm: { kind: 'intervention', negated } as const }
      })
      await askNodes(questions, interview)
      for (const { incident } of questions) {
        for (const edge of incident) beliefs.set(edge, weigh(edge, ruleIds, noise))
      }
    }
  },
}

/** Edges whose test would be decided in their favour if asking stopped now. */
function rejected(
  edges: readonly EdgeRecord[],
  beliefs: ReadonlyMap<EdgeRecord, Belief>,
  level: number,
): Set<EdgeRecord> {
  const pValues = edges.map((edge) => Math.exp(-(beliefs.get(edge)?.logEvidence ?? 0)))
  const keeps = holm(pValues, level)
  return new Set(edges.filter((_, index) => keeps[index]))
}

/** The rules that carry an edge are known when they are those the model named, or a single one. */
const areKnown = (carriers: readonly string[], { named }: EdgeRecord): boolean =>
  carriers.length <= 1 || carriers.every((rule) => named.includes(rule))

const negatesAll = (arm: Arm, rules: number): boolean =>
  arm.kind === 'intervention' && arm.negated.length === rules

/** How many edges each rule has turned out to carry. */
function carriersSoFar(caused: ReadonlySet<EdgeRecord>, beliefs: ReadonlyMap<EdgeRecord, Belief>) {
  const counts = new Map<string, number>()
  for (const edge of caused) {
    const carriers = beliefs.get(edge)?.carriers ?? []
    if (!areKnown(carriers, edge)) continue
    for (const rule of carriers) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  return counts
}

interface NodeQuestion {
  node: number
  incident: readonly EdgeRecord[]
  arm: Arm
}

async function askNodes(questions: readonly NodeQuestion[], interview: Interview): Promise<void> {
  const answers = await Promise.all(
    questions.map(({ node, incident, arm }) =>
      interview.ask({ node, arm, also: incident.map(({ from, to }) => (from === node ? to : from)) }),
    ),
  )
  for (const [index, answer] of answers.entries()) {
    const { node, incident, arm } = questions[index] as NodeQuestion
    note(answer, node, arm, incident)
  }
}

/** Asks the placebo about edges that the model does not always name, and about others until the noise is known. */
async function askPlacebos(edges: readonly EdgeRecord[], interview: Interview): Promise<void> {
  for (let round = 0; round < MAX_PLACEBO; round++) {
    const noise = noiseOf(edges).rate
    const isUnclear = (edge: EdgeRecord) => Math.abs(stability(edge, noise)) < CLEAR
    const unclear = edges.filter(isUnclear)
    const more = round > 0 ? [] : edges.filter((edge) => !isUnclear(edge)).slice(0, ENOUGH_PLACEBO)
    const subjects = [...unclear, ...more]
    if (subjects.length === 0) return
    const at = incidence(subjects)
    const arm = { kind: 'placebo' } as const
    await askNodes(
      coverOf(subjects).map((node) => ({ node, arm, incident: at.get(node) ?? [] })),
      interview,
    )
  }
}
