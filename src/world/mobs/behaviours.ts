import { breed, followFood, followParent, graze, layEggs } from './animals.ts'
import { shoot } from './archery.ts'
import { swell } from './creeper.ts'
import { chase, strike } from './hunting.ts'
import type { MobKind, Nature } from './kinds.ts'
import type { Behaviour } from './mob.ts'
import { flee, wander } from './wandering.ts'

const ANIMAL: readonly Behaviour[] = [layEggs, flee, breed, followFood, followParent, graze, wander]

const BY_NATURE: Readonly<Record<Nature, readonly Behaviour[]>> = {
  animal: ANIMAL,
  hostile: [strike, chase, wander],
  neutral: [strike, chase, wander],
  villager: [flee, wander],
}

const BY_KIND: Readonly<Record<string, readonly Behaviour[] | undefined>> = {
  creeper: [swell, chase, wander],
  skeleton: [shoot, chase, wander],
  stray: [shoot, chase, wander],
}

/** The behaviours of a mob, the most urgent first. */
export const behavioursOf = (kind: string, type: MobKind): readonly Behaviour[] =>
  BY_KIND[kind] ?? BY_NATURE[type.nature]
