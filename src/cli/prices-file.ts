import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { type PriceTable, priceRowSchema } from '../model/price.ts'
import { readText, YamlFile } from '../task/yaml-file.ts'

const fileSchema = z.strictObject({
  /** Date on which the prices were looked up, as shown to people. */
  asOf: z.unknown().optional(),
  models: z.record(z.string(), priceRowSchema),
})

const HINT =
  'A file of prices reads "models: { my-model: [0.15, 0.60] }", per million tokens in and out, as profiles/prices.yaml.'

/**
 * Reads a file of prices, YAML or JSON, in the form of `profiles/prices.yaml`.
 * @throws InvalidFileError naming each invalid line
 */
export function readPrices(path: string): PriceTable {
  const file = new YamlFile(readText(path, HINT), path)
  const parsed = checked(fileSchema, file.content())
  if (!parsed.success) throw file.errorOf(parsed.issues, HINT)
  return parsed.data.models
}
