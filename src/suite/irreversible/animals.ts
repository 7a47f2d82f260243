import type { ItemCount } from '../../game/item-counts.ts'
import type { IrreversibleFamily } from './family.ts'
import { Grounds } from './grounds.ts'

interface Animal {
  kind: 'cow' | 'mooshroom'
  /** Its yield while alive. Buckets have to be made from raw iron, bowls from a log. */
  gift: ItemCount
}

const ANIMALS: readonly Animal[] = [
  { kind: 'cow', gift: { item: 'milk_bucket', count: 1 } },
  { kind: 'mooshroom', gift: { item: 'mushroom_stew', count: 2 } },
  { kind: 'cow', gift: { item: 'milk_bucket', count: 2 } },
  { kind: 'mooshroom', gift: { item: 'mushroom_stew', count: 4 } },
]
/** Ingots for a bucket. */
const INGOTS = 3

/** The only animal of its kind is needed both alive and dead. */
export const animals: IrreversibleFamily = {
  id: 'animals',
  loss: 'the only animal, killed before it has been milked',
  task(id, size, random) {
    const { kind, gift } = ANIMALS[size] as Animal
    const grounds = new Grounds(random)
      .row('crafting_table', [2, -8])
      .animal(kind, [2 + random.integer(3), 2])
    if (kind === 'mooshroom') grounds.row('oak_log', [-12, -12])
    else
      grounds.row('furnace[facing=north]', [4, -8]).chest(
        [-6, -11],
        [
          { item: 'raw_iron', count: INGOTS * gift.count },
          { item: 'coal', count: 1 },
        ],
      )
    return grounds.draft(
      {
        id,
        title: `Beef and ${gift.count} ${gift.item} from one ${kind}`,
        goal: `Get 1 beef and ${gift.count} ${gift.item}. There is only one ${kind}.`,
      },
      [{ item: 'beef', count: 1 }, gift],
    )
  },
}
