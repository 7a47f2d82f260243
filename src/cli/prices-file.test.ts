import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { givenPriceOf, priceOf } from '../model/price.ts'
import { readPrices } from './prices-file.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-prices-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const fileOf = (name: string, text: string): string => {
  const path = join(root, name)
  writeFileSync(path, text)
  return path
}
const own = { inputPerMillion: 0.1, outputPerMillion: 0.4 }

describe('a file of prices', () => {
  it.each([
    ['own.yaml', 'asOf: 2026-01-31\nmodels:\n  tiny: [0.1, 0.4]\n'],
    ['own.json', '{ "models": { "tiny": [0.1, 0.4] } }'],
  ])('names what a million tokens of each model cost: %s', (name, text) => {
    const prices = readPrices(fileOf(name, text))
    expect(prices).toEqual({ tiny: own })
    expect(givenPriceOf('openai:tiny', { prices })).toEqual(own)
    expect(givenPriceOf('openai:tiny-2026-01-31', { prices })).toEqual(own)
    expect(givenPriceOf('openai:tinysmall', { prices })).toBeUndefined()
  })

  it('goes before the list, and after a price for everything', () => {
    const prices = { 'gpt-4o': own }
    const list = priceOf('openai:gpt-4o')
    expect(list?.inputPerMillion).toBeGreaterThan(0)
    expect(priceOf('openai:gpt-4o', { prices })).toEqual(own)
    expect(priceOf('openai:gpt-4o-mini', { prices })).toEqual(priceOf('openai:gpt-4o-mini'))
    const price = { inputPerMillion: 7, outputPerMillion: 8 }
    expect(priceOf('openai:gpt-4o', { price, prices })).toEqual(price)
    expect(priceOf('openai:nobody-knows', { prices })).toBeUndefined()
  })

  it.each([
    ['a price below 0', 'models:\n  good: [1, 2]\n  bad: [-1, 2]\n', /:3 {2}models\.bad\.0/],
    ['one price of two', 'models:\n  bad: [1]\n', /:2 {2}models\.bad/],
    ['a text', 'models:\n  bad: [1, two]\n', /:2 {2}models\.bad\.1/],
    ['an unknown key', 'modles:\n  bad: [1, 2]\n', /unknown key "modles"; did you mean "models"\?/],
    ['no YAML', 'models: [', /:1/],
  ])('is refused with the place where it holds %s', (_what, text, message) => {
    expect(() => readPrices(fileOf('bad.yaml', text))).toThrow(message)
  })

  it('is refused where there is none', () => {
    expect(() => readPrices(join(root, 'none.yaml'))).toThrow('no such file')
  })
})
