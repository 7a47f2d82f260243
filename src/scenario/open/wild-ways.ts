import { add } from '../../core/position.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { expandedNames, type NameSort } from '../../game/data/names-of-sort.ts'
import { isNamePattern } from '../../game/names.ts'
import { wildRecipesFor } from '../../game/obtaining/wild.ts'
import { wildSourceItem } from '../../game/obtaining/wild-source.ts'
import { fightingSteps } from '../../mcu/predicate/fighting.ts'
import type { Leaf } from '../../mcu/predicate/predicate.ts'
import type { PlanScene, Step, Way } from '../../mcu/predicate/way.ts'
import { tuple } from '../../question/expert/functions.ts'

/**
 * Safety margins: how much longer an agent stays in a biome, farther it walks, and deeper it digs than required
 * (s, blocks).
 */
const SPARE_S = 2
const SPARE = 2

/** Ways to a part of a goal that only a world has: searches, walks to a biome, up a mountain, down into the ground. */
export function wildWays(leaf: Leaf, scene: PlanScene): readonly Way[] {
  switch (leaf.kind) {
    case 'mined':
      return namesOf(leaf.of, 'block', scene).flatMap((block) => miningWay(block, leaf.count, scene))
    case 'killed':
      return namesOf(leaf.of, 'mob', scene).flatMap((mob) => huntingWay(mob, leaf.count, scene))
    case 'sighted':
      return namesOf(leaf.of, 'block or mob', scene).flatMap((name) => findingWay(name, scene))
    case 'held':
    case 'picked_up':
    case 'crafted':
      // Exact names are already handled.
      return namesOf(leaf.of.filter(isNamePattern), 'item', scene).map((item) => [
        { do: 'obtain', item, count: leaf.count },
      ])
    case 'stays':
      return leaf.biome === undefined ? [] : [[roamTo(leaf.biome, leaf.seconds)]]
    case 'offset':
      return offsetWays(leaf, scene)
    default:
      return []
  }
}

/** Woods that grow nearly everywhere come first. */
const COMMON = ['oak_', 'birch_', 'spruce_']

/** The names in a list, with patterns expanded to their members, the most common first. */
function namesOf(of: readonly string[], sort: NameSort, { version }: PlanScene): string[] {
  const names = expandedNames(of, sort, version)
  const rank = (name: string) => {
    const index = COMMON.findIndex((wood) => name.startsWith(wood))
    return index < 0 ? COMMON.length : index
  }
  return names.toSorted((a, b) => rank(a) - rank(b))
}

/** A block is mined by obtaining what it drops. */
function miningWay(block: string, count: number, { version }: PlanScene): Way[] {
  return dropsOf(block, version).flatMap(({ item }) =>
    wildRecipesFor(item, version).some(({ source }) => source.blocks.includes(block))
      ? [[{ do: 'obtain', item, count } as const]]
      : [],
  )
}

/** Each mob is found and killed in a subtask of its own. */
function huntingWay(mob: string, count: number, scene: PlanScene): Way[] {
  const item = wildSourceItem(mob, scene.version)
  const fight = fightingSteps(scene, mob, 1)
  if (item === undefined || fight === undefined) return []
  return [Array.from({ length: count }, () => [seek(item, mob), ...fight]).flat()]
}

function findingWay(name: string, { version }: PlanScene): Way[] {
  const item = wildSourceItem(name, version)
  return item === undefined ? [] : [[seek(item, name)]]
}

const seek = (item: string, what: string): Step => ({
  do: 'call',
  name: 'seek',
  args: { item },
  description: `look for ${what}`,
})

const roamTo = (biomes: readonly string[], seconds: number): Step => ({
  do: 'call',
  name: 'roamTo',
  args: { biomes, stay: seconds + SPARE_S },
  description: `walk into the ${biomes.join(' or ')} and stay there for ${seconds} s`,
})

function offsetWays(
  { horizontal = 0, up = 0, down = 0 }: Extract<Leaf, { kind: 'offset' }>,
  { arena: { spawn } }: PlanScene,
): Way[] {
  if (horizontal > 0 && up + down > 0) return []
  if (horizontal > 0) {
    const away = horizontal + SPARE
    return [[{ do: 'call', name: 'roamAway', args: { away }, description: `walk ${away} blocks away` }]]
  }
  if (up > 0) return [[{ do: 'call', name: 'roamUp', args: { up }, description: `climb ${up} blocks` }]]
  const pos = tuple(add(spawn, { x: SPARE, y: -down - SPARE, z: 0 }))
  return [[{ do: 'call', name: 'digDown', args: { pos }, description: `dig down ${down} blocks` }]]
}
