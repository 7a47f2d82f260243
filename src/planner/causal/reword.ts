import { type CounterfactualFacts, counterfactual as question } from '../../question/kinds/counterfactual.ts'
import { askUntilSound } from '../ask-until-sound.ts'
import type { PlanContext } from '../planner.ts'
import type { Rule } from './rules.ts'

/**
 * The rules with counterfactuals and placebos in the model's own words, as the paper asks for them (§3.4). Each text is
 * reviewed: it must differ from the rule, and the model must itself hold a counterfactual for another meaning and a
 * placebo for the same.
 * @throws PlanError when a wording is still unusable after two retries; ModelError when the model failed.
 */
export async function rewordRules(rules: readonly Rule[], context: PlanContext): Promise<Rule[]> {
  return Promise.all(
    rules.map(async (rule) => {
      const [counterfactual, placebo] = await Promise.all([
        reword(rule, 'counterfactual', context),
        reword(rule, 'placebo', context),
      ])
      return { ...rule, counterfactual, placebo }
    }),
  )
}

async function reword(
  rule: Rule,
  wanted: CounterfactualFacts['wanted'],
  context: PlanContext,
): Promise<string> {
  const { id, text, counterfactual, placebo } = rule
  const facts = { rule: { id, text }, wanted, known: { counterfactual, placebo } }
  return askUntilSound(question, facts, {
    what: `${wanted} of the rule ${id}`,
    context,
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
  if (wanted === 'placebo' && !same_meaning) return ['a placebo must mean exactly what the rule means']
  return []
}
