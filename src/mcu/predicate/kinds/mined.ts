import { dropsOf } from '../../../game/blocks/drops.ts'
import { harvestTools } from '../../../game/blocks/mining.ts'
import { namesTest } from '../../../game/names.ts'
import { absent, findingOf } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { itemsObtained, one } from '../deed.ts'
import { mayHold, needsHeld, saysWhatIsHeld } from '../obey.ts'

/** Blocks that were dug (statistic `mined`). */
export const mined = countedKind({
  id: 'mined',
  verb: 'mine',
  names: { of: 'block' },
  decidedBy: 'statistics',
  reward: { event: 'mine_block', growsByOne: true },
  targets: ({ of }) => of,
  ways({ of, count }, { blocks, carried, version, terms }) {
    const test = namesTest(of)
    const found = blocks.filter(({ block }) => test(block.name)).slice(0, count)
    const [first] = found
    if (first === undefined || found.length < count) return []
    const tools = harvestTools(first.block.name, version)
    const isAllowed = (item: string) => mayHold({ terms }, item)
    const tool = tools.findLast((each) => carried.has(each) && isAllowed(each))
    if (tools.length > 0 && tool === undefined) return []
    if (!saysWhatIsHeld({ terms }))
      return [[{ do: 'dig', blocks: found, ...(tool === undefined ? {} : { tool }) }]]
    const asked = needsHeld({ terms }) ? [...carried.keys()].find(isAllowed) : 'hand'
    const exactly = tool ?? asked
    return exactly === undefined ? [] : [[{ do: 'dig', blocks: found, exactly }]]
  },
  /** The block in the action's cell, or as many as drop the item that it obtains. */
  share({ of }, deed, version) {
    if (deed.role !== 'digs') return 0
    if (deed.block !== undefined) return one(namesTest(of)(deed.block))
    const dropped = of.flatMap((name) => [name, ...dropsOf(name, version).map(({ item }) => item)])
    return itemsObtained(deed, namesTest(dropped))
  },
  check({ of, count }, { supplies, blocks, version }) {
    const test = namesTest(of)
    const standing = supplies.standing(test)
    if (standing < count) return [findingOf(absent(of.join(' or '), standing, count))]
    const block = blocks.find((each) => test(each.block.name))?.block.name ?? ''
    return supplies.tool(harvestTools(block, version), block).map(findingOf)
  },
})
