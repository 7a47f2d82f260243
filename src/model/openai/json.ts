import { printable } from '../../core/printable.ts'
import { hidden } from '../../core/secrets/secrets.ts'

/** Texts of a reply may end up on a terminal. */
const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? printable(value) : value

/** The value of a JSON text, without terminal control characters; undefined if it is not JSON. */
export function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text, clean)
  } catch {
    return undefined
  }
}

/** The beginning of an endpoint's text, for messages; secrets are masked first, since a cut could leave half of one. */
export function quote(body: unknown, most = 200): string {
  const text = hidden(printable(typeof body === 'string' ? body : (JSON.stringify(body) ?? 'nothing')))
  return text.length > most ? `${text.slice(0, most)}…` : text
}
