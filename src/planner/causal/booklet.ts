import type { Random } from '../../core/random.ts'
import type { RuleStatement, Wording } from '../../question/kinds/dependencies.ts'
import type { Rule, Sham } from './rules.ts'
import { shuffled } from './shuffled.ts'

/** The statements in a prompt about the game: the rules, and sentences that do not imply any order. */
export interface Booklet {
  rules: readonly Rule[]
  shams: readonly Sham[]
}

/** How a question phrases the booklet. */
export type Arm =
  /** do(R): all rules unchanged. */
  | { readonly kind: 'control' }
  /** Everything in other words: what changes here is due to the wording. */
  | { readonly kind: 'paraphrase' }
  /** As many shams contradicted as an intervention contradicts rules: what changes here is due to contradiction as such. */
  | { readonly kind: 'sham'; readonly negated: readonly string[] }
  /** do(R with these rules replaced by their counterfactuals). */
  | { readonly kind: 'intervention'; readonly negated: readonly string[] }

/** Positions of the statements in the prompts of one round, the same in all of its arms. */
export interface Placement {
  /** Ids in the order of the prompt. */
  order: readonly string[]
  /** The sham that stands next to a rule. */
  partners: ReadonlyMap<string, string>
}

/** Draws an order in which every rule stands next to a sham, as far as there are enough shams. */
export function placementOf({ rules, shams }: Booklet, random: Random): Placement {
  const mixed = shuffled(shams, random)
  const partners = new Map<string, string>()
  const blocks = shuffled(rules, random).map(({ id }, index): string[] => {
    const sham = mixed[index]
    if (sham === undefined) return [id]
    partners.set(id, sham.id)
    return random.next() < 0.5 ? [id, sham.id] : [sham.id, id]
  })
  const rest = mixed.slice(rules.length).map(({ id }) => [id])
  return { order: shuffled([...blocks, ...rest], random).flat(), partners }
}

/**
 * The shams to contradict alongside interventions on these rules: neighbours of every other one, in the order
 * of the prompt.
 */
export function shamsBeside(
  rules: ReadonlySet<string>,
  count: number,
  { order, partners }: Placement,
): string[] {
  const stated = order.filter((id) => rules.has(id) && partners.has(id))
  const everyOther = [
    ...stated.filter((_, index) => index % 2 === 0),
    ...stated.filter((_, index) => index % 2 === 1),
  ]
  return everyOther.slice(0, count).map((id) => partners.get(id) as string)
}

/** The booklet as stated by the prompt of an arm. */
export function statementsIn(arm: Arm, { rules, shams }: Booklet, { order }: Placement): RuleStatement[] {
  const negated = new Set('negated' in arm ? arm.negated : [])
  const wordingOf = (id: string): Wording =>
    arm.kind === 'paraphrase' ? 'paraphrase' : negated.has(id) ? 'counterfactual' : 'rule'
  const stated = new Map<string, RuleStatement>()
  for (const rule of rules) {
    const covers = rule.covers === undefined ? {} : { covers: rule.covers }
    stated.set(rule.id, { ...worded(rule, wordingOf(rule.id)), ...covers })
  }
  for (const sham of shams) stated.set(sham.id, { ...worded(sham, wordingOf(sham.id)), sham: true })
  return order.map((id) => stated.get(id) as RuleStatement)
}

const worded = (said: Sham, wording: Wording): RuleStatement => ({
  id: said.id,
  text: wording === 'rule' ? said.text : said[wording],
  wording,
})
