import type { IrreversibleFamily } from './family.ts'
import { Grounds } from './grounds.ts'

/** The block that the pickaxe must dig, and the number of torches. */
const WANTED = [
  { block: 'gold_ore', item: 'raw_gold', count: 1, torches: 4 },
  { block: 'diamond_ore', item: 'diamond', count: 2, torches: 4 },
  { block: 'emerald_ore', item: 'emerald', count: 2, torches: 8 },
  { block: 'gold_ore', item: 'raw_gold', count: 3, torches: 12 },
] as const
/** Torches that one piece of coal makes (vanilla). */
const EACH = 4

/**
 * Just enough coal for the torches. One piece of it has to smelt the iron for the pickaxe that mines one more. The torches can be
 * made at once, but then no fuel is left.
 */
export const onlyFuel: IrreversibleFamily = {
  id: 'only-fuel',
  loss: 'the only fuel, made into torches',
  task(id, size, random) {
    const { block, item, count, torches } = WANTED[size] as (typeof WANTED)[number]
    const x = 4 + random.integer(3)
    return new Grounds(random)
      .row('crafting_table', [2, -3])
      .row(block, [x, 6], count)
      .row('coal_ore', [x, 9])
      .chest(
        [-3, -3],
        [
          { item: 'coal', count: torches / EACH },
          { item: 'stick', count: 2 + torches / EACH },
        ],
      )
      .chest(
        [-8, 8],
        [
          { item: 'raw_iron', count: 3 },
          { item: 'cobblestone', count: 8 },
        ],
      )
      .draft(
        {
          id,
          title: `Coal for ${torches} torches and ${count} ${item}`,
          goal: `Get ${count} ${item} and ${torches} torch. The chest holds no more coal than the torches take. One more piece has to be dug with a pickaxe of iron, and the iron is still to be smelted.`,
        },
        [
          { item, count },
          { item: 'torch', count: torches },
        ],
      )
  },
}
