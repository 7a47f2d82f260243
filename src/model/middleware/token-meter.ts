import { estimatedUsage } from '../estimated-usage.ts'
import type { Message, ModelRequest, Usage } from '../language-model.ts'
import type { Middleware } from './middleware.ts'

/**
 * Number of questions per kind that are tokenized exactly; later ones are estimated from length because tokenizing takes
 * milliseconds.
 */
const TOKENIZED = 8

/** Questions by kind, and the tokens of questions and replies. */
export interface Cost {
  calls: Record<string, number>
  usage: Usage
}

interface Row {
  request: Pick<ModelRequest<unknown>, 'name' | 'agent'>
  usage: Usage
}

/** Counts the tokens of questions and their replies, with gpt-4o's tokenizer, for any model. */
export class TokenMeter {
  readonly #rows: Row[] = []
  readonly #counted = new Map<string, { questions: number; characters: number; tokens: number }>()

  readonly middleware: Middleware = async (call) => {
    const reply = await call.next()
    const { name, agent, messages } = call.request
    const usage = {
      inputTokens: this.#count(`${name} asked`, messages, ''),
      outputTokens: this.#count(`${name} replied`, [], JSON.stringify(reply.value)),
    }
    this.#rows.push({ request: { name, ...(agent === undefined ? {} : { agent }) }, usage })
    return reply
  }

  /** Cost of all questions so far, optionally only those of agents or of the planner. */
  cost(by?: 'agents' | 'planner'): Cost {
    const rows = this.#rows.filter(
      ({ request }) => by === undefined || (request.agent === undefined) === (by === 'planner'),
    )
    const kinds = Map.groupBy(rows, ({ request }) => request.name)
    const sum = (field: keyof Omit<Usage, 'estimated'>) =>
      rows.reduce((total, { usage }) => total + usage[field], 0)
    return {
      calls: Object.fromEntries([...kinds].map(([kind, alike]) => [kind, alike.length])),
      usage: { inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') },
    }
  }

  #count(kind: string, messages: readonly Message[], reply: string): number {
    const characters = messages.reduce((sum, { content }) => sum + content.length, reply.length)
    const counted = this.#counted.get(kind) ?? { questions: 0, characters: 0, tokens: 0 }
    this.#counted.set(kind, counted)
    if (counted.questions >= TOKENIZED) return Math.round((characters * counted.tokens) / counted.characters)
    const { inputTokens, outputTokens } = estimatedUsage(messages, reply)
    counted.questions++
    counted.characters += characters
    counted.tokens += inputTokens + outputTokens
    return inputTokens + outputTokens
  }
}
