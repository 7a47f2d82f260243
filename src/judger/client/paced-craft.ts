import { adapt } from './adapt.ts'
import { LEFT_BUTTON, RIGHT_BUTTON } from './bench-window.ts'
import type { Block, Bot, Chest, Item } from './bot.ts'

type Recipe = ReturnType<Bot['recipesAll']>[number]

export interface PacedCraft {
  readonly bot: Bot
  readonly recipe: Recipe
  /** How many times the recipe is carried out. */
  readonly times: number
  /** The crafting table; without it the inventory's own grid is used. */
  readonly table: Block | undefined
  /** Resolves when the server has handled all clicks so far, and the client has received their results. */
  readonly confirmed: () => Promise<void>
}

const PLAIN = 0
const SHIFT = 1
const RESULT = 0
const SIDE = { table: 3, inventory: 2 } as const

/**
 * Crafts by clicks that are based on contents confirmed by the server. mineflayer's own crafting predicts the result and each
 * slot, and treats any update of the result slot as the answer to its last click: if answers come late, or each click is echoed,
 * it reads slots that are older than its clicks, and ingredients stay in the grid, or seem to.
 * @throws Error if an ingredient is missing, the grid gives another result, or there is no room; afterwards, the grid and the
 * cursor are empty
 */
export async function pacedCraft(options: PacedCraft): Promise<void> {
  const { bot, table, times, confirmed } = options
  const window = table === undefined ? adapt<Chest>(bot.inventory) : ((await bot.openBlock(table)) as Chest)
  try {
    await confirmed()
    for (let time = 0; time < times; time++) await craftOnce(options, window)
  } finally {
    await leave(options, window)
  }
}

async function craftOnce(options: PacedCraft, window: Chest): Promise<void> {
  const { recipe, confirmed } = options
  for (const [type, cells] of cellsByItem(recipe, options.table === undefined ? 'inventory' : 'table'))
    await fill(options, window, { type, cells })
  const made = window.slots[RESULT]
  if (made?.type !== recipe.result.id) throw new Error(`the grid gives ${made?.name ?? 'nothing'}`)
  const slot = slotFor(window, made)
  if (slot === undefined) throw new Error('destination full')
  clickGrid(options, RESULT)
  await options.bot.clickWindow(slot, LEFT_BUTTON, PLAIN)
  await confirmed()
  // Buckets and the like stay in the grid.
  const rest = occupied(window, gridOf(window))
  for (const left of rest) clickGrid(options, left, { mode: SHIFT })
  if (rest.length > 0) await confirmed()
}

/** Puts one item into each cell. */
async function fill(
  options: PacedCraft,
  window: Chest,
  { type, cells }: { type: number; cells: readonly number[] },
): Promise<void> {
  let open = cells
  while (open.length > 0) {
    const source = window.findInventoryItem(type, null, false)
    if (source === null) throw new Error('missing ingredient')
    const { slot, count } = source
    const next = open.slice(0, count)
    // All clicks are decided before the first one, so that they need not wait for each other.
    await options.bot.clickWindow(slot, LEFT_BUTTON, PLAIN)
    for (const cell of next) clickGrid(options, cell, { button: RIGHT_BUTTON })
    if (count > next.length) await options.bot.clickWindow(slot, LEFT_BUTTON, PLAIN)
    await options.confirmed()
    if (next.some((cell) => window.slots[cell]?.type !== type))
      throw new Error('the server does not do what my clicks say')
    open = open.slice(next.length)
  }
}

/** Clicks into the grid without waiting: mineflayer would wait for an update of the result, which may be an earlier click's. */
function clickGrid({ bot }: PacedCraft, slot: number, { button = LEFT_BUTTON, mode = PLAIN } = {}): void {
  bot.clickWindow(slot, button, mode).catch(() => undefined)
}

/** The cells of the grid, by the id of the item that belongs in them. */
function cellsByItem({ inShape, ingredients }: Recipe, place: keyof typeof SIDE): Map<number, number[]> {
  const side = SIDE[place]
  const cells = new Map<number, number[]>()
  const taken = new Set<number>()
  const put = (cell: number, item: number) => {
    if (item < 0) return
    taken.add(cell)
    cells.set(item, [...(cells.get(item) ?? []), cell])
  }
  adapt<Recipe['inShape'] | null>(inShape)?.forEach((row, y) => {
    for (const [x, { id }] of row.entries()) put(1 + x + side * y, id)
  })
  const free = Array.from({ length: side * side }, (_, index) => index + 1).filter((cell) => !taken.has(cell))
  for (const [index, { id }] of (adapt<Recipe['ingredients'] | null>(ingredients) ?? []).entries())
    put(free[index] as number, id)
  return cells
}

/** A slot that a whole stack fits into. */
function slotFor({ slots, inventoryStart, inventoryEnd }: Chest, made: Item): number | undefined {
  const carried = slots.slice(inventoryStart, inventoryEnd)
  const stack = carried.findIndex(
    (item) => item?.type === made.type && item.count + made.count <= item.stackSize,
  )
  const index = stack >= 0 ? stack : carried.findIndex((item) => item === null || item === undefined)
  return index < 0 ? undefined : inventoryStart + index
}

const gridOf = ({ id }: Chest): number => (id === 0 ? SIDE.inventory : SIDE.table) ** 2
const occupied = ({ slots }: Chest, size: number): number[] =>
  slots.slice(1, size + 1).flatMap((item, index) => (item ? [index + 1] : []))

/** Takes everything out of the grid and off the cursor, and closes the table. */
async function leave(options: PacedCraft, window: Chest): Promise<void> {
  const { bot, table, confirmed } = options
  const isOpen = table === undefined || bot.currentWindow === window
  const held = isOpen ? window.selectedItem : null
  const slot = held === null ? undefined : slotFor(window, held)
  if (slot !== undefined) await bot.clickWindow(slot, LEFT_BUTTON, PLAIN)
  const rest = isOpen ? occupied(window, gridOf(window)) : []
  for (const cell of rest) clickGrid(options, cell, { mode: SHIFT })
  if (rest.length > 0) await confirmed()
  if (table === undefined || !isOpen) return
  window.close()
  // Items that the server moved while the window closed belong to the inventory.
  await confirmed()
}
