import { describe, expect, it } from 'vitest'
import { PlanError } from '../../core/errors.ts'
import type { counterfactual } from '../../question/kinds/counterfactual.ts'
import type { ReplyOf } from '../../question/question.ts'
import { expert } from '../../scenario/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import { rewordRules } from './reword.ts'
import { loadRules, loadShams, type Rule } from './rules.ts'

const rule: Rule = {
  id: 'have',
  text: 'You must have a block before you place it.',
  necessitates: 'have first',
  counterfactual: 'known contradiction',
  paraphrase: 'known paraphrase',
}
const { necessitates: _, ...sham } = rule
type Reply = ReplyOf<typeof counterfactual>

/** A model that words counterfactuals as given, one after another, and paraphrases well. */
function wording(...replies: Reply[]): ScriptedAnswerer {
  const left = [...replies]
  return new ScriptedAnswerer({
    counterfactual: ({ wanted }) =>
      wanted === 'paraphrase' ? { text: 'other words', same_meaning: true } : (left.shift() as Reply),
  })
}

const good: Reply = { text: 'You can place what you do not have.', same_meaning: false }

describe('rules in a model’s words', () => {
  it('take over its counterfactual and its paraphrase, and leave the rule as it is', async () => {
    expect(await rewordRules({ rules: [rule], shams: [] }, contextFor(wording(good)))).toEqual({
      rules: [{ ...rule, counterfactual: good.text, paraphrase: 'other words' }],
      shams: [],
    })
  })

  it.each<[string, Reply, string]>([
    ['repeats the rule', { text: rule.text.toUpperCase(), same_meaning: false }, 'word for word'],
    ['means the same by its own account', { text: 'anything', same_meaning: true }, 'must contradict'],
  ])('are requested again when a counterfactual %s', async (_name, bad, complaint) => {
    const answerer = wording(bad, good)
    const { shams } = await rewordRules({ rules: [], shams: [sham] }, contextFor(answerer))
    const [reworded] = shams
    expect(reworded?.counterfactual).toBe(good.text)
    expect(JSON.stringify(answerer.asked.at(-1)?.messages)).toContain(complaint)
  })

  it('fail after two retries, naming the rule', async () => {
    const bad = { text: 'anything', same_meaning: true }
    const failure = rewordRules({ rules: [rule], shams: [] }, contextFor(wording(bad, bad, bad)))
    await expect(failure).rejects.toThrow(PlanError)
    await expect(failure).rejects.toThrow(
      'The counterfactual of the rule have still has issues after 2 retries',
    )
  })

  it('are those of the rule files with the expert', async () => {
    const booklet = { rules: loadRules(), shams: loadShams() }
    expect(await rewordRules(booklet, contextFor(expert))).toEqual(booklet)
  })
})
