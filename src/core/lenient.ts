import { z } from 'zod'

/** The parts of a JSON schema that help to make values fit. */
interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * Makes the reply of a language model fit a schema if its meaning is clear: drops unknown keys; reads numbers, booleans, null,
 * lists and objects that were written as text; writes numbers and booleans as text if the schema requires a string; sets a
 * missing value to null if that is allowed. Nothing else is guessed.
 * @returns the value unchanged if it fits, or if nothing helps
 */
export function fitTo(schema: z.ZodType, value: unknown): unknown {
  if (schema.safeParse(value).success) return value
  const changed = fitted(jsonSchemaOf(schema), value)
  return schema.safeParse(changed).success ? changed : value
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const cached = schemas.get(schema)
  if (cached !== undefined) return cached
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  schemas.set(schema, made)
  return made
}

function fitted(schema: JsonSchema, value: unknown): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives !== undefined) return fittedToOneOf(alternatives, value)
  const fitter =
    schema.type !== undefined && Object.hasOwn(FITTERS, schema.type) ? FITTERS[schema.type] : undefined
  return fitter === undefined ? value : fitter(value, schema)
}

/** Fits a value to the first alternative whose type it matches afterwards. */
function fittedToOneOf(alternatives: readonly JsonSchema[], value: unknown): unknown {
  const made = alternatives.map((one) => ({ one, value: fitted(one, value) }))
  const fits = made.find((one) => isOfType(one.one, one.value))
  return fits === undefined ? value : fits.value
}

/** Conversions to each type of a JSON schema; a value stays unchanged if its meaning is not clear. */
const FITTERS: Readonly<Record<string, (value: unknown, schema: JsonSchema) => unknown>> = {
  null: (value) => (value === undefined || trimmedText(value) === 'null' ? null : value),
  object: (value, schema) => fittedObject(schema, structure(value)),
  array: (value, schema) => fittedList(schema, structure(value)),
  string: (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  integer: fittedNumber,
  number: fittedNumber,
  boolean: (value) => BOOLEANS.get(trimmedText(value)?.toLowerCase()) ?? value,
}

const BOOLEANS: ReadonlyMap<string | undefined, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function fittedNumber(value: unknown): unknown {
  const text = trimmedText(value)
  return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : value
}

function fittedObject(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { properties = {}, additionalProperties } = schema
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property !== undefined) {
      const isLeftOut = part === null && schema.required?.includes(key) !== true && !admitsNull(property)
      return isLeftOut ? [] : [[key, fitted(property, part)]]
    }
    if (additionalProperties === false) return []
    return [[key, typeof additionalProperties === 'object' ? fitted(additionalProperties, part) : part]]
  })
  const missing = Object.entries(properties).flatMap(([key, part]): [string, unknown][] =>
    !Object.hasOwn(value, key) && schema.required?.includes(key) && admitsNull(part) ? [[key, null]] : [],
  )
  return Object.fromEntries([...entries, ...missing])
}

function fittedList({ items, prefixItems = [] }: JsonSchema, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((part: unknown, index) => {
    const schema = prefixItems[index] ?? items
    return schema ? fitted(schema, part) : part
  })
}

/** A list or an object that was written as text. */
function structure(value: unknown): unknown {
  const text = trimmedText(value)
  if (text === undefined || !/^[[{]/.test(text)) return value
  try {
    return JSON.parse(text) as unknown
  } catch {
    return value
  }
}

const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined

const admitsNull = ({ type, anyOf = [] }: JsonSchema): boolean => type === 'null' || anyOf.some(admitsNull)

function isOfType({ type, anyOf, prefixItems }: JsonSchema, value: unknown): boolean {
  if (anyOf !== undefined) return anyOf.some((one) => isOfType(one, value))
  if (type === undefined) return true
  if (type === 'null') return value === null
  if (type === 'array')
    return Array.isArray(value) && (prefixItems === undefined || prefixItems.length === value.length)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  // The remaining types have the names that typeof returns.
  return typeof value === type
}
