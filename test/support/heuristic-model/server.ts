import { estimatedUsage } from '../../../src/model/estimated-usage.ts'
import type { Message } from '../../../src/model/language-model.ts'
import {
  type Answer,
  type ChatRequest,
  type OpenAiServer,
  reply,
  startOpenAiServer,
  usageOf,
} from '../openai-server.ts'
import { answerAct } from './act.ts'
import { answerDecompose } from './decompose.ts'
import { answerDependencies } from './dependencies.ts'
import { answerReflect } from './reflect.ts'
import { answerEnvironment, answerSummary } from './summarize.ts'

/* A model that answers from the text of the messages alone, by regular expressions over their headings. */

/** The kinds of questions, each by a sentence of its prompt. */
const KINDS: readonly (readonly [kind: string, sign: string, answer: (text: string) => object])[] = [
  ['decompose', 'You present each step as a call of a function', answerDecompose],
  ['dependencies', 'Our system manages the task as a hierarchical causal graph', answerDependencies],
  ['act', 'take one action at a time', answerAct],
  ['reflect', 'Answer with the check-structure', answerReflect],
  ['summarize-history', 'concise running summary', answerSummary],
  ['summarize-environment', 'Extract from what is around the agent', answerEnvironment],
]

/** A question that was answered: its kind, its messages and the tokens of both sides. */
export interface Answered {
  kind: string
  messages: ChatRequest['messages']
  inputTokens: number
  outputTokens: number
}

/**
 * Its answer, as text and as an answer of the server, with the tokens of both sides; a text that fits no question if it knows
 * none.
 */
export function heuristicAnswer(
  messages: ChatRequest['messages'],
): Answered & { answer: Answer; value: string } {
  const text = messages.map(({ content }) => String(content)).join('\n\n')
  const known = KINDS.find(([, sign]) => text.includes(sign))
  const [kind, value] = known === undefined ? ['unknown', UNKNOWN] : [known[0], known[2](text)]
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  const usage = estimatedUsage(messages as readonly Message[], said)
  return { kind, messages, ...usage, value: said, answer: reply(value, { usage: usageOf(usage) }) }
}

const UNKNOWN = 'I do not know that question.'

/** Starts such a model behind an endpoint on loopback. */
export async function startHeuristicServer(): Promise<OpenAiServer & { answered: Answered[] }> {
  const answered: Answered[] = []
  const server = await startOpenAiServer(({ messages }) => {
    const { answer, value: _value, ...about } = heuristicAnswer(messages)
    if (about.kind !== 'unknown') answered.push(about)
    return answer
  })
  return { ...server, answered }
}
