import { type DropRule, isShears, one, shearsOr, some } from '../blocks/drops.ts'
import { below, isHalf, onTopOf, type SupportRule } from '../blocks/support.ts'
import { DIRECTIONS, type Direction, neighbour, type Vec } from '../geometry.ts'
import { doubled, taller } from '../growth/bone-meal.ts'
import { spreadMushroom } from '../growth/mushrooms.ts'
import { growTaller } from '../growth/stalks.ts'
import type { Blocks, PlaceContext, PlacedBlock } from '../kernel/blocks/behaviour.ts'
import { fluidOf } from '../kernel/blocks/fluid.ts'
import { isReplaceable, isSoil, kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Behaviour } from '../kernel/game.ts'
import { family, matching, named } from './family.ts'

const isSand = named('sand red_sand')
const CANE_SOIL = named(
  'grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud mycelium sand red_sand',
)
const BAMBOO_SOIL = named(`
  sand red_sand gravel bamboo bamboo_sapling grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud
  muddy_mangrove_roots mycelium
`)

const tallStands: SupportRule = (level, p, state) => {
  if (state.properties['half'] === 'upper') return isHalf(below(level, p), state.name, 'lower')
  return isSoil(level, below(level, p)) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper')
}

function placeTall({ level, target, name }: PlaceContext): PlacedBlock[] | null {
  const above = neighbour(target, 'up')
  if (!isSoil(level, below(level, target))) return null
  if (!level.contains(above) || !isReplaceable(level, level.get(above))) return null
  return [
    { position: target, state: level.states.encode(name, { half: 'lower' }) },
    { position: above, state: level.states.encode(name, { half: 'upper' }) },
  ]
}

const caneGrows: SupportRule = (level, p) => {
  const ground = below(level, p).name
  if (ground === 'sugar_cane') return true
  const wet = (side: Direction) => level.get(neighbour(neighbour(p, 'down'), side)).name === 'water'
  return CANE_SOIL(ground) && DIRECTIONS.some(wet)
}

const cactusStands: SupportRule = (level, p) => {
  const ground = below(level, p).name
  const free = (side: Direction) => !level.shapes.isSolid(level.get(neighbour(p, side)))
  return (ground === 'cactus' || isSand(ground)) && DIRECTIONS.every(free)
}

/** Bamboo starts as a shoot; on bamboo it continues the kind below (vanilla BambooBlock). It cannot be placed in fluids. */
function placeBamboo({ level, target }: PlaceContext): BlockState | null {
  if (fluidOf(level, level.get(target))) return null
  const ground = below(level, target)
  if (ground.name === 'bamboo_sapling') return level.states.encode('bamboo', { age: 0 })
  if (ground.name === 'bamboo') return level.states.encode('bamboo', { age: ground.properties['age'] ?? 0 })
  return level.states.encode('bamboo_sapling')
}

/** Kelp needs a full block of water. */
function placeKelp({ level, target }: PlaceContext): BlockState | null {
  const fluid = fluidOf(level, level.get(target))
  return fluid?.kind === 'water' && fluid.amount === 8 ? level.states.encode('kelp') : null
}

/** A plant with its own kind on top is a stem, no longer a tip or shoot. */
const stemUnder =
  (stem: string): Behaviour['settle'] =>
  ({ level }, p: Vec, state) =>
    kindOf(level, level.get(neighbour(p, 'up'))) === kindOf(level, state) ? level.states.encode(stem) : null

const seeds = some('wheat_seeds', 1, 1, { each: 2 })
const grassDrops = shearsOr((context) => (context.chance.oneIn(8) ? seeds(context) : []))

/** Tall grass drops two short ones for shears, otherwise sometimes seeds. */
const pair =
  (item: string): DropRule =>
  (context) => {
    if (context.state.properties['half'] === 'upper') return []
    if (isShears(context)) return [[item, 2]]
    return context.chance.oneIn(8) ? [['wheat_seeds', 1]] : []
  }

const onSoil: SupportRule = (level: Blocks, p: Vec) => isSoil(level, below(level, p))

/** Wild plants. */
export const plants = [
  family(matching(/_tulip$|(?<!^bamboo)_sapling$/), { isSupported: onSoil, push: 'breaks' }),
  family(
    named(`
      grass short_grass fern dead_bush dandelion poppy blue_orchid allium azure_bluet oxeye_daisy cornflower
      wither_rose lily_of_the_valley sweet_berry_bush azalea flowering_azalea mangrove_propagule
    `),
    { isSupported: onSoil, push: 'breaks' },
  ),
  family(named('grass short_grass fern dead_bush'), { replaceable: true }),
  family(named('grass short_grass fern'), { fertilise: taller, drops: grassDrops }),
  family(named('dead_bush'), {
    isSupported: (level, p) => {
      const ground = below(level, p)
      return isSand(ground.name) || isSoil(level, ground) || ground.name.endsWith('terracotta')
    },
    drops: shearsOr(some('stick', 0, 2)),
  }),
  family(named('tall_grass large_fern sunflower lilac rose_bush peony'), {
    treesGrowThrough: true,
    isSupported: tallStands,
    otherHalf: (p, { properties }) => neighbour(p, properties['half'] === 'lower' ? 'up' : 'down'),
    placeAll: placeTall,
    drops: ({ state }) => (state.properties['half'] === 'lower' ? [[state.name, 1]] : []),
    push: 'breaks',
  }),
  family(named('tall_grass'), { replaceable: true, drops: pair('grass') }),
  family(named('large_fern'), { replaceable: true, drops: pair('fern') }),
  family(named('sunflower lilac rose_bush peony'), { fertilise: doubled }),
  family(named('brown_mushroom red_mushroom'), {
    isSupported: onTopOf('full'),
    randomTick: () => spreadMushroom,
    push: 'breaks',
  }),
  family(named('sugar_cane'), { isSupported: caneGrows, randomTick: () => growTaller, push: 'breaks' }),
  family(named('cactus'), { isSupported: cactusStands, randomTick: () => growTaller, push: 'breaks' }),
  family(named('bamboo_sapling bamboo'), {
    kind: 'bamboo',
    isSupported: (level, p) => BAMBOO_SOIL(below(level, p).name),
    place: placeBamboo,
    push: 'breaks',
  }),
  family(named('bamboo_sapling'), { settle: stemUnder('bamboo'), drops: one('bamboo') }),
  family(named('kelp kelp_plant'), {
    kind: 'kelp',
    isSupported: (level, p, state) =>
      kindOf(level, below(level, p)) === 'kelp' || onTopOf('full')(level, p, state),
    place: placeKelp,
    push: 'breaks',
  }),
  family(named('kelp'), { settle: stemUnder('kelp_plant') }),
  family(named('kelp_plant'), { drops: one('kelp') }),
  family(named('big_dripleaf'), {
    isSupported: (level, p) => {
      const ground = below(level, p)
      return isSoil(level, ground) || ground.name === 'clay' || ground.name.startsWith('big_dripleaf')
    },
    push: 'breaks',
  }),
  family(named('big_dripleaf_stem'), { drops: one('big_dripleaf') }),
  family(named('lily_pad'), {
    isSupported: (level, p) => ['water', 'ice', 'frosted_ice'].includes(below(level, p).name),
    push: 'breaks',
  }),
]
