/** JSON that comes from files and players: it may be anything. */

/** What a text says as JSON; undefined if it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a text says as JSON; the text itself if it is no JSON. */
export function jsonOrText(text: string): unknown {
  const read = jsonOf(text)
  return read === undefined ? text : read
}

/** The members of a JSON object; none if it is anything else. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
