import { isAir } from '../../game/block.ts'
import type { Operation } from './operation.ts'

/** Names as people write them, without block states. */
const plain = (name: string): string => name.replace(/\[.*$/, '').replaceAll('_', ' ')

/** Ticks at which the parts of a day begin; before the first one, the last part of the previous day still applies. */
const PARTS_OF_DAY: readonly (readonly [from: number, name: string])[] = [
  [0, 'day'],
  [12_000, 'dusk'],
  [13_000, 'night'],
  [23_000, 'dawn'],
]

const partOfDay = (ticks: number): string =>
  PARTS_OF_DAY.findLast(([from]) => from <= ticks % 24_000)?.[1] ?? 'day'

/** `2 spiders` as `spider × 2`: names stay as they are in the game. */
const counted = (names: ReadonlyMap<string, number>): string =>
  [...names].map(([name, count]) => (count === 1 ? plain(name) : `${plain(name)} × ${count}`)).join(', ')

function sums(entries: readonly (readonly [name: string, count: number])[]): Map<string, number> {
  const total = new Map<string, number>()
  for (const [name, count] of entries) total.set(name, (total.get(name) ?? 0) + count)
  return total
}

/** A set-up in words for people, one sentence per thing present at the start; cells cleared to air are left out. */
export function setupInWords(operations: readonly Operation[]): string[] {
  const of = <K extends Operation['kind']>(kind: K) =>
    operations.filter((one): one is Extract<Operation, { kind: K }> => one.kind === kind)
  const line = (label: string, text: string): string[] => (text === '' ? [] : [`${label}: ${text}`])
  const blocks = [...of('setblock'), ...of('fill')].map(({ block }) => [block, 1] as const)
  const placed = new Map(blocks.filter(([block]) => !isAir(block)).map(([block]) => [block, 1]))
  const last = <T>(items: readonly T[]): T[] => items.slice(-1)
  return [
    ...line('In the inventory', counted(sums(of('give').map(({ item, count }) => [item, count])))),
    ...line('Worn or in the hand', counted(sums(of('equip').map(({ item, count }) => [item, count])))),
    ...line('Blocks nearby', counted(placed)),
    ...line('Mobs and things nearby', counted(sums(of('summon').map(({ entity }) => [entity, 1])))),
    ...line('Effects', counted(new Map(of('effect').map(({ effect }) => [effect, 1])))),
    ...last(of('time')).map(({ ticks }) => `Time: ${partOfDay(ticks)}`),
    ...last(of('weather')).map(({ weather }) => `Weather: ${weather}`),
  ]
}
