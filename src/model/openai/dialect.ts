/** Ways to make an endpoint answer in JSON, best first. */
export const FORMATS = ['json_schema', 'json_object', 'text'] as const
export type ReplyFormat = (typeof FORMATS)[number]

/** The parameter names for the reply limit, in the order to try them; the last option sends none. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens', undefined] as const

/** The parts of a request that an endpoint accepts, learned from its refusals. */
export interface Dialect {
  readonly format: ReplyFormat
  /** Schema keys that it does not support. */
  readonly unknownKeys: readonly string[]
  readonly seed: boolean
  readonly temperature: boolean
  /**
   * Ollama and older builds of llama.cpp only support `max_tokens`, and silently ignore the other name; newer OpenAI models
   * refuse it.
   */
  readonly limitName: (typeof LIMIT_NAMES)[number]
  /** Whether system messages are accepted; otherwise they precede the user's first message. */
  readonly systemRole: boolean
  /** Whether consecutive messages may have the same role; otherwise they are joined. */
  readonly sameRoleTwice: boolean
}

const EVERYTHING: Dialect = {
  format: 'json_schema',
  unknownKeys: [],
  seed: true,
  temperature: true,
  limitName: 'max_tokens',
  systemRole: true,
  sameRoleTwice: true,
}

/** The next less strict form of a reply; undefined after the last. */
export const formatAfter = (format: ReplyFormat): ReplyFormat | undefined =>
  FORMATS[FORMATS.indexOf(format) + 1]

/** The next name to try for the limit of a reply. */
export const limitNameAfter = (name: Dialect['limitName']): Dialect['limitName'] =>
  LIMIT_NAMES[LIMIT_NAMES.indexOf(name) + 1]

/** The parts that both accept: concurrent requests may have learned different things. */
export const common = (a: Dialect, b: Dialect): Dialect => ({
  format: FORMATS[Math.max(FORMATS.indexOf(a.format), FORMATS.indexOf(b.format))] as ReplyFormat,
  unknownKeys: [...new Set([...a.unknownKeys, ...b.unknownKeys])],
  seed: a.seed && b.seed,
  temperature: a.temperature && b.temperature,
  limitName: LIMIT_NAMES[Math.max(LIMIT_NAMES.indexOf(a.limitName), LIMIT_NAMES.indexOf(b.limitName))],
  systemRole: a.systemRole && b.systemRole,
  sameRoleTwice: a.sameRoleTwice && b.sameRoleTwice,
})

/**
 * Everything learned about an endpoint: valid for each schema, except the form of replies, which may differ between schemas.
 */
export class LearnedDialect {
  #shared: Dialect = EVERYTHING
  readonly #formats = new Map<string, ReplyFormat>()

  /** How to ask for a schema of this name. */
  for(schema: string): Dialect {
    return { ...this.#shared, format: this.#formats.get(schema) ?? 'json_schema' }
  }

  learn(schema: string, dialect: Dialect): void {
    const { format } = common(this.for(schema), dialect)
    this.#formats.set(schema, format)
    this.#shared = { ...common(this.#shared, { ...dialect, format: 'json_schema' }) }
  }

  /** Differences from a full request, in words; empty if there are none. */
  inWords(): string[] {
    const { unknownKeys, seed, temperature, limitName, systemRole, sameRoleTwice } = this.#shared
    const formats = [...this.#formats].filter(([, format]) => format !== 'json_schema')
    return [
      ...formats.map(([schema, format]) =>
        format === 'text' ? `no JSON mode for "${schema}"` : `JSON mode without a schema for "${schema}"`,
      ),
      ...(unknownKeys.length === 0 ? [] : [`schemas without ${unknownKeys.join(', ')}`]),
      ...(seed ? [] : ['no seed']),
      ...(temperature ? [] : ['no temperature']),
      ...(limitName === 'max_tokens' ? [] : [limitName ?? 'no limit of tokens']),
      ...(systemRole ? [] : ['no system role']),
      ...(sameRoleTwice ? [] : ['alternating roles']),
    ]
  }
}

/** The dialects of the endpoints that this process has asked, so that each is learned once. */
export class DialectBook {
  readonly #learned = new Map<string, LearnedDialect>()

  /** @param baseUrl URL of the server; servers with several models may treat each model differently */
  of(baseUrl: string, model: string): LearnedDialect {
    const key = `${baseUrl} ${model}`
    const learned = this.#learned.get(key) ?? new LearnedDialect()
    this.#learned.set(key, learned)
    return learned
  }
}
