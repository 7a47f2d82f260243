import { namesOfSort } from '../../../game/data/names-of-sort.ts'
import { recipesFor } from '../../../game/items/recipes.ts'
import { namesTest } from '../../../game/names.ts'
import { inWords } from '../../predicate/names.ts'
import { leavesOf } from '../../predicate/parts.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import type { Operation } from '../../setup/operation.ts'
import type { DeedScene, Refusal } from './rule.ts'

/** Blocks for a building that a scene gives (more than any of our shapes needs). */
const BUILDING_BLOCKS = 64

/** The action with a single material: buildings consist of its blocks. */
export function leafOfMaterial(of: readonly string[], leaf: Leaf): Predicate | Refusal {
  if (leaf.kind === 'crafted') return leaf
  if (leaf.kind !== 'standing')
    return { refused: `"${leaf.kind.replaceAll('_', ' ')}" makes nothing of ${inWords(of)}` }
  return { ...leaf, of }
}

/** A scene that contains no other material. */
export function sceneOfMaterial(of: readonly string[], scene: DeedScene): readonly Operation[] | Refusal {
  const test = namesTest(of)
  const { operations, goal, version } = scene
  const [leaf] = goal === undefined ? [] : leavesOf(goal)
  const item = namesOfSort('item', version).find(test)
  if (item === undefined) return { refused: `there is no item ${inWords(of)}` }
  if (leaf?.kind === 'standing')
    return [
      ...operations.filter((one) => one.kind !== 'give'),
      { kind: 'give', item, count: BUILDING_BLOCKS },
    ]
  if (leaf?.kind !== 'crafted') return operations
  const made = namesOfSort('item', version).filter(namesTest(leaf.of))
  const recipe = made
    .flatMap((product) => recipesFor(product, version))
    .find(({ takes }) => takes.some((taken) => test(taken.item)))
  if (recipe === undefined) return { refused: `no recipe makes ${inWords(leaf.of)} of ${inWords(of)}` }
  const rounds = Math.ceil(leaf.count / recipe.makes) + 1
  return [
    ...operations.filter((one) => one.kind !== 'give'),
    ...recipe.takes.map(
      ({ item: taken, count }) => ({ kind: 'give', item: taken, count: count * rounds }) as const,
    ),
  ]
}
