import type { StateFact } from '../blocks/facts.ts'
import { familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { updateAround } from '../blocks/updates.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import { age, aged, growthSpeed } from './crops.ts'
import { moisten } from './farmland.ts'
import { wither, withers } from './leaves.ts'
import { spreadMushroom } from './mushrooms.ts'
import { stretch } from './stalks.ts'
import { ripen } from './stems.ts'
import { advanceSapling } from './trees.ts'

/** What a random tick does to a block. */
export type GrowthRule = (game: Game, p: Vec, state: BlockState) => void

/** One in so many random ticks grows, on ground as good as can be; poor ground takes longer (vanilla CropBlock). */
const CROP_ODDS = 25

/** Fields: faster on wet ground and not in crowds. Beetroots sit out one tick in three. */
const crop =
  (ripe: number, lazy = false): GrowthRule =>
  (game, p, state) => {
    if (lazy && game.chance.oneIn(3)) return
    if (age(state) < ripe && isLucky(game, p, state)) grow(game, p, aged(game, state, 1, ripe))
  }

/** Bushes and the like: one in so many ticks. */
const steady =
  (ripe: number, odds: number): GrowthRule =>
  (game, p, state) => {
    if (game.chance.oneIn(odds)) grow(game, p, aged(game, state, 1, ripe))
  }

const stem: GrowthRule = (game, p, state) => {
  if (!isLucky(game, p, state)) return
  if (age(state) < 7) grow(game, p, aged(game, state, 1, 7))
  else ripen(game, p, state)
}

const sapling: GrowthRule = (game, p, state) => {
  if (game.chance.oneIn(7)) advanceSapling(game, p, state)
}

function isLucky(game: Game, p: Vec, state: BlockState): boolean {
  return game.chance.oneIn(Math.floor(CROP_ODDS / growthSpeed(game.level, p, state.name)) + 1)
}

function grow(game: Game, p: Vec, next: BlockState): void {
  game.level.set(p, next)
  updateAround(game, [p])
}

/** By block name: the rule, and the age from which it rests. */
const RULES: Readonly<Record<string, { readonly rule: GrowthRule; readonly ripe?: number }>> = {
  wheat: { rule: crop(7), ripe: 7 },
  carrots: { rule: crop(7), ripe: 7 },
  potatoes: { rule: crop(7), ripe: 7 },
  beetroots: { rule: crop(3, true), ripe: 3 },
  pumpkin_stem: { rule: stem },
  melon_stem: { rule: stem },
  sweet_berry_bush: { rule: steady(3, 5), ripe: 3 },
  nether_wart: { rule: steady(3, 10), ripe: 3 },
  cocoa: { rule: steady(2, 5), ripe: 2 },
  sugar_cane: { rule: stretch },
  cactus: { rule: stretch },
  brown_mushroom: { rule: spreadMushroom },
  red_mushroom: { rule: spreadMushroom },
  farmland: { rule: moisten },
  oak_sapling: { rule: sapling },
  birch_sapling: { rule: sapling },
  spruce_sapling: { rule: sapling },
  jungle_sapling: { rule: sapling },
  acacia_sapling: { rule: sapling },
  dark_oak_sapling: { rule: sapling },
}

/** Whether a block of this name can have a rule, in some state of it. */
export const mayGrow = (name: string): boolean => familyOf(name) === 'leaves' || Object.hasOwn(RULES, name)

const GROWTH: StateFact<GrowthRule | null> = { find: ruleFor }

/** What random ticks do to a block; null: nothing, or nothing any more. */
export const growthOf = ({ facts }: Level, state: BlockState): GrowthRule | null => facts.of(GROWTH, state)

function ruleFor(state: BlockState): GrowthRule | null {
  if (familyOf(state.name) === 'leaves') return withers(state) ? wither : null
  const entry = Object.hasOwn(RULES, state.name) ? RULES[state.name] : undefined
  return entry && (entry.ripe === undefined || age(state) < entry.ripe) ? entry.rule : null
}
