import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InvalidFileError } from '../core/errors.ts'
import { packagePath } from '../core/package-root.ts'
import type { Message, TextMessage } from './language-model.ts'

const SLOT = /\{\{([a-z_]+)\}\}/g

const texts = new Map<string, string>()
const files = new Map<PromptSource, string>()

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

/**
 * Fills the named slots of a prompt. The part above the line `---` is the system message, the part below it the user's;
 * without that line all of it is the user's.
 * @throws InvalidFileError when there is no such prompt, a slot has no value, or a value has no slot: no content may get
 * lost unnoticed.
 */
export function renderPrompt(source: PromptSource, slots: Readonly<Record<string, string>>): TextMessage[] {
  const file = files.get(source) ?? promptFile(source)
  files.set(source, file)
  const text = textOf(file)
  const wanted = new Set([...text.matchAll(SLOT)].map((match) => match[1] as string))
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
  const [system, user] = text.split(/^---$/m)
  const fill = (part: string) => part.replaceAll(SLOT, (_, slot: string) => slots[slot] as string).trim()
  if (user === undefined) return [{ role: 'user', content: fill(text) }]
  return [
    { role: 'system', content: fill(system as string) },
    { role: 'user', content: fill(user) },
  ]
}

/** Fingerprint of messages, for the journal. */
export function hashMessages(messages: readonly Message[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)
}

/** Fingerprint of all prompts in `prompts/`. Replies to other prompts answer other questions. */
export function promptVersion(): string {
  const hash = createHash('sha256')
  for (const name of promptNames()) {
    const text = textOf(packagePath('prompts', `${name}.md`))
    hash.update(JSON.stringify([name, text]))
  }
  return hash.digest('hex').slice(0, 16)
}
