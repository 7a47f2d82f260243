import { z } from 'zod'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import { countStacks, stacksNamed } from './named-stack.ts'

/** Drinking takes 32 ticks, or 40 for honey; the rest allows for server lag (ticks). */
const DRINK_TICKS = 60

/** Drinks that are not potions. */
const DRINKS = ['milk_bucket', 'honey_bottle']

/** Drinks a potion, milk or honey. */
export const drink = defineAction({
  name: 'Drink',
  signature: 'Drink(what)',
  summary:
    'Drink a potion that you carry, named by its effect ("strength"), or a milk_bucket or honey_bottle.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'final',
  args: z.strictObject({ what: itemName }),
  data: z.object({ what: z.string() }),
  examples: [{ what: 'strength' }, { what: 'milk_bucket' }],
  effects: ({ what }) => [
    {
      kind: 'consume',
      item: DRINKS.includes(what) ? what : 'potion',
      count: 1,
      rule: 'have-before-place',
    },
  ],
  async run({ what }, hands) {
    const test = stacksNamed(what)
    const before = countStacks(hands.stacks(), test)
    if (before === 0)
      return fail('missing_item', `I have no ${what} to drink`, { missing: [{ item: what, count: 1 }] })
    if (!(await hands.holdStack(test))) return fail('no_effect', `I could not take the ${what} into my hand`)
    hands.useHeld()
    const isDrunk = await hands.waitUntil(DRINK_TICKS, () => countStacks(hands.stacks(), test) < before)
    if (isDrunk) return done({ what })
    hands.releaseHeld()
    return fail('no_effect', `I still have the ${what}`)
  },
})
