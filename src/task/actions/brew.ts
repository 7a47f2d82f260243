import { z } from 'zod'
import type { ItemCount } from '../../game/item-counts.ts'
import { brewingOf } from '../../game/items/potions.ts'
import { type ActionResult, done, fail } from '../action.ts'
import type { OpenBench } from './benches.ts'
import { defineAction } from './define-action.ts'
import { itemName, madeSchema } from './fields.ts'
import type { Hands } from './hands.ts'
import { countStacks, stacksNamed } from './named-stack.ts'

const STAND = ['brewing_stand']
const FUEL = 'blaze_powder'
const BOTTLES = [0, 1, 2] as const
const SLOT = { ingredient: 3, fuel: 4 } as const
/** The gauge that shows how many brews the fuel lasts for. */
const FUEL_GAUGE = 1
/** A brew takes 400 ticks; the rest allows for server lag. */
const BREW_TICKS = 460

/** Brews bottles into a potion with one ingredient. */
export const brew = defineAction({
  name: 'Brew',
  signature: 'Brew(potion, amount?)',
  summary:
    'Brew up to three bottles that you carry into a potion ("strength", "splash_healing") at a brewing stand nearby, with its ingredient and blaze_powder as fuel. One step of a recipe at a time: strength is brewed from awkward.',
  only: ['open'],
  role: 'makes',
  tooEarly: 'final',
  args: z.strictObject({ potion: itemName, amount: z.int().min(1).max(BOTTLES.length).default(1) }),
  data: madeSchema,
  examples: [{ potion: 'strength', amount: 3 }, { potion: 'splash_healing' }],
  target: () => ({ kind: 'station', blocks: STAND }),
  effects({ potion, amount }) {
    const recipe = brewingOf(potion)
    if (recipe === undefined) return []
    const rule = 'ingredients-before-craft'
    return [
      { kind: 'station', anyOf: STAND, rule: 'table-before-craft' },
      { kind: 'consume', item: recipe.ingredient, count: 1, rule },
      { kind: 'consume', item: recipe.from.item, count: amount, rule },
      { kind: 'produce', item: recipe.makes.item, count: amount },
    ]
  },
  waits: () => BREW_TICKS * 50,
  async run({ potion, amount }, hands) {
    const recipe = brewingOf(potion)
    if (recipe === undefined) return fail('missing_ingredients', `there is no way to brew "${potion}"`)
    const isBase = stacksNamed(nameOf(recipe.from))
    const have = [
      { item: nameOf(recipe.from), count: countStacks(hands.stacks(), isBase), need: amount },
      { item: recipe.ingredient, count: hands.count(recipe.ingredient), need: 1 },
    ]
    const missing = have.flatMap(({ item, count, need }): ItemCount[] =>
      count < need ? [{ item, count: need - count }] : [],
    )
    if (missing.length > 0)
      return fail(
        'missing_ingredients',
        `${potion} is brewed from ${nameOf(recipe.from)} with ${recipe.ingredient}`,
        {
          missing,
        },
      )
    return hands.atBench(STAND, (stand) => brewAt(hands, stand, { potion, amount, recipe }))
  },
})

type Recipe = NonNullable<ReturnType<typeof brewingOf>>

const nameOf = ({ item, potion }: Recipe['from']): string => `${potion}_${item}`

async function brewAt(
  hands: Hands,
  stand: OpenBench,
  { potion, amount, recipe }: { potion: string; amount: number; recipe: Recipe },
): Promise<ActionResult<{ item: string; amount: number }>> {
  // Other agents may have left bottles there.
  for (const slot of [...BOTTLES, SLOT.ingredient]) if (stand.at(slot) !== undefined) await stand.take(slot)
  const isFuelled = () => (stand.gauge(FUEL_GAUGE) ?? 0) > 0 || stand.at(SLOT.fuel) !== undefined
  // The stand burns the powder at once, so it does not stay in its slot.
  if (!isFuelled()) await stand.lay(SLOT.fuel, ({ item }) => item === FUEL, 1)
  if (!isFuelled())
    return fail('missing_ingredients', 'the brewing stand needs blaze_powder as fuel', {
      missing: [{ item: FUEL, count: 1 }],
    })
  const slots = BOTTLES.slice(0, amount)
  for (const slot of slots) await stand.lay(slot, stacksNamed(nameOf(recipe.from)), 1)
  await stand.lay(SLOT.ingredient, ({ item }) => item === recipe.ingredient, 1)
  const isMade = (slot: number) => {
    const there = stand.at(slot)
    return there?.item === recipe.makes.item && there.potion === recipe.makes.potion
  }
  const isDone = await hands.waitUntil(BREW_TICKS, () => slots.every(isMade))
  for (const slot of BOTTLES) if (stand.at(slot) !== undefined) await stand.take(slot)
  return isDone ? done({ item: potion, amount }) : fail('no_effect', `no ${potion} was brewed`)
}
