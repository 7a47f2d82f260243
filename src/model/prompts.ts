import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'
import { packagePath } from '../core/package-root.ts'
import type { Message, TextMessage } from './language-model.ts'

const SLOT = /\{\{([a-z_]+)\}\}/g

const texts = new Map<string, string>()

const promptNames = (): string[] =>
  readdirSync(packagePath('prompts'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort()

function promptText(name: string, file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const names = promptNames()
  if (!names.includes(name)) {
    throw new InvalidFileError(
      file,
      [{ path: '', message: 'there is no such prompt' }],
      `The prompts are ${names.join(', ')}.`,
    )
  }
  const text = readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

/**
 * Fills the named slots of `prompts/<name>.md`. The part above the line `---` is the system message, the part below it
 * the user's; without that line all of it is the user's.
 * @throws InvalidFileError when there is no such prompt, when a slot has no value, or a value no slot: a prompt must not silently lose its content.
 */
export function renderPrompt(name: string, slots: Readonly<Record<string, string>>): TextMessage[] {
  const file = packagePath('prompts', `${name}.md`)
  const text = promptText(name, file)
  const wanted = new Set([...text.matchAll(SLOT)].map((match) => match[1] as string))
  const faults = [
    ...[...wanted]
      .filter((slot) => !(slot in slots))
      .map((slot) => `nothing was given for the slot {{${slot}}}`),
    ...Object.keys(slots)
      .filter((slot) => !wanted.has(slot))
      .map((slot) => `there is no slot {{${slot}}}`),
  ]
  if (faults.length > 0)
    throw new InvalidFileError(
      file,
      faults.map((message) => ({ path: '', message })),
    )
  const [system, user] = text.split(/^---$/m)
  const fill = (part: string) => part.replaceAll(SLOT, (_, slot: string) => slots[slot] as string).trim()
  if (user === undefined) return [{ role: 'user', content: fill(text) }]
  return [
    { role: 'system', content: fill(system as string) },
    { role: 'user', content: fill(user) },
  ]
}

/** Short fingerprint of a prompt, for the journal. */
export function hashMessages(messages: readonly Message[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)
}

/** Fingerprint of all prompts together: replies that were given to other prompts answer other questions. */
export function promptVersion(): string {
  const hash = createHash('sha256')
  for (const name of promptNames()) {
    const text = promptText(name, packagePath('prompts', `${name}.md`))
    hash.update(JSON.stringify([name, text]))
  }
  return hash.digest('hex').slice(0, 16)
}
