import { Plan } from '../plan.ts'
import { blocksIn, type Cell, keyOf, storesIn, under } from '../reading.ts'

/** Number of blocks that a node places. */
const PIECE = 6
const BEHIND: Readonly<Record<string, Cell>> = {
  north: [0, 0, 1],
  south: [0, 0, -1],
  west: [1, 0, 0],
  east: [-1, 0, 0],
}
const SIDES: readonly Cell[] = [
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, 1, 0],
]

interface Wanted {
  cell: Cell
  block: string
  item: string
  properties: Readonly<Record<string, string>>
}

const moved = ([x, y, z]: Cell, [dx, dy, dz]: Cell): Cell => [x + dx, y + dy, z + dz]

/** Builds from the ground up, each block where another one stands already, a few blocks per node. */
export function planBuilding(text: string): object {
  const ground = Number(/the lowest cells to fill are at y=(-?\d+)/.exec(text)?.[1])
  const wanted = under('The high-level task', text)
    .split('\n')
    .flatMap((line): Wanted[] => {
      const found = blocksIn(line)
      return found === undefined ? [] : found.cells.map((cell) => ({ ...found, cell }))
    })
    .sort((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0] || a.cell[2] - b.cell[2])
  const stores = storesIn(under('The environment around', text))
  const plan = new Plan()
  const order = inOrder(wanted, ground)
  for (let at = 0; at < order.length; at += PIECE) {
    const piece = order.slice(at, at + PIECE)
    const amounts = Map.groupBy(piece, ({ item }) => item)
    const materials = [...amounts].map(([item, alike]) => ({ item, amount: alike.length }))
    const store = stores.find(({ items }) => materials.every(({ item }) => items.has(item))) ?? stores[0]
    const cells = piece.map(({ item, cell: pos, properties: state }) => ({ item, pos, state }))
    const what = materials.map(({ item, amount }) => `${amount} ${item}`).join(', ')
    // Terse, as many models are: the arguments say what is placed where.
    plan.add('build', { container: store?.cell, materials, cells }, `Place ${what}.`)
  }
  return plan.reply
}

/** Orders blocks so that each has something to be placed against. */
function inOrder(wanted: readonly Wanted[], ground: number): Wanted[] {
  const left = [...wanted]
  const placed = new Set<string>()
  const order: Wanted[] = []
  while (left.length > 0) {
    const next = left.findIndex((one) => isSupported(one, placed, ground))
    const [one] = left.splice(Math.max(0, next), 1) as [Wanted]
    placed.add(keyOf(one.cell))
    if (/_door$/.test(one.block)) placed.add(keyOf(moved(one.cell, [0, 1, 0])))
    order.push(one)
  }
  return order
}

function isSupported(
  { cell, block, properties }: Wanted,
  placed: ReadonlySet<string>,
  ground: number,
): boolean {
  const has = (side: Cell) => placed.has(keyOf(moved(cell, side)))
  if (properties.hanging === 'true') return has([0, 1, 0])
  if (/wall_/.test(block) && properties.facing !== undefined)
    return has(BEHIND[properties.facing] ?? [0, -1, 0])
  return cell[1] === ground || SIDES.some(has)
}
