import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../../core/errors.ts'
import { loadRules, type Rule, worded } from './rules.ts'

const rules: Rule[] = ['a', 'b'].map((id) => ({
  id,
  text: `rule ${id}`,
  necessitates: 'something',
  counterfactual: `not ${id}`,
  placebo: `${id} in other words`,
}))

/** The message with which a file of rules is refused. */
function refusal(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = join(folder, 'rules.yaml')
  writeFileSync(file, text)
  try {
    loadRules(file)
    return 'accepted'
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidFileError)
    return (error as Error).message
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const entry = (changes: Partial<Rule>): string =>
  `  - ${JSON.stringify({ id: 'a', text: 'A.', necessitates: 'n', counterfactual: 'B.', placebo: 'C.', ...changes })}\n`

describe('the rules of the game', () => {
  it('are at least 14, each with a name of its own, a contradiction and a paraphrase', () => {
    const loaded = loadRules()
    expect(loaded.length).toBeGreaterThanOrEqual(14)
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(loaded.length)
    const wordings = loaded.flatMap(({ text, counterfactual, placebo }) => [text, counterfactual, placebo])
    expect(new Set(wordings).size).toBe(3 * loaded.length)
  })

  it('are worded one by one as chosen', () => {
    expect(worded(rules, ({ id }) => (id === 'a' ? 'placebo' : 'counterfactual'))).toEqual([
      { id: 'a', text: 'a in other words', wording: 'placebo' },
      { id: 'b', text: 'not b', wording: 'counterfactual' },
    ])
  })
})

describe('a file of rules', () => {
  it('may hold one rule', () => {
    expect(refusal(`rules:\n${entry({})}`)).toBe('accepted')
  })

  it.each([
    ['no rule', 'rules: []', 'rules.yaml:1  rules: '],
    ['no YAML', 'rules: [', 'Flow sequence'],
    [
      'no counterfactual',
      'rules:\n  - { id: a, text: t, necessitates: n, placebo: p }',
      ':2  rules.0.counterf',
    ],
    [
      'no placebo',
      'rules:\n  - { id: a, text: t, necessitates: n, counterfactual: c }',
      ':2  rules.0.placebo: ',
    ],
    ['an id with capitals', `rules:\n${entry({ id: 'A 1' })}`, ':2  rules.0.id: '],
    ['an empty text', `rules:\n${entry({ text: ' ' })}`, ':2  rules.0.text: must say something'],
    [
      'an id twice',
      `rules:\n${entry({})}${entry({ id: 'b' })}${entry({})}`,
      ':4  rules.2.id: "a" is the id of rules.0 already',
    ],
    [
      'a counterfactual that says what the text says',
      `rules:\n${entry({ counterfactual: 'a' })}`,
      ':2  rules.0.counterfactual: says the same as the text',
    ],
    [
      'a placebo that repeats the text',
      `rules:\n${entry({ placebo: 'A!' })}`,
      ':2  rules.0.placebo: repeats',
    ],
    [
      'a placebo that contradicts',
      `rules:\n${entry({ placebo: 'B.' })}`,
      ':2  rules.0.placebo: is the counter',
    ],
  ])('with %s is refused, naming the place', (_name, text, issue) => {
    expect(refusal(text)).toContain(issue)
  })
})
