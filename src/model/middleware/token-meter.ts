import { estimatedUsage } from '../estimated-usage.ts'
import type { Message, ModelRequest, Usage } from '../language-model.ts'
import type { Middleware } from './middleware.ts'

/** So many questions of a kind are counted by the tokenizer, the others by their length: it takes milliseconds a question. */
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

/** Counts the tokens of questions and their replies, by gpt-4o's tokenizer, whoever answers. */
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

  /** What was asked so far, by agents or by the planner alone where that is said. */
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
