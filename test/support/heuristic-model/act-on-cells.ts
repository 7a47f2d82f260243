import { isRefused, lastStep, placeNamed, refusalsOf, step, stop, walkTo } from './moves.ts'
import { distance } from './reading.ts'
import type { OpenCell, Situation } from './situation.ts'

const MAX_REFUSALS = 3

/** Fills the first cell that was not refused too often: fetch, walk, clear, equip, place. */
export function fillCells(situation: Situation): object {
  const { cells, inventory, held } = situation
  const refusals = (one: OpenCell) => refusalsOf(situation, `[${one.cell.join(', ')}]`)
  const cell = cells.toSorted((a, b) => refusals(a) - refusals(b))[0] as OpenCell
  if (refusals(cell) > MAX_REFUSALS) return stop('Nothing helps here.')
  const last = lastStep(situation)
  if (isRefused(last) && !last.includes('NavigateTo(')) {
    const place = placeNamed(situation)
    if (
      place !== undefined &&
      distance(place, situation.here) > 1 &&
      /too_far|no_line|blocked|unreachable/.test(last)
    )
      return step('I go where I am told.', 'NavigateTo', { pos: place, range: 1 })
  }
  if (cell.block === 'air' || (cell.now !== undefined && !/grass|fern|water|snow/.test(cell.now))) {
    const way = walkTo(situation, cell.cell)
    return way ?? step(`I dig ${cell.now}.`, 'MineBlock', { pos: cell.cell, discard: true })
  }
  if ((inventory.get(cell.item) ?? 0) === 0) return fetch(situation, cell.item)
  const way = walkTo(situation, cell.cell)
  if (way !== undefined) return way
  if (held !== cell.item) return step(`I take ${cell.item}.`, 'Equip', { item: cell.item })
  return step(`I place ${cell.block}.`, 'PlaceBlock', {
    item: cell.item,
    pos: cell.cell,
    state: cell.properties,
  })
}

/** Takes as much of an item out of a container as the open cells need. */
function fetch(situation: Situation, item: string): object {
  const { stores, cells, here } = situation
  const having = stores.filter(({ items }) => (items.get(item) ?? 0) > 0)
  const store = having.toSorted((a, b) => distance(a.cell, here) - distance(b.cell, here))[0]
  if (store === undefined || refusalsOf(situation, `of 1 ${item}`) > MAX_REFUSALS)
    return stop(`There is no ${item}.`)
  const way = walkTo(situation, store.cell)
  if (way !== undefined) return way
  const wanted = cells.filter((one) => one.item === item).length
  const amount = Math.min(wanted, store.items.get(item) ?? 0)
  return step(`I take ${amount} ${item} out.`, 'WithdrawItem', { container: store.cell, item, amount })
}
