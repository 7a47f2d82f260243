import { dropsOf } from '../../game/blocks/drops.ts'
import { dropsWith } from '../../game/blocks/mining.ts'
import { expandedNames } from '../../game/data/names-of-sort.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { isNamePattern } from '../../game/names.ts'
import { checkAny, type GoalFinding, type GoalScene } from '../verify/goal-scene.ts'
import { mayHold, needsHeld, saysWhatIsHeld } from './obey.ts'
import type { PlanScene, Way } from './way.ts'

interface WantedItems {
  readonly of: readonly string[]
  readonly count: number
}

/**
 * Items that a leaf names, with patterns expanded: first those that are in the scene, are carried, or can be made from carried
 * items.
 */
export function itemsNamed(of: readonly string[], scene: PlanScene): readonly string[] {
  const items = expandedNames(of, 'item', scene.version)
  if (!of.some(isNamePattern)) return items
  const isAtHand = (item: string): boolean =>
    scene.carried.has(item) ||
    scene.blocks.some(({ block }) => block.name === item) ||
    recipesFor(item, scene.version).some(
      ({ takes }) => takes.length > 0 && takes.every(({ item: taken }) => scene.carried.has(taken)),
    )
  return [...new Set([...items.filter(isAtHand), ...items])]
}

/** Ways to obtain items, by each of their names. */
export const obtainingWays = ({ of, count }: WantedItems, scene: PlanScene): Way[] =>
  itemsNamed(of, scene).flatMap((item) => [
    ...(saysWhatIsHeld(scene) ? digWays({ item, count }, scene) : []),
    [{ do: 'obtain', item, count } as const],
  ])

/** Ways to dig blocks of the scene that drop an item, with the tools that the conditions allow. */
function digWays({ item, count }: { item: string; count: number }, scene: PlanScene): Way[] {
  const { blocks, version, carried } = scene
  const held = needsHeld(scene) ? [...carried.keys()].find((each) => mayHold(scene, each)) : 'hand'
  const targets = blocks
    .filter(
      ({ block: { name } }) =>
        dropsWith(name, (tool) => tool === held, version) &&
        dropsOf(name, version).some((drop) => drop.item === item),
    )
    .slice(0, count)
  return held === undefined || targets.length < count ? [] : [[{ do: 'dig', blocks: targets, exactly: held }]]
}

/** Items that a scene must contain, or all of their ingredients. */
export const checkObtainable = (
  { of, count }: WantedItems,
  { supplies, version }: GoalScene,
): GoalFinding[] =>
  checkAny(of, (item) => {
    const lacks = supplies.take(item, count)
    const [first] = lacks
    const isMade = recipesFor(item, version).length > 0
    return first !== undefined && !isMade ? [{ ...first, type: 'target_absent' }] : lacks
  })
