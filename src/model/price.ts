import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../core/package-root.ts'
import type { Usage } from './language-model.ts'
import { rowOf } from './model-table.ts'

/** Price of a million tokens, in some currency. */
export interface Price {
  inputPerMillion: number
  outputPerMillion: number
}

export const costOf = ({ inputTokens, outputTokens }: Usage, price: Price): number =>
  (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / 1e6

/** Prices by model name. */
export type PriceTable = Readonly<Record<string, Price>>

/** The user's prices: one for all models, which takes precedence, and a table. */
export interface GivenPrices {
  price?: Price | undefined
  prices?: PriceTable | undefined
}

/** A price as written in files: `[in, out]`. */
export const priceRowSchema = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()])
  .transform(([inputPerMillion, outputPerMillion]): Price => ({ inputPerMillion, outputPerMillion }))

const listSchema = z.object({ models: z.record(z.string(), priceRowSchema) })

let list: PriceTable | undefined

/**
 * The price of a model: the user's, otherwise the list price (US dollars) from `profiles/prices.yaml`. Undefined for models in
 * neither, such as local ones.
 * @param model id, e.g. `openai:gpt-4o-mini-2024-07-18`
 */
export function priceOf(model: string, given: GivenPrices = {}): Price | undefined {
  list ??= listSchema.parse(parse(readFileSync(packagePath('profiles', 'prices.yaml'), 'utf8'))).models
  return givenPriceOf(model, given) ?? rowOf(list, model)
}

/** The user's price of a model; undefined if there is none. */
export const givenPriceOf = (model: string, { price, prices = {} }: GivenPrices): Price | undefined =>
  price ?? rowOf(prices, model)
