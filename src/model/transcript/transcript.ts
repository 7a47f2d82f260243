import { closeSync, openSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { isCausalMaceError, ModelError } from '../../core/errors.ts'
import { writeBytesTo } from '../../core/output/files.ts'
import { hidden } from '../../core/secrets/secrets.ts'
import type { Message, ModelReply, ModelRequest } from '../language-model.ts'
import type { Middleware } from '../middleware/middleware.ts'
import { hashMessages } from '../prompts.ts'
import { type RequestLine, TRANSCRIPT_SCHEMA, type TranscriptLine, textHash } from './line.ts'

/** Transcript modes, which determine the requests that it keeps. */
export const TRANSCRIPT_MODES = ['full', 'failures', 'off'] as const
export type TranscriptMode = (typeof TRANSCRIPT_MODES)[number]

/**
 * All messages to a language model and all its replies, including unusable ones. Entries made before the file is opened are
 * buffered. The file holds one gzip member per request, so that a crash loses at most the one being written.
 */
export class Transcript {
  readonly #mode: TranscriptMode
  readonly #wallClock: () => number
  readonly #texts = new Set<string>()
  #waiting: Buffer[] = []
  #path: string | undefined
  #file: number | undefined
  #seq = 0

  constructor(mode: TranscriptMode, wallClock: () => number) {
    this.#mode = mode
    this.#wallClock = wallClock
  }

  /** Wraps every single request. */
  readonly middleware: Middleware = async ({ model, request, next }) => {
    try {
      const reply = await next()
      if (this.#mode === 'full') this.#note(model.id, request, outcomeOf(reply))
      return reply
    } catch (error) {
      if (this.#mode !== 'off') this.#note(model.id, request, failureOf(error))
      throw error
    }
  }

  /** Starts writing. The file is created with the first request. */
  open(path: string): void {
    this.#path = path
    for (const bytes of this.#waiting) this.#append(path, bytes)
    this.#waiting = []
  }

  /** Requests so far. */
  get requests(): number {
    return this.#seq
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#path = undefined
  }

  #note(
    model: string,
    { name, agent, seed, sample, messages: sent, after = 0, asked }: ModelRequest,
    end: Pick<RequestLine, 'reply' | 'fault' | 'usage' | 'latencyMs'>,
  ): void {
    const seq = this.#seq++
    const lines: TranscriptLine[] = seq === 0 ? [{ type: 'transcript', schema: TRANSCRIPT_SCHEMA }] : []
    const messages = sent.map((message) => {
      const text = hidden(textOf(message))
      const id = textHash(text)
      if (!this.#texts.has(id)) lines.push({ type: 'text', hash: id, text })
      this.#texts.add(id)
      const images = imagesOf(message)
      return { role: message.role, text: id, ...(images > 0 ? { images } : {}) }
    })
    lines.push({
      type: 'request',
      seq,
      model,
      kind: name,
      ...(agent === undefined ? {} : { agent }),
      seed,
      sample,
      prompt: asked ?? hashMessages(sent.slice(0, sent.length - after)),
      messages,
      ...end,
      wall: this.#wallClock(),
    })
    const bytes = gzipSync(lines.map((line) => `${hidden(JSON.stringify(line))}\n`).join(''))
    if (this.#path === undefined) this.#waiting.push(bytes)
    else this.#append(this.#path, bytes)
  }

  #append(path: string, bytes: Buffer): void {
    this.#file ??= openSync(path, 'ax')
    writeBytesTo(this.#file, bytes)
  }
}

const textOf = ({ content }: Message): string =>
  typeof content === 'string'
    ? content
    : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

const imagesOf = ({ content }: Message): number =>
  typeof content === 'string' ? 0 : content.filter(({ type }) => type === 'image').length

function outcomeOf({ raw, value, usage, latencyMs }: ModelReply) {
  return { reply: raw ?? JSON.stringify(value), usage, ...(latencyMs === undefined ? {} : { latencyMs }) }
}

function failureOf(error: unknown) {
  const fault = {
    code: isCausalMaceError(error) ? error.code : 'model',
    message: error instanceof Error ? error.message : String(error),
  }
  if (!(error instanceof ModelError)) return { fault, usage: { inputTokens: 0, outputTokens: 0 } }
  const { raw, usage, latencyMs } = error
  return {
    ...(raw === undefined ? {} : { reply: raw }),
    fault,
    usage,
    ...(latencyMs === undefined ? {} : { latencyMs }),
  }
}
