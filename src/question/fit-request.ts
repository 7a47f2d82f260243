import { clipped } from '../core/clip.ts'
import { count } from '../core/count.ts'
import { ModelError } from '../core/errors.ts'
import type { PromptRoom } from '../model/context.ts'
import { promptTokens } from '../model/estimated-usage.ts'
import type { Message, ModelRequest } from '../model/language-model.ts'
import { followedBy } from '../model/persist.ts'
import { hashMessages } from '../model/prompts.ts'
import type { Ask } from './answerer.ts'
import type { Cut } from './question.ts'
import { makeRequest, requestOf } from './request-of.ts'

/** Share of the remaining lines dropped per step, so that few prompts are tried. */
const STEP = 0.25
/** A shorter excerpt of a reply is useless to the model (characters). */
const LEAST_SHOWN = 100

/**
 * The request of an ask, followed by what was wrong with its last reply, short enough for the model. Order of shortening: that
 * reply is clipped, then left out; then earlier unusable replies, oldest first; then lines of the slots that the question names,
 * in its order. The prompt says where lines are missing.
 * @param after what follows the question because its reply did not fit
 * @throws ModelError (`model_context`) when what must not be dropped is too long already; nothing has been sent then
 */
export function fittedRequest<Facts, Reply>(
  ask: Ask<Facts, Reply>,
  room: PromptRoom | undefined,
  after: readonly Message[] = [],
): ModelRequest<Reply> {
  const full = requestOf(ask)
  if (room === undefined) return followedBy(full, after)
  let rest = after
  for (const shown of shorterReply(after)) {
    rest = shown
    if (fits([...full.messages, ...shown], room)) return followedBy(full, shown)
  }
  const { question, facts, rejected = [] } = ask
  const slots = { ...question.slots(facts) }
  const shortened = (kept: typeof rejected): ModelRequest<Reply> | undefined => {
    const request = makeRequest({ ...ask, rejected: kept }, slots)
    if (!fits([...request.messages, ...rest], room)) return undefined
    return { ...followedBy(request, rest), asked: hashMessages(full.messages) }
  }
  for (let dropped = 1; dropped <= rejected.length; dropped++) {
    const request = shortened(rejected.slice(dropped))
    if (request !== undefined) return request
  }
  for (const cut of question.cuts ?? [])
    for (const text of shorter(slots[cut.slot] ?? '', cut)) {
      slots[cut.slot] = text
      const request = shortened([])
      if (request !== undefined) return request
    }
  const shortest = [...makeRequest({ ...ask, rejected: [] }, slots).messages, ...rest]
  throw tooLong(question.id, promptTokens(shortest), room)
}

/** The comment on a reply with ever less of the reply itself, finally without it. */
function* shorterReply(after: readonly Message[]): Generator<readonly Message[]> {
  yield after
  const [said, ...complaint] = after
  if (said?.role !== 'assistant' || typeof said.content !== 'string') return
  for (let most = said.content.length / 4; most >= LEAST_SHOWN; most /= 4)
    yield [{ ...said, content: clipped(said.content, Math.floor(most)) }, ...complaint]
  yield complaint
}

/** Whether messages fit. A token has at least one byte, so that short prompts need not be counted. */
function fits(messages: readonly Message[], { tokens }: PromptRoom): boolean {
  const bytes = messages.reduce(
    (sum, { content }) =>
      sum + (typeof content === 'string' ? Buffer.byteLength(content) + 8 : Number.POSITIVE_INFINITY),
    0,
  )
  return bytes <= tokens || promptTokens(messages) <= tokens
}

/** A slot's text with ever fewer lines, the last without any. */
function* shorter(text: string, { from, what }: Cut): Generator<string> {
  const lines = text.split('\n')
  for (let left = lines.length; left > 0; ) {
    left -= Math.max(1, Math.floor(left * STEP))
    const note = `(${what}: ${count(lines.length - left, 'line')} left out, for which you have no room)`
    yield from === 'end'
      ? [...lines.slice(0, left), note].join('\n')
      : [note, ...lines.slice(lines.length - left)].join('\n')
  }
}

const tooLong = (kind: string, tokens: number, { tokens: most, context }: PromptRoom): ModelError =>
  new ModelError(
    `The prompt of kind "${kind}" has about ${tokens} tokens at its shortest; in a context of ${context} it may have ${most}, beside the reply.`,
    {
      code: 'model_context',
      hint: 'Use a model with a longer context or a smaller task; where the model reads more than is known here, say so with --context.',
      attempts: 0,
    },
  )
