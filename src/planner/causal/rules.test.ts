import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import { loadRules, loadShams, type Rule } from './rules.ts'

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
  `  - ${JSON.stringify({ id: 'a', text: 'A.', necessitates: 'n', counterfactual: 'B.', paraphrase: 'C.', ...changes })}\n`

describe('the rules of the game', () => {
  it('are at least 14, each with a name of its own, a contradiction and a paraphrase', () => {
    const loaded = loadRules()
    expect(loaded.length).toBeGreaterThanOrEqual(14)
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(loaded.length)
    const wordings = loaded.flatMap(({ text, counterfactual, paraphrase }) => [
      text,
      counterfactual,
      paraphrase,
    ])
    expect(new Set(wordings).size).toBe(3 * loaded.length)
  })
})

describe('the sentences that order nothing', () => {
  it('are at least 24, share no name and no word for word text with the rules, and are enough for all of them', () => {
    const [rules, shams] = [loadRules(), loadShams()]
    expect(shams.length).toBeGreaterThanOrEqual(Math.max(24, rules.length))
    const all = [...rules, ...shams]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const wordings = all.flatMap(({ text, counterfactual, paraphrase }) => [text, counterfactual, paraphrase])
    expect(new Set(wordings).size).toBe(wordings.length)
  })

  it('are as long as the rules, so that they do not stand out', () => {
    const length = (texts: readonly string[]) => texts.join('').length / texts.length
    for (const field of ['text', 'counterfactual', 'paraphrase'] as const) {
      const ratio =
        length(loadShams().map((sham) => sham[field])) / length(loadRules().map((rule) => rule[field]))
      expect(ratio).toBeGreaterThan(0.6)
      expect(ratio).toBeLessThan(1.5)
    }
  })
})

describe('the rules in the granularity of the paper', () => {
  it('sum up all others, each by one of them: none orders what another one orders', () => {
    const covered = loadRules(packagePath('rules', 'paper.yaml')).flatMap(({ covers }) => covers ?? [])
    expect([...covered].sort()).toEqual(
      loadRules()
        .map(({ id }) => id)
        .sort(),
    )
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
      'rules:\n  - { id: a, text: t, necessitates: n, paraphrase: p }',
      ':2  rules.0.counterf',
    ],
    [
      'no paraphrase',
      'rules:\n  - { id: a, text: t, necessitates: n, counterfactual: c }',
      ':2  rules.0.paraphrase: ',
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
      'a paraphrase that repeats the text',
      `rules:\n${entry({ paraphrase: 'A!' })}`,
      ':2  rules.0.paraphrase: repeats',
    ],
    [
      'a paraphrase that contradicts',
      `rules:\n${entry({ paraphrase: 'B.' })}`,
      ':2  rules.0.paraphrase: is the counter',
    ],
  ])('with %s is refused, naming the place', (_name, text, issue) => {
    expect(refusal(text)).toContain(issue)
  })
})
