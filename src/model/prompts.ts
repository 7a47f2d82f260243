import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'
import { packagePath } from '../core/package-root.ts'
import type { Message } from './language-model.ts'

const SLOT = /\{\{([a-z_]+)\}\}/g

const texts = new Map<string, string>()

function promptText(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

/**
 * Fills the named slots of `prompts/<name>.md`. The part above the line `---` is the system message, the part below it
 * the user's.
 * @throws InvalidFileError when a slot has no value, or a value no slot: a prompt must not silently lose its content.
 */
export function renderPrompt(name: string, slots: Readonly<Record<string, string>>): Message[] {
  const file = packagePath('prompts', `${name}.md`)
  const text = promptText(file)
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
