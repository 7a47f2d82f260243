import { namesTest } from '../../../game/names.ts'
import { eat } from '../../../task/actions/eat.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { type Deed, one } from '../deed.ts'
import { operateStep, type Step } from '../way.ts'

const CAKE = 'cake'

/** Food that was eaten or drunk. A cake is eaten where it stands. */
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
    const meal: Step = { do: 'call', name: 'eatItem', args: { item }, description: `eat ${item}` }
    return [Array.from({ length: count }, () => meal)]
  },
  share({ of }, deed) {
    const meal = eat.read(deed.call)
    const food = meal === undefined ? cakeBitten(deed) : (meal.item ?? of[0])
    return one(namesTest(of)(food ?? ''))
  },
  check: ({ of, count }, { supplies }) =>
    checkAny(of, (item) =>
      supplies.standing((name) => name === item) > 0 ? [] : supplies.take(item, count),
    ),
})

const cakeBitten = ({ role, block }: Deed): string | undefined =>
  role === 'uses' && block === CAKE ? CAKE : undefined
