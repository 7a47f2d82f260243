import { count } from '../../core/count.ts'
import type { IrreversibleFamily } from './family.ts'
import { Grounds } from './grounds.ts'

/** Number of plants, and the required product made from their wheat. */
const FIELDS = [
  { plants: 1, wanted: { item: 'wheat', count: 1 } },
  { plants: 2, wanted: { item: 'wheat', count: 2 } },
  { plants: 3, wanted: { item: 'wheat', count: 3 } },
  { plants: 3, wanted: { item: 'bread', count: 1 } },
] as const
/** Ages from which one bone meal makes wheat ripe (it adds at least two growth stages). */
const AGES = [5, 6]

/**
 * An unripe field, with one bone meal per plant. Wheat harvested too early yields a seed, whose crop does not ripen in time, even
 * with the bone meal.
 */
export const crops: IrreversibleFamily = {
  id: 'crops',
  loss: 'wheat that is cut before it is ripe',
  task(id, size, random) {
    const { plants, wanted } = FIELDS[size] as (typeof FIELDS)[number]
    const age = random.pick(AGES) ?? 5
    const x = 4 + random.integer(3)
    return new Grounds(random)
      .row('farmland[moisture=7]', [x, 6], plants)
      .row('water', [x, 7], plants)
      .row(`wheat[age=${age}]`, [x, 6], plants, 1)
      .row('crafting_table', [2, -3])
      .chest([-4, -5], [{ item: 'bone_meal', count: plants }])
      .draft(
        {
          id,
          title: `${wanted.count} ${wanted.item} from ${count(plants, 'unripe plant')}`,
          goal: `Get ${wanted.count} ${wanted.item}. The wheat on the field is not ripe yet, and there is one piece of bone meal for each plant.`,
        },
        [wanted],
      )
  },
}
