import type { Chance } from '../kernel/chance.ts'

/** Between `low` and `high` of an item, with equal chances. */
interface Loot {
  readonly item: string
  readonly low: number
  readonly high: number
  /** The item it becomes if the mob dies burning. */
  readonly cooked?: string
  /** Probability that it drops at all. */
  readonly share?: number
}

const some = (item: string, low: number, high: number, more: Partial<Loot> = {}): Loot => ({
  item,
  low,
  high,
  ...more,
})
const meat = (item: string, low: number, high: number): Loot =>
  some(item, low, high, { cooked: `cooked_${item}` })

const COW: readonly Loot[] = [some('leather', 0, 2), meat('beef', 1, 3)]
const BONES: readonly Loot[] = [some('arrow', 0, 2), some('bone', 0, 2)]

/** Drops of adult mobs (vanilla loot tables of 1.19.2, without looting and without drops for kills by players). */
const LOOT: Readonly<Record<string, readonly Loot[] | undefined>> = {
  cow: COW,
  mooshroom: COW,
  sheep: [meat('mutton', 1, 2)],
  pig: [meat('porkchop', 1, 3)],
  chicken: [some('feather', 0, 2), meat('chicken', 1, 1)],
  rabbit: [some('rabbit_hide', 0, 1), meat('rabbit', 0, 1), some('rabbit_foot', 1, 1, { share: 0.1 })],
  zombie: [some('rotten_flesh', 0, 2)],
  husk: [some('rotten_flesh', 0, 2)],
  skeleton: BONES,
  stray: BONES,
  spider: [some('string', 0, 2)],
  creeper: [some('gunpowder', 0, 2)],
  enderman: [some('ender_pearl', 0, 1)],
}

/** Item names and counts that a dying mob drops; a count may be 0. */
export function lootOf(kind: string, chance: Chance, burning: boolean): (readonly [string, number])[] {
  return (LOOT[kind] ?? []).map(({ item, low, high, cooked, share }) => {
    const there = share === undefined || chance.next() < share
    const count = chance.between(low, high)
    return [burning && cooked ? cooked : item, there ? count : 0]
  })
}
