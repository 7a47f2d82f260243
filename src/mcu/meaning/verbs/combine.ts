import { byRule, type Verb } from './verb.ts'

const QUALITY = /^(?:damaged|broken|worn|used|enchanted|same|different) /
const PAIR = /^(.+?) (?:with|and) (.+)$/

/** Two items that an anvil or a grindstone combines into one. */
export const combine: Verb = {
  id: 'combine',
  forms: ['combine', 'merge', 'join'],
  example: 'combine two iron pickaxes',
  category: 'Tool Use',
  read({ text, lexicon }) {
    if (text === '') return undefined
    const [, one = text, other] = PAIR.exec(text) ?? []
    const items = [one, other ?? ''].map(
      (what) => lexicon.item(what) ?? lexicon.item(what.replace(QUALITY, '')),
    )
    const names = items.flatMap((item) => item?.names ?? [])
    const isFree = /^(?:items|tools|things|two items)$/.test(text)
    if (names.length === 0 && !isFree) return undefined
    const of = isFree ? ['*'] : names
    return byRule(
      { kind: 'combined', of, count: 1 },
      { object: { words: text, names: of }, atom: `combine_${isFree ? 'iron_pickaxe' : names[0]}` },
    )
  },
}
