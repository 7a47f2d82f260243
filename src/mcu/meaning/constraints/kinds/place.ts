import { namesOfSort } from '../../../../game/data/names-of-sort.ts'
import { namesTest } from '../../../../game/names.ts'
import { type Ground, ROCK } from '../../../scene/ground.ts'
import type { Operation } from '../../../setup/operation.ts'
import { village } from '../../../setup/structures/village.ts'
import type { Place } from '../constraint.ts'
import { byPhrases, defineConstraint, type Refusal } from '../rule.ts'

const PHRASES: Readonly<Record<Place, RegExp>> = {
  cave: /^(?:in|inside) (?:a |the )?(?:dark )?caves?$/,
  underground: /^(?:underground|below ground|deep underground|under the ground)$/,
  surface: /^(?:(?:on|at) the surface|above ground|outdoors|outside|under the open sky)$/,
  underwater: /^(?:underwater|under (?:the )?water|under the sea)$/,
  water: /^(?:in|on|inside) (?:the )?(?:water|a lake|a pond)$/,
  house: /^(?:in|inside) (?:a |the |your )?(?:house|home|room|building|hut)$|^indoors$/,
  mountain: /^(?:on|on top of|at the top of) (?:a |the )?(?:mountain|hill|mountains|hills)$/,
  village: /^(?:in|inside|at) (?:a |the )?villages?$/,
  tree: /^(?:in|on|on top of) (?:a |the )?trees?$/,
}

/** Biomes that are mountains. */
const MOUNTAINS =
  `stony_peaks jagged_peaks frozen_peaks snowy_slopes windswept_hills windswept_gravelly_hills windswept_forest mountains
  gravelly_mountains modified_gravelly_mountains wooded_mountains snowy_mountains taiga_mountains mountain_edge`.split(
    /\s+/,
  )
/** Water depths that cover the head of an agent standing on the floor, and its feet (layers). */
const DEEP = 4
const SHALLOW = 1
const BREATH = { effect: 'water_breathing', seconds: 99_999, amplifier: 0, hidden: true } as const

/** Marks the centre of a village, next to the things that scenes place in front of the agent. */
const CENTRE: readonly Operation[] = [
  { kind: 'setblock', at: { x: 1, y: 0, z: -2 }, block: 'bell' },
  { kind: 'summon', entity: 'villager', at: { x: 0, y: 0, z: -3 } },
]

/** Actions that water prevents. */
const NOT_IN_WATER: Readonly<Record<string, string>> = {
  slept: 'a bed under water has no air above it to wake up in',
  picked_up: 'what drops floats away',
}

/** Goals about mobs, which do not stay in place when put under water. */
const ABOUT_MOBS = new Set([
  'killed',
  'shot_dead',
  'trapped',
  'hooked',
  'leashed',
  'tied',
  'ridden',
  'tamed',
  'bred',
  'fed',
  'sheared',
  'dyed',
])

const GROUNDS: Readonly<Record<Exclude<Place, 'mountain'>, Ground | Refusal>> = {
  cave: { shell: ROCK },
  underground: { shell: ROCK },
  house: { shell: 'oak_planks' },
  surface: { shell: 'none' },
  water: { water: SHALLOW },
  underwater: { water: DEEP },
  village: {},
  tree: { refused: 'no arena of ours has trees to stand in' },
}

/** A place that is not a biome. */
export const place = defineConstraint({
  id: 'place',
  axis: 'where',
  read: byPhrases('place', PHRASES),
  inWords({ of }) {
    if (of === 'underground' || of === 'underwater') return of
    return of === 'surface' || of === 'mountain' ? `on the ${of}` : of === 'water' ? 'in water' : `in a ${of}`
  },
  checkedBy:
    'what is above and around the agent at each deed: light of the sky, the block overhead, water; a mountain is a biome, and a village is where a bell is within six blocks or a villager within eight',
  terms: ({ of }) => {
    if (of === 'mountain') return [{ kind: 'biome', of: MOUNTAINS }]
    if (of === 'village') return [{ kind: 'vicinity', of: ['bell', 'villager'] }]
    return of === 'tree' ? [] : [{ kind: 'setting', of }]
  },
  ground({ of }, version) {
    if (of === 'mountain') {
      const found = namesOfSort('biome', version).find(namesTest(MOUNTAINS))
      return found === undefined ? { refused: 'the version has no mountains' } : { biome: found }
    }
    return GROUNDS[of]
  },
  scene({ of }, { operations }) {
    if (of === 'underwater') return [...operations, { ...BREATH, kind: 'effect' }]
    // The houses stand behind the agent, the bell and a villager where the agent's scene is.
    return of === 'village' ? [...operations, ...village(), ...CENTRE] : operations
  },
  leaf({ of }, leaf) {
    if (of !== 'water' && of !== 'underwater') return leaf
    const why =
      of === 'underwater' && ABOUT_MOBS.has(leaf.kind)
        ? 'mobs of the land float up there, and zombies turn into drowned'
        : NOT_IN_WATER[leaf.kind]
    return why === undefined ? leaf : { refused: why }
  },
})
