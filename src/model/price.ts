import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../core/package-root.ts'
import type { Usage } from './language-model.ts'

/** Price of a million tokens, in any currency. */
export interface Price {
  inputPerMillion: number
  outputPerMillion: number
}

export const costOf = ({ inputTokens, outputTokens }: Usage, price: Price): number =>
  (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / 1e6

const tableSchema = z.object({
  models: z.record(z.string(), z.tuple([z.number().nonnegative(), z.number().nonnegative()])),
})

let table: ReadonlyMap<string, Price> | undefined

/**
 * The list price of a model (US dollars), from `profiles/prices.yaml`: that of the longest name there with which the model's
 * name begins. Undefined for models that are not listed, such as local ones.
 * @param model id, e.g. `openai:gpt-4o-mini-2024-07-18`
 */
export function listPriceOf(model: string): Price | undefined {
  table ??= readTable()
  const name = model.slice(model.indexOf(':') + 1)
  const known = [...table.keys()].filter((one) => name === one || name.startsWith(`${one}-20`))
  return table.get(known.sort((a, b) => b.length - a.length)[0] ?? '')
}

function readTable(): ReadonlyMap<string, Price> {
  const { models } = tableSchema.parse(parse(readFileSync(packagePath('profiles', 'prices.yaml'), 'utf8')))
  return new Map(
    Object.entries(models).map(([name, [inputPerMillion, outputPerMillion]]) => [
      name,
      { inputPerMillion, outputPerMillion },
    ]),
  )
}
