import type { ItemCount } from '../../game/item-counts.ts'

/** A stack's name or count, a quoted string (which may contain anything), or a bracket. */
const TOKEN =
  /(?<=[{, ])(id|Count|count): ?(?:"(?:minecraft:)?([^"]*)"|(\d+))|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[[\]{}]/g

/** Change in depth at each bracket. */
const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }
/** Depth of a stack's fields: in a list, in a compound. */
const STACK_DEPTH = 2

/**
 * The stacks in the reply to `data get block X Y Z Items`, such as `1, 2, 3 has the following block data: [{Slot: 0b, id:
 * "minecraft:stone", Count: 3b}]`; from 1.20.5 on the count is called `count`. Further data of a stack (names, enchantments,
 * contents of a box) is skipped.
 * @returns undefined if the reply does not contain a list
 */
export function stacksInReply(message: string): ItemCount[] | undefined {
  const start = message.indexOf('[')
  if (start < 0) return undefined
  const stacks: ItemCount[] = []
  let depth = 0
  for (const [token, key, id, count] of message.slice(start).matchAll(TOKEN)) {
    depth += STEPS[token] ?? 0
    if (depth === 0) break
    if (depth !== STACK_DEPTH) continue
    if (token === '{') stacks.push({ item: '', count: 1 })
    const stack = stacks.at(-1)
    if (key !== undefined && stack !== undefined) Object.assign(stack, fieldOf(id, count))
  }
  return stacks.filter(({ item }) => item !== '')
}

const fieldOf = (id: string | undefined, count: string | undefined): Partial<ItemCount> =>
  id === undefined ? { count: Number(count) } : { item: id }
