import { isRefused, lastStep, refusalsOf, step, stop, walkTo } from './moves.ts'
import { type Cell, cellsIn, distance } from './reading.ts'
import type { Call, Situation } from './situation.ts'

const MAX_REFUSALS = 3
const STATIONS: Readonly<Record<string, string>> = { Craft: 'crafting_table', Smelt: 'furnace' }
/** Equipping something is not an end in itself. */
const HELD_FOR = new Set(['UseOn', 'MineBlock', 'PlaceBlock', 'Attack'])

/** Makes the first call that is left: equips its tool, goes there, and looks for what it needs nearby. */
export function makeCalls(situation: Situation): object {
  const { left, held, inventory } = situation
  const [next] = left
  if (next === undefined) return stop('There is nothing to do.')
  if (refusalsOf(situation, `${next.name}(`) > MAX_REFUSALS) return stop(`${next.name} does not work.`)
  const tool = toolFor(next, situation)
  if (tool !== undefined && held !== tool) {
    if (!inventory.has(tool)) return stop(`I have no ${tool}.`)
    return step(`I take the ${tool}.`, 'Equip', { item: tool })
  }
  const place = (next.args.pos ?? next.args.container) as Cell | undefined
  const way = place === undefined ? undefined : walkTo(situation, place)
  if (way !== undefined && next.name !== 'NavigateTo') return way
  const search = searchFor(next, situation)
  return search ?? step(`Now ${next.name}.`, next.name, next.args)
}

/** The tool that the plan equips before a call. */
function toolFor(next: Call, { planned }: Situation): string | undefined {
  if (!HELD_FOR.has(next.name)) return undefined
  const at = planned.findIndex(({ name, args }) => name === next.name && args.target === next.args.target)
  const equips = planned.slice(0, at).filter(({ name }) => name === 'Equip')
  return equips.at(-1)?.args.item as string | undefined
}

/** Something that a call needs nearby was missing: where is it? */
function searchFor(next: Call, situation: Situation): object | undefined {
  const last = lastStep(situation)
  const sought = STATIONS[next.name] ?? (next.args.target as string | undefined)
  if (sought === undefined) return undefined
  if (last.includes('ScanEntities(')) {
    const [, x, y, z] = /"nearest":.*?"x":(-?[\d.]+),"y":(-?[\d.]+),"z":(-?[\d.]+)/.exec(last) ?? []
    if (x === undefined) return stop(`I see no ${sought}.`)
    const pos = [x, y, z].map((part) => Math.floor(Number(part)))
    return step(`There is a ${sought}.`, 'NavigateTo', { pos, range: 2 })
  }
  if (!isRefused(last) || !last.includes(`${next.name}(`) || !/too_far|needs_station|not_found/.test(last))
    return undefined
  const line = situation.environment
    .split('\n')
    .find((one) => new RegExp(`(^|\\d )${sought}(,| at)`).test(one))
  const [seen] = cellsIn(line ?? '')
  if (seen !== undefined && distance(seen, situation.here) > 2)
    return step(`I go to the ${sought}.`, 'NavigateTo', { pos: seen, range: 2 })
  return step(`Where is a ${sought}?`, 'ScanEntities', { item: sought, distance: 48 })
}
