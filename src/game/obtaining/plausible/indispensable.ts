import type { Way } from './way.ts'

/** Needs that every way to something has: names of items, places and skills, and `find:NAME`. */
export type Indispensable = ReadonlySet<string>

/**
 * Indispensable needs by item: the item itself and the needs that all of its ways share. A greatest fixed point: items start as
 * unknown, meaning everything, and lose every need that some way lacks.
 */
export class IndispensableNeeds {
  readonly #byItem = new Map<string, Indispensable>()

  constructor(ways: ReadonlyMap<string, readonly Way[]>) {
    for (let changed = true; changed; ) {
      changed = false
      for (const [item, own] of ways) {
        const common = intersection(own.flatMap((way) => this.ofWay(way) ?? []))
        const before = this.#byItem.get(item)
        if (common === undefined || before?.size === common.union(SELF(item)).size) continue
        this.#byItem.set(item, common.union(SELF(item)))
        changed = true
      }
    }
  }

  /** Indispensable needs of an item; undefined if it cannot be obtained. */
  ofItem(item: string): Indispensable | undefined {
    return this.#byItem.get(item)
  }

  /** Indispensable needs of a way; undefined if it cannot be taken. */
  ofWay({ find, access, all, groups }: Way): Indispensable | undefined {
    const parts = [
      ...[...all, ...access].map((item) => this.ofItem(item)),
      ...groups.map((group) => intersection(group.flatMap((item) => this.ofItem(item) ?? []))),
    ]
    const start: Indispensable = new Set(find === undefined ? [] : [`find:${find}`])
    return parts.reduce<Indispensable | undefined>(
      (sum, part) => (sum === undefined || part === undefined ? undefined : sum.union(part)),
      start,
    )
  }
}

const SELF = (item: string): Indispensable => new Set([item])

const intersection = (sets: readonly Indispensable[]): Indispensable | undefined =>
  sets.length === 0 ? undefined : sets.reduce((common, one) => common.intersection(one))
