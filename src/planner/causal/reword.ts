import { type CounterfactualFacts, counterfactual as question } from '../../question/kinds/counterfactual.ts'
import { askUntilSound } from '../ask-until-sound.ts'
import type { PlanContext } from '../planner.ts'
import type { Booklet } from './booklet.ts'
import type { Sham } from './rules.ts'

/**
 * Rules and shams with counterfactuals and paraphrases in the model's own words, as the paper asks for them (§3.4). Each text is
 * reviewed: it must differ from the rule, and the model itself must consider a counterfactual to have another meaning and a
 * paraphrase to have the same one.
 * @throws PlanError if a wording is still unusable after two retries; ModelError if the model failed
 */
export async function rewordRules(
  { rules, shams }: Booklet,
  context: Pick<PlanContext, 'answerer' | 'signal'>,
): Promise<Booklet> {
  const reworded = async <T extends Sham>(entry: T): Promise<T> => {
    const [counterfactual, paraphrase] = await Promise.all([
      reword(entry, 'counterfactual', context),
      reword(entry, 'paraphrase', context),
    ])
    return { ...entry, counterfactual, paraphrase }
  }
  const [ownRules, ownShams] = await Promise.all([
    Promise.all(rules.map(reworded)),
    Promise.all(shams.map(reworded)),
  ])
  return { rules: ownRules, shams: ownShams }
}

/** The seed of all wordings: they belong to the model and are independent of the plan's seed. */
const WORDING_SEED = 1

async function reword(
  rule: Sham,
  wanted: CounterfactualFacts['wanted'],
  context: Pick<PlanContext, 'answerer' | 'signal'>,
): Promise<string> {
  const { id, text, counterfactual, paraphrase } = rule
  const facts = { rule: { id, text }, wanted, known: { counterfactual, paraphrase } }
  return askUntilSound(question, facts, {
    what: `${wanted} of the rule ${id}`,
    context: { ...context, seed: WORDING_SEED },
    check: (reply) => ({ value: reply.text, issues: issuesOf(reply, facts) }),
  })
}

function issuesOf(
  { text, same_meaning }: { text: string; same_meaning: boolean },
  { rule, wanted }: CounterfactualFacts,
): string[] {
  if (text.trim().toLowerCase() === rule.text.trim().toLowerCase())
    return ['it is the rule itself, word for word']
  if (wanted === 'counterfactual' && same_meaning)
    return ['a counterfactual must contradict the rule, not repeat it']
  if (wanted === 'paraphrase' && !same_meaning) return ['a paraphrase must mean exactly what the rule means']
  return []
}
