import { namesTest } from '../../../game/names.ts'
import { drink } from '../../../task/actions/drink.ts'
import { eat } from '../../../task/actions/eat.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { type Deed, one } from '../deed.ts'
import { call } from '../doings.ts'
import { operateStep, type Step } from '../way.ts'

const CAKE = 'cake'
/** Drinks, which the client consumes by a different action than food. */
const LIQUIDS = ['milk_bucket', 'honey_bottle']

/** Food that was eaten or drunk. A cake is eaten in place. */
export const eaten = countedKind({
  id: 'eaten',
  verb: 'eat or drink',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways({ of, count }, { blocks, carried }) {
    const cake = blocks.find(({ block }) => block.name === CAKE && of.includes(CAKE))
    if (cake !== undefined) return [Array.from({ length: count }, () => operateStep(cake))]
    const item = of.find((name) => carried.has(name))
    if (item === undefined) return []
    const meal: Step = LIQUIDS.includes(item)
      ? call('drinkIt', { what: item }, `drink ${item}`)
      : call('eatItem', { item }, `eat ${item}`)
    return [Array.from({ length: count }, () => meal)]
  },
  share({ of }, deed) {
    const meal = eat.read(deed.call)
    const food = meal === undefined ? (cakeBitten(deed) ?? drink.read(deed.call)?.what) : (meal.item ?? of[0])
    return one(namesTest(of)(food ?? ''))
  },
  check: ({ of, count }, { supplies }) =>
    checkAny(of, (item) =>
      supplies.standing((name) => name === item) > 0 ? [] : supplies.take(item, count),
    ),
})

const cakeBitten = ({ role, block }: Deed): string | undefined =>
  role === 'uses' && block === CAKE ? CAKE : undefined
