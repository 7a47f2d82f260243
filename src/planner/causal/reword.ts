import { PlanError } from '../../core/errors.ts'
import type { Message } from '../../model/language-model.ts'
import { renderPrompt } from '../../model/prompts.ts'
import type { PlanContext } from '../planner.ts'
import type { Rule } from './rules.ts'

/** How often a wording that does not do goes back to the model. */
const MAX_REPAIRS = 2

/**
 * The rules with counterfactuals and placebos in the model's own words, as the paper asks for them (§3.4). Each text is
 * reviewed: it must differ from the rule, and the model must itself hold a counterfactual for another meaning and a
 * placebo for the same.
 * @throws PlanError when a wording still does not do after two re-asks; ModelError when the model failed.
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
  wanted: 'counterfactual' | 'placebo',
  context: PlanContext,
): Promise<string> {
  const { id, text, counterfactual, placebo } = rule
  let messages: Message[] = renderPrompt('counterfactual', { rule: text, wanted })
  for (let sample = 0; ; sample++) {
    const { value } = await context.model.generate(
      {
        kind: 'counterfactual',
        messages,
        facts: { rule: { id, text }, wanted, known: { counterfactual, placebo } },
        seed: context.seed,
        sample,
      },
      context.signal && { signal: context.signal },
    )
    const fault = faultIn(value, text, wanted)
    if (fault === undefined) return value.text
    if (sample === MAX_REPAIRS) {
      throw new PlanError(
        `The ${wanted} of the rule ${id} still does not do after ${MAX_REPAIRS} re-asks: ${fault}`,
        {
          hint: 'Use the wordings of the rule file, or another model.',
        },
      )
    }
    messages = [
      ...messages,
      { role: 'assistant', content: JSON.stringify(value) },
      { role: 'user', content: `That does not do: ${fault} Answer with the JSON again.` },
    ]
  }
}

function faultIn(
  { text, same_meaning }: { text: string; same_meaning: boolean },
  rule: string,
  wanted: 'counterfactual' | 'placebo',
): string | undefined {
  if (text.trim().toLowerCase() === rule.trim().toLowerCase()) return 'it is the rule itself, word for word.'
  if (wanted === 'counterfactual' && same_meaning)
    return 'a counterfactual must contradict the rule, not repeat it.'
  if (wanted === 'placebo' && !same_meaning) return 'a placebo must mean exactly what the rule means.'
  return undefined
}
