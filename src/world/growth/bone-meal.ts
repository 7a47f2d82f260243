import { popItem } from '../blocks/breaking.ts'
import type { BlockState } from '../blocks/states.ts'
import { isSupported } from '../blocks/support.ts'
import { updateAround } from '../blocks/updates.ts'
import type { Game } from '../game.ts'
import { add, neighbour, type Vec, vec } from '../geometry.ts'
import { age, aged } from './crops.ts'
import { ripen } from './stems.ts'
import { advanceSapling } from './trees.ts'

/** World event of the green sparks. */
const SPARKS = 1505
/** How often a sapling answers. */
const SAPLING_ODDS = 0.45
/** Tries to make something grow on grass, and one in so many plants is a flower. */
const GRASS_TRIES = 128
const FLOWER_ODDS = 8
const FLOWERS = [
  'dandelion',
  'poppy',
  'azure_bluet',
  'oxeye_daisy',
  'cornflower',
  'red_tulip',
  'orange_tulip',
  'white_tulip',
  'pink_tulip',
] as const

/** What bone meal does to a block; null: nothing, and none is used up. */
type Rule = (game: Game, p: Vec, state: BlockState) => void

const older =
  (ripe: number, least: number, most: number, slow = 1): Rule =>
  (game, p, state) => {
    const by = Math.floor(game.chance.between(least, most) / slow)
    game.level.set(p, aged(game, state, by, ripe))
  }

const stem: Rule = (game, p, state) => {
  older(7, 2, 5)(game, p, state)
  const now = game.level.get(p)
  if (age(now) === 7) ripen(game, p, now)
}

const sapling: Rule = (game, p, state) => {
  if (game.chance.next() < SAPLING_ODDS) advanceSapling(game, p, state)
}

/** The plant, called short_grass from 1.20.3. */
const isGrass = (name: string): boolean => name === 'grass' || name === 'short_grass'

/** Grass and ferns of one block become those of two. */
const taller: Rule = (game, p, { name }) => {
  const { level } = game
  const above = neighbour(p, 'up')
  if (level.get(above).stateId !== 0) return
  const tall = isGrass(name) ? 'tall_grass' : 'large_fern'
  level.set(p, level.states.encode(tall, { half: 'lower' }))
  level.set(above, level.states.encode(tall, { half: 'upper' }))
}

/** Tall flowers give one of themselves. */
const doubled: Rule = (game, p, { name }) => popItem(game, p, game.items.make(name))

/** Grass sprouts all around, here and there with flowers (vanilla GrassBlock.performBonemeal). */
const meadow: Rule = (game, p) => {
  const { level, chance } = game
  for (let i = 0; i < GRASS_TRIES; i++) {
    const q = wander(game, neighbour(p, 'up'), Math.floor(i / 16))
    if (!q) continue
    const there = level.get(q)
    if (isGrass(there.name) && chance.oneIn(10)) taller(game, q, there)
    else if (there.stateId === 0) {
      const flower = chance.oneIn(FLOWER_ODDS)
      const name = flower ? FLOWERS[chance.between(0, FLOWERS.length - 1)] : undefined
      const plant = level.states.encode(name ?? level.states.named('grass', 'short_grass'))
      if (isSupported(level, q, plant)) level.set(q, plant)
    }
  }
}

/** A walk over grass blocks; null when it leaves them. */
function wander({ level, chance }: Game, start: Vec, steps: number): Vec | null {
  let q = start
  for (let i = 0; i < steps; i++) {
    const dy = Math.trunc((chance.between(-1, 1) * chance.between(0, 2)) / 2)
    q = add(q, vec(chance.between(-1, 1), dy, chance.between(-1, 1)))
    if (level.get(neighbour(q, 'down')).name !== 'grass_block' || level.shapes.isFullCube(level.get(q)))
      return null
  }
  return q
}

const RULES: Readonly<Record<string, { readonly rule: Rule; readonly ripe?: number }>> = {
  wheat: { rule: older(7, 2, 5), ripe: 7 },
  carrots: { rule: older(7, 2, 5), ripe: 7 },
  potatoes: { rule: older(7, 2, 5), ripe: 7 },
  beetroots: { rule: older(3, 2, 5, 3), ripe: 3 },
  pumpkin_stem: { rule: stem, ripe: 7 },
  melon_stem: { rule: stem, ripe: 7 },
  sweet_berry_bush: { rule: older(3, 1, 1), ripe: 3 },
  cocoa: { rule: older(2, 1, 1), ripe: 2 },
  grass_block: { rule: meadow },
  grass: { rule: taller },
  short_grass: { rule: taller },
  fern: { rule: taller },
  sunflower: { rule: doubled },
  lilac: { rule: doubled },
  rose_bush: { rule: doubled },
  peony: { rule: doubled },
}

function ruleFor({ level }: Game, p: Vec, state: BlockState): Rule | null {
  if (state.name.endsWith('_sapling') && state.properties['stage'] !== undefined) return sapling
  const entry = Object.hasOwn(RULES, state.name) ? RULES[state.name] : undefined
  if (!entry || (entry.ripe !== undefined && age(state) >= entry.ripe)) return null
  const needsAir = state.name === 'grass_block' || isGrass(state.name) || state.name === 'fern'
  return needsAir && level.get(neighbour(p, 'up')).stateId !== 0 ? null : entry.rule
}

/** Uses bone meal on a block. False: it does nothing here. Huge mushrooms, moss and the sea are left out. */
export function fertilise(game: Game, p: Vec): boolean {
  const state = game.level.get(p)
  const rule = ruleFor(game, p, state)
  if (!rule) return false
  rule(game, p, state)
  updateAround(game, [p])
  game.broadcastNear(p, 'world_event', { effectId: SPARKS, location: p, data: 0, global: false })
  return true
}
