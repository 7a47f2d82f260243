import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InvalidFileError } from '../core/errors.ts'
import { packagePath } from '../core/package-root.ts'
import { hidden } from '../core/secrets/secrets.ts'
import type { Message, TextMessage } from './language-model.ts'

const SLOT = /\{\{([a-z_]+)\}\}/g

const texts = new Map<string, string>()

const promptNames = (): string[] =>
  readdirSync(packagePath('prompts'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort()

/** A prompt: the name of a file in `prompts/` without `.md`, or the URL of a Markdown file. */
export type PromptSource = string | URL

function promptFile(source: PromptSource): string {
  if (source instanceof URL) return fileURLToPath(source)
  const names = promptNames()
  const file = packagePath('prompts', `${source}.md`)
  if (names.includes(source)) return file
  throw new InvalidFileError(
    file,
    [{ path: '', message: 'there is no such prompt' }],
    `The prompts are ${names.join(', ')}.`,
  )
}

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

/** The unmodified text of a prompt's file, with its slots. */
export const promptText = (source: PromptSource): string => textOf(promptFile(source))

/** A text and the slot that follows it; the last text has none. */
interface Piece {
  text: string
  slot?: string
}

/** A prompt that has been read. */
interface Template {
  file: string
  /** Names of its slots. */
  wanted: ReadonlySet<string>
  parts: readonly { role: 'system' | 'user'; pieces: readonly Piece[] }[]
}

const templates = new Map<PromptSource, Template>()

function templateOf(source: PromptSource): Template {
  const cached = templates.get(source)
  if (cached !== undefined) return cached
  const file = promptFile(source)
  const text = textOf(file)
  const wanted = new Set([...text.matchAll(SLOT)].map((match) => match[1] as string))
  const [system = '', user] = text.split(/^---$/m)
  const parts: Template['parts'] =
    user === undefined
      ? [{ role: 'user', pieces: piecesOf(text) }]
      : [
          { role: 'system', pieces: piecesOf(system) },
          { role: 'user', pieces: piecesOf(user) },
        ]
  const template = { file, wanted, parts }
  templates.set(source, template)
  return template
}

/** Splits a text at its slots. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: mark, 1: slot = '', index } of text.matchAll(SLOT)) {
    pieces.push({ text: text.slice(end, index), slot })
    end = index + mark.length
  }
  return [...pieces, { text: text.slice(end) }]
}

/**
 * Fills the named slots of a prompt. The part above the line `---` is the system message, the part below it the user message;
 * without that line, everything is the user message.
 * @throws InvalidFileError if there is no such prompt, a slot has no value, or a value has no slot: content must not get lost
 * unnoticed
 */
export function renderPrompt(source: PromptSource, slots: Readonly<Record<string, string>>): TextMessage[] {
  const { file, wanted, parts } = templateOf(source)
  const issues = [
    ...[...wanted]
      .filter((slot) => !(slot in slots))
      .map((slot) => `nothing was given for the slot {{${slot}}}`),
    ...Object.keys(slots)
      .filter((slot) => !wanted.has(slot))
      .map((slot) => `there is no slot {{${slot}}}`),
  ]
  if (issues.length > 0)
    throw new InvalidFileError(
      file,
      issues.map((message) => ({ path: '', message })),
    )
  const fill = ({ text, slot }: Piece): string => (slot === undefined ? text : text + slots[slot])
  return parts.map(({ role, pieces }) => ({ role, content: pieces.map(fill).join('').trim() }))
}

/** Fingerprint of messages, for the journal; computed after masking, so that it does not depend on secrets. */
export function hashMessages(messages: readonly Message[]): string {
  // The length keeps different message lists apart. JSON would cost as much as the hash.
  const text = messages
    .map(({ role, content }) => {
      const shown = typeof content === 'string' ? hidden(content) : content
      return `${role} ${shown.length} ${shown}`
    })
    .join('\n')
  return hash('sha256', text).slice(0, 16)
}

/** Fingerprint of all prompts in `prompts/`. Replies to other prompts answer other questions. */
export function promptVersion(): string {
  const all = createHash('sha256')
  for (const name of promptNames()) {
    const text = textOf(packagePath('prompts', `${name}.md`))
    all.update(JSON.stringify([name, text]))
  }
  return all.digest('hex').slice(0, 16)
}
