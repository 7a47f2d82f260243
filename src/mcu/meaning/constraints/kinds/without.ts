import { isArmour } from '../../../../game/items/kinds/armour.ts'
import { namesTest } from '../../../../game/names.ts'
import { inWords } from '../../../predicate/names.ts'
import { leafWithoutTools } from '../by-hand.ts'
import { defineConstraint } from '../rule.ts'
import { toolsInstead, withoutItems } from '../scene-items.ts'

const WITHOUT = /^without (?:using |the use of |any )?(.+)$/

/** Actions that use the item that they name. */
const USES_ITSELF: ReadonlySet<string> = new Set([
  'used',
  'eaten',
  'placed',
  'opened',
  'dropped',
  'thrown',
  'drunk',
  'ridden',
])
const ON_FOOT = /^(?:on foot|by foot|by walking|without riding(?: anything)?)$/
/** Items to ride or fly with. */
const RIDES = ['*_boat', '*minecart', 'saddle', 'elytra']
const UNARMOURED =
  /^(?:wearing no armou?r|without (?:wearing )?(?:any )?armou?r|with no armou?r(?: on)?|unarmou?red)$/
const ARMOUR = ['*_helmet', '*_chestplate', '*_leggings', '*_boots']

/** Items that may not be used. */
export const without = defineConstraint({
  id: 'without',
  axis: 'how',
  read(words, lexicon) {
    if (ON_FOOT.test(words)) return { kind: 'without', of: RIDES }
    if (UNARMOURED.test(words)) return { kind: 'without', of: ARMOUR }
    const found = lexicon.item(WITHOUT.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'without', of: found.names }
  },
  inWords: ({ of }) => `without using ${inWords(of)}`,
  checkedBy: 'that no counter of its use grows while the part is done',
  terms: ({ of }) => [{ kind: 'unused', of }],
  scene({ of }, scene) {
    const isForbidden = namesTest(of)
    return [...withoutItems(scene.operations, isForbidden), ...toolsInstead(scene, isForbidden)]
  },
  leaf({ of }, leaf, version) {
    const isForbidden = namesTest(of)
    if (of.every(isArmour)) return { refused: 'the journal does not hold what agents wear' }
    if (USES_ITSELF.has(leaf.kind) && 'of' in leaf && leaf.of.some(isForbidden))
      return { refused: `the goal is to use ${inWords(of)}` }
    return leafWithoutTools(leaf, { isForbidden, version })
  },
})
