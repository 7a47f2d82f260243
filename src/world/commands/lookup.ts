/** The entry of a table by a name that was typed: never something inherited, like `constructor`. */
export function lookup<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** A name without the game's namespace. */
export const bare = (name: string): string => name.replace(/^minecraft:/, '')

export const namespaced = (name: string): string => (name.includes(':') ? name : `minecraft:${name}`)

/** Splits at a character, except inside brackets and quotes. Places are from 0. */
export function splitOutside(text: string, separator: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? ''
    if (quote) {
      if (c === '\\') i++
      else if (c === quote) quote = ''
    } else if (c === '"' || c === "'") quote = c
    else if (c === '[' || c === '{') depth++
    else if (c === ']' || c === '}') depth--
    else if (c === separator && depth === 0) {
      parts.push({ text: text.slice(start, i), start })
      start = i + 1
    }
  }
  parts.push({ text: text.slice(start), start })
  return parts
}
