import type { IrreversibleFamily } from './family.ts'
import { Grounds } from './grounds.ts'

const COLUMNS = [2, 3, 4, 6]
const COLOURS = ['red', 'blue', 'lime', 'white', 'purple', 'orange'] as const
/** Blocks that the bare hand digs faster than concrete powder. */
const CARRIERS = ['moss_block', 'slime_block', 'honey_block'] as const

/**
 * Concrete powder on blocks above a basin of water; both are required. If a block is removed first, the powder falls into the
 * water and sets.
 */
export const powder: IrreversibleFamily = {
  id: 'powder',
  loss: 'concrete powder that falls into water and sets',
  task(id, size, random) {
    const columns = COLUMNS[size] as number
    const item = `${random.pick(COLOURS) ?? 'red'}_concrete_powder`
    const carrier = random.pick(CARRIERS) ?? 'moss_block'
    const x = 3 + random.integer(3)
    return new Grounds(random)
      .row('glass', [x - 1, 5], columns + 2)
      .row('glass', [x - 1, 7], columns + 2)
      .row('glass', [x - 1, 6])
      .row('glass', [x + columns, 6])
      .row('water', [x, 6], columns)
      .row(carrier, [x, 6], columns, 1)
      .row(item, [x, 6], columns, 2)
      .draft(
        {
          id,
          title: `${columns} blocks of powder over water`,
          goal: `Get ${columns} ${carrier} and ${columns} ${item}. The powder lies on the other blocks, and below these is water.`,
        },
        [
          { item: carrier, count: columns },
          { item, count: columns },
        ],
      )
  },
}
