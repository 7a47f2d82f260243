import { type Dialect, formatAfter, limitNameAfter } from './dialect.ts'
import type { Refusal } from './refusal.ts'

/** Statuses with which endpoints refuse unknown parts. */
const REFUSALS = new Set([400, 404, 415, 422, 501])
/** A schema that cannot be made into a grammar; reported as a failure of the server by some. */
const NO_GRAMMAR =
  /grammar error|(failed to|cannot|could not|error) (parse|compil|initializ|build)\w* (\w+ )?(grammar|sampler|json schema)|unimplemented keys|not supported by (xgrammar|outlines|guidance)|unsupported (json )?schema/i
const NO_FORMAT =
  /response_?format|json_schema|json_object|response_?schema|guided|structured output|grammar/i

/** A lesson that a refusal can teach. */
interface Lesson {
  /** @returns the reduced dialect; undefined if this refusal does not teach it */
  from(refusal: Refusal, tried: Dialect, hasSystem: boolean): Dialect | undefined
}

/**
 * The accepted dialect after a refusal of a request; undefined if the refusal names nothing that can be omitted, so that another
 * request would fail the same way.
 * @param hasSystem whether the request has a system message
 */
export function lessonOf(refusal: Refusal, tried: Dialect, hasSystem: boolean): Dialect | undefined {
  const isFailure = refusal.status >= 500 && refusal.status !== 501
  if (isFailure && !NO_GRAMMAR.test(refusal.said)) return undefined
  if (!isFailure && !REFUSALS.has(refusal.status)) return undefined
  for (const lesson of LESSONS) {
    const reduced = lesson.from(refusal, tried, hasSystem)
    if (reduced !== undefined) return reduced
  }
  return undefined
}

/** Keys of our schemas that some servers do not know. */
const SCHEMA_KEYS = new Set([
  '$schema',
  'additionalProperties',
  'propertyNames',
  'const',
  'default',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'prefixItems',
  'uniqueItems',
  'anyOf',
  'oneOf',
  'allOf',
  'title',
  'strict',
])

/** Names that a refusal quotes in any kind of quotation marks, and the fields it refers to. */
const namedIn = ({ said, fields }: Refusal): string[] => [
  ...[...said.matchAll(/["'`“‘]([$\w.[\]]+)["'`”’]/g)].map(([, name = '']) => name),
  ...fields.flatMap((field) => [field, field.split('.').at(-1) ?? '']),
]

const names = (refusal: Refusal, field: string): boolean =>
  namedIn(refusal).includes(field) || new RegExp(`\\b${field}\\b`).test(refusal.said)

const LESSONS: readonly Lesson[] = [
  {
    // Gemini lists all keys at once: Unknown name "additionalProperties" at 'generation_config.response_schema': Cannot find field.
    from(refusal, tried) {
      if (tried.format !== 'json_schema') return undefined
      if (!/unknown name|unimplemented keys|unsupported key|unexpected key/i.test(refusal.said))
        return undefined
      const unknown = namedIn(refusal).filter(
        (name) => SCHEMA_KEYS.has(name) && !tried.unknownKeys.includes(name),
      )
      if (unknown.length === 0) return undefined
      return { ...tried, unknownKeys: [...new Set([...tried.unknownKeys, ...unknown])] }
    },
  },
  {
    from(refusal, tried) {
      if (!NO_FORMAT.test(`${refusal.said} ${refusal.fields.join(' ')}`) && !NO_GRAMMAR.test(refusal.said))
        return undefined
      const format = formatAfter(tried.format)
      return format === undefined ? undefined : { ...tried, format }
    },
  },
  {
    from({ said }, tried, hasSystem) {
      if (!/roles? must alternate|alternat(e|ing) (user|roles)/i.test(said)) return undefined
      if (tried.sameRoleTwice) return { ...tried, sameRoleTwice: false }
      // The template of the first Mistral models gives the same message about a system message.
      return tried.systemRole && hasSystem ? { ...tried, systemRole: false } : undefined
    },
  },
  {
    from({ said }, tried, hasSystem) {
      if (!tried.systemRole || !hasSystem) return undefined
      const isSystem =
        /system (role|messages?|prompts?)\b.*\bnot (be )?(supported|allowed)|not support.*\bsystem\b|only user and assistant roles|developer instruction is not enabled/i
      return isSystem.test(said) ? { ...tried, systemRole: false } : undefined
    },
  },
  {
    from(refusal, tried) {
      const { limitName } = tried
      if (limitName === undefined || !names(refusal, limitName) || /too (large|high|big)/i.test(refusal.said))
        return undefined
      return { ...tried, limitName: limitNameAfter(limitName) }
    },
  },
  {
    from: (refusal, tried) =>
      tried.temperature && names(refusal, 'temperature') ? { ...tried, temperature: false } : undefined,
  },
  {
    from: (refusal, tried) => (tried.seed && names(refusal, 'seed') ? { ...tried, seed: false } : undefined),
  },
]
