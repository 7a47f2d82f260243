import type { Chance } from '../../kernel/chance.ts'

/** A kind that spawns in a biome: its relative weight, and the size of a group. */
export interface Spawn {
  readonly kind: string
  readonly weight: number
  readonly low: number
  readonly high: number
}

export interface Category {
  /** Maximum number for 289 chunks near players. */
  readonly cap: number
  /** Ticks between two attempts. */
  readonly interval: number
  readonly monsters: boolean
  readonly spawns: readonly Spawn[]
}

const several = (kind: string, weight: number, low = 4, high = 4): Spawn => ({ kind, weight, low, high })

/** The plains (vanilla BiomeDefaultFeatures), as far as the kinds have an AI here. */
export const MONSTERS: Category = {
  cap: 70,
  interval: 1,
  monsters: true,
  spawns: [
    several('spider', 100),
    several('zombie', 95),
    several('skeleton', 100),
    several('creeper', 100),
    several('enderman', 10, 1, 4),
  ],
}

export const ANIMALS: Category = {
  cap: 10,
  interval: 400,
  monsters: false,
  spawns: [several('sheep', 12), several('pig', 10), several('chicken', 10), several('cow', 8)],
}

/** Kinds that despawn far from players (vanilla removeWhenFarAway): monsters but no animals. */
const FLEETING = new Set([
  ...MONSTERS.spawns.map(({ kind }) => kind),
  ...[
    'husk',
    'stray',
    'witch',
    'slime',
    'drowned',
    'cave_spider',
    'phantom',
    'silverfish',
    'endermite',
    'bat',
  ],
])
export const isFleeting = (kind: string): boolean => FLEETING.has(kind)

/** Draws an entry by weight. */
export function weighted(spawns: readonly Spawn[], chance: Chance): Spawn | undefined {
  let rest = chance.next() * spawns.reduce((sum, { weight }) => sum + weight, 0)
  return spawns.find(({ weight }) => {
    rest -= weight
    return rest < 0
  })
}
