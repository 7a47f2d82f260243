import { clippedJson } from '../core/clip.ts'
import type { Message, ModelRequest } from '../model/language-model.ts'
import { renderPrompt } from '../model/prompts.ts'
import type { Ask } from './answerer.ts'
import { promptFor } from './question.ts'

/** Longest earlier reply that is shown to the model again (characters). */
const MAX_REJECTED = 20_000

/** Requests by ask: several layers need the request of an ask, and it is rendered once. */
const rendered = new WeakMap<object, ModelRequest<unknown>>()

/** An ask as a language model reads it: the prompt, followed by earlier replies and what is wrong with them. */
export function requestOf<Facts, Reply>(ask: Ask<Facts, Reply>): ModelRequest<Reply> {
  const known = rendered.get(ask)
  if (known !== undefined) return known as ModelRequest<Reply>
  const request = makeRequest(ask)
  rendered.set(ask, request)
  return request
}

/**
 * Makes the request of an ask. The messages are made when they are first read: the expert and the counters of its calls never
 * read them.
 * @param slots the text of each slot of its prompt; derived from the facts by default
 */
export function makeRequest<Facts, Reply>(
  ask: Ask<Facts, Reply>,
  slots?: Readonly<Record<string, string>>,
): ModelRequest<Reply> {
  const { question, agent, seed, sample } = ask
  let messages: readonly Message[] | undefined
  return {
    get messages() {
      messages ??= messagesOf(ask, slots)
      return messages
    },
    schema: question.reply,
    ...(question.form === undefined ? {} : { form: question.form }),
    name: question.id,
    seed,
    sample,
    ...(agent === undefined ? {} : { agent }),
  }
}

function messagesOf<Facts, Reply>(
  { question, facts, rejected = [] }: Ask<Facts, Reply>,
  slots: Readonly<Record<string, string>> | undefined,
): Message[] {
  const retries = rejected.flatMap(({ reply, issues }): Message[] => [
    { role: 'assistant', content: clippedJson(reply, MAX_REJECTED) },
    ...renderPrompt('repair-plan', { issues: issues.join('\n') }),
  ])
  return [...promptFor(question, facts, slots), ...retries]
}
