import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Message } from '../model/language-model.ts'
import { type PromptSource, renderPrompt } from '../model/prompts.ts'
import { canonicalJson } from '../model/request-key.ts'

/** Identifies an ask in addition to its facts. */
export interface AskedBy {
  /** The agent that asks; undefined for the planner. */
  agent: string | undefined
  /** Number of the sample when the same question is asked several times. */
  sample: number
}

/** A slot whose lines may be omitted. */
export interface Cut {
  slot: string
  /** Which lines are omitted first: the last or the first. */
  from: 'end' | 'start'
  /** The subject of the lines, for the note that replaces them. */
  what: string
}

/** A kind of question: everything about it in one place. */
export interface QuestionDefinition<Facts, Reply> {
  /** Unique among all questions. It is the `kind` in journals, cassettes and usage tables. */
  id: string
  /** The schema that every reply must fit. */
  reply: z.ZodType<Reply>
  /** A file in `prompts/` by name, without `.md`; or the URL of a Markdown file of your own. */
  prompt: PromptSource
  /** The text of each `{{slot}}` of the prompt. */
  slots(facts: Facts): Readonly<Record<string, string>>
  /** `text`: the schema gets the reply as plain text; otherwise the reply is parsed as JSON. */
  form?: 'text'
  /** Slots of the prompt that may be shortened if it is too long for a model, in this order; none by default. */
  cuts?: readonly Cut[]
  /** Pictures that follow the prompt, as data URLs; none by default. */
  images?(facts: Facts): readonly string[]
  /**
   * Distinguishes one ask from another: a simulated model draws its errors by it. By default a hash of the facts, with the agent
   * and the sample.
   */
  identity?(facts: Facts, by: AskedBy): string
  /** The expert's answer, for questions that the expert does not know already. */
  expert?(facts: Facts): Reply
}

export interface Question<Facts = never, Reply = unknown> extends QuestionDefinition<Facts, Reply> {
  identity(facts: Facts, by: AskedBy): string
}

/** Any kind of question, with any facts and any reply. */
export type AnyQuestion = Question<never, unknown>

/** The reply to a kind of question. */
export type ReplyOf<Q> = Q extends Question<infer _, infer Reply> ? Reply : never

/**
 * Defines a kind of question.
 *
 * @example
 * const estimate = defineQuestion({
 *   id: 'estimate',
 *   reply: z.object({ seconds: z.number() }),
 *   prompt: new URL('./estimate.md', import.meta.url),
 *   slots: (facts: { subtask: Subtask }) => ({ task: facts.subtask.description }),
 * })
 */
export function defineQuestion<Facts, Reply>(
  definition: QuestionDefinition<Facts, Reply>,
): Question<Facts, Reply> {
  const { id } = definition
  const identity = (facts: Facts, { agent, sample }: AskedBy): string =>
    `${id} ${agent} ${createHash('sha256').update(canonicalJson(facts)).digest('hex')} ${sample}`
  return { identity, ...definition }
}

/**
 * The prompt of a question about these facts, with its pictures behind the last message's text.
 * @param filled the text of each slot
 */
export function promptFor<Facts>(
  { prompt, slots, images }: Question<Facts, unknown>,
  facts: Facts,
  filled: Readonly<Record<string, string>> = slots(facts),
): Message[] {
  const messages = renderPrompt(prompt, filled)
  const pictures = images?.(facts) ?? []
  const last = messages.at(-1)
  if (pictures.length === 0 || last === undefined) return messages
  const content = [
    { type: 'text' as const, text: last.content },
    ...pictures.map((url) => ({ type: 'image' as const, url })),
  ]
  return [...messages.slice(0, -1), { ...last, content }]
}
