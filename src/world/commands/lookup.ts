import { Nesting } from './nesting.ts'

/** A table's own entry for a name from user input; never an inherited one such as `constructor`. */
export function lookup<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** The name without `minecraft:`. */
export const bare = (name: string): string => name.replace(/^minecraft:/, '')

export const namespaced = (name: string): string => (name.includes(':') ? name : `minecraft:${name}`)

/** Splits at a character, except inside brackets and quotes. Positions count from 0. */
export function splitOutside(text: string, separator: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  const nesting = new Nesting({ quotesAtTop: true })
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? ''
    nesting.read(c)
    if (c !== separator || nesting.depth !== 0 || nesting.inQuotes) continue
    parts.push({ text: text.slice(start, i), start })
    start = i + 1
  }
  parts.push({ text: text.slice(start), start })
  return parts
}
