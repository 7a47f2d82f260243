import { parseBlock } from '../../../game/block.ts'
import { harvestTools } from '../../../game/blocks/mining.ts'
import { expandedNames, namesOfSort } from '../../../game/data/names-of-sort.ts'
import { toolMaterial } from '../../../game/items/kinds/tools.ts'
import { type NameTest, namesTest } from '../../../game/names.ts'
import { leavesOf } from '../../predicate/parts.ts'
import type { Operation } from '../../setup/operation.ts'
import type { DeedScene } from './rule.ts'

/** A set-up without the gifts and stations whose names pass a test. */
export const withoutItems = (operations: readonly Operation[], isForbidden: NameTest): Operation[] =>
  operations.filter((operation) => {
    if (operation.kind === 'give' || operation.kind === 'equip') return !isForbidden(operation.item)
    return operation.kind !== 'setblock' || !isForbidden(parseBlock(operation.block)?.name ?? '')
  })

/** Blocks that have to be dug for the goal of a scene. */
const blocksDug = ({ goal, version }: DeedScene): string[] => {
  const names =
    goal === undefined ? [] : leavesOf(goal).flatMap((leaf) => (leaf.kind === 'mined' ? leaf.of : []))
  return expandedNames(names, 'block', version)
}

/** The item that a scene gives out of several: one that digs the goal's block, otherwise an iron one, otherwise the first. */
export function toolAmong(of: readonly string[], scene: DeedScene): string {
  const test = namesTest(of)
  const [block] = blocksDug(scene)
  const harvests =
    block === undefined ? undefined : strongest(harvestTools(block, scene.version).filter(test))
  if (harvests !== undefined) return harvests
  const items = namesOfSort('item', scene.version).filter(test)
  return items.find((item) => toolMaterial(item) === 'iron') ?? items[0] ?? of[0] ?? ''
}

/** Tools that dig the goal's blocks instead of the forbidden ones. */
export function toolsInstead(scene: DeedScene, isForbidden: NameTest): Operation[] {
  const had = scene.operations.filter(
    (operation) => (operation.kind === 'give' || operation.kind === 'equip') && isForbidden(operation.item),
  )
  const [block] = blocksDug(scene)
  if (had.length === 0 || block === undefined) return []
  const tool = strongest(harvestTools(block, scene.version).filter((each) => !isForbidden(each)))
  return tool === undefined ? [] : [{ kind: 'equip', slot: 'weapon.mainhand', item: tool, count: 1 }]
}

/** The strongest of several tools, excluding gold, which breaks quickly. */
const strongest = (tools: readonly string[]): string | undefined =>
  tools.findLast((tool) => toolMaterial(tool) !== 'golden') ?? tools.at(-1)
