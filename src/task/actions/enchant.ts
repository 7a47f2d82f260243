import { z } from 'zod'
import { type ActionResult, done, fail } from '../action.ts'
import type { OpenBench } from './benches.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import { countStacks } from './named-stack.ts'

const TABLE = ['enchanting_table']
const LAPIS = 'lapis_lazuli'
/** Slots of the window, and the number of its offers. */
const SLOT = { item: 0, lapis: 1 } as const
const OFFERS = [2, 1, 0] as const
/** Time for offers to arrive, and for the enchantment (ticks). */
const OFFER_TICKS = 20

/** Enchants an item at an enchanting table. */
export const enchant = defineAction({
  name: 'Enchant',
  signature: 'Enchant(item)',
  summary:
    'Enchant an item at an enchanting table nearby, with the best offer that you can pay. Takes lapis_lazuli and levels of experience (throw experience_bottle for them).',
  only: ['open'],
  role: 'makes',
  tooEarly: 'final',
  args: z.strictObject({ item: itemName }),
  data: z.object({ item: z.string(), levels: z.number() }),
  examples: [{ item: 'iron_sword' }],
  target: () => ({ kind: 'station', blocks: TABLE }),
  items: ({ item }) => [item],
  effects: ({ item }) => [
    { kind: 'station', anyOf: TABLE, rule: 'table-before-craft' },
    { kind: 'tool', anyOf: [item], rule: 'ingredients-before-craft' },
    { kind: 'consume', item: LAPIS, count: 1, rule: 'ingredients-before-craft' },
  ],
  async run({ item }, hands) {
    for (const name of [item, LAPIS])
      if (hands.count(name) === 0)
        return fail('missing_ingredients', `I have no ${name}`, { missing: [{ item: name, count: 1 }] })
    if (countStacks(hands.stacks(), (stack) => stack.item === item && !stack.isEnchanted) === 0)
      return fail('missing_ingredients', `each ${item} that I have is enchanted already`)
    return hands.atBench(TABLE, (table) => enchantAt(hands, table, item))
  },
})

async function enchantAt(
  hands: Hands,
  table: OpenBench,
  item: string,
): Promise<ActionResult<{ item: string; levels: number }>> {
  await table.lay(SLOT.lapis, (stack) => stack.item === LAPIS)
  if (!(await table.lay(SLOT.item, (stack) => stack.item === item && !stack.isEnchanted, 1)))
    return fail('no_effect', `the ${item} did not go onto the table`)
  const costs = () => OFFERS.map((offer) => ({ offer, levels: table.gauge(offer) ?? 0 }))
  const isOffered = () => costs().some(({ levels }) => levels > 0)
  if (!(await hands.waitUntil(OFFER_TICKS, isOffered)))
    return fail('no_effect', `the table offers nothing for a ${item}`)
  const lapis = table.at(SLOT.lapis)?.count ?? 0
  const offers = costs().filter(({ levels }) => levels > 0)
  const best = offers.find(({ offer, levels }) => levels <= hands.levels() && offer < lapis)
  if (best === undefined) {
    const least = Math.min(...offers.map(({ levels }) => levels))
    return fail(
      'missing_ingredients',
      `the cheapest offer needs ${least} levels of experience and a piece of lapis; I have ${hands.levels()} levels and ${lapis} lapis`,
      { missing: [{ item: 'experience_bottle', count: 1 }] },
    )
  }
  table.press(best.offer)
  const isDone = await hands.waitUntil(
    OFFER_TICKS,
    () => table.at(SLOT.item)?.isEnchanted === true || madeBook(table),
  )
  if (!isDone) return fail('no_effect', `the ${item} was not enchanted`)
  await table.take(SLOT.item)
  return done({ item, levels: best.offer + 1 })
}

const madeBook = (table: OpenBench): boolean => table.at(SLOT.item)?.item === 'enchanted_book'
