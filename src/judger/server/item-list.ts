import type { ItemCount } from '../../game/item-counts.ts'

/** An `id` or a count of a stack, on the level of the stack itself. */
const ENTRY = /^(id|Count|count): ?"?(?:minecraft:)?([a-z0-9_]+)/

/**
 * The stacks in the reply to `data get block X Y Z Items`, such as
 * `1, 2, 3 has the following block data: [{Slot: 0b, id: "minecraft:stone", Count: 3b}]`; from 1.20.5 on the count is called
 * `count`. What a stack bears (names, enchantments, what a box holds) is skipped.
 * @returns undefined if the reply holds no list
 */
export function stacksInReply(message: string): ItemCount[] | undefined {
  const start = message.indexOf('[')
  if (start < 0) return undefined
  const stacks: { id: string; count: number }[] = []
  let depth = 0
  for (let index = start; index < message.length; index++) {
    const character = message[index] as string
    if (character === '"' || character === "'") {
      index = endOfText(message, index)
      continue
    }
    if ('[{'.includes(character)) depth++
    if (']}'.includes(character) && --depth === 0) break
    if (depth !== 2) continue
    if (character === '{') stacks.push({ id: '', count: 1 })
    const entry = /[{, ]/.test(character) ? ENTRY.exec(message.slice(index + 1, index + 100)) : null
    const stack = stacks.at(-1)
    if (entry === null || stack === undefined) continue
    if (entry[1] === 'id') stack.id = entry[2] as string
    else stack.count = Number.parseInt(entry[2] as string, 10)
  }
  return stacks.flatMap(({ id, count }) => (id === '' ? [] : [{ item: id, count }]))
}

/** The index of the quote that ends a text. */
function endOfText(message: string, start: number): number {
  for (let index = start + 1; index < message.length; index++) {
    if (message[index] === '\\') index++
    else if (message[index] === message[start]) return index
  }
  return message.length
}
