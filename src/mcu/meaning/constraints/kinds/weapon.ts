import { isBow } from '../../../../game/items/flights.ts'
import { isImplement } from '../../../../game/items/kinds/implements.ts'
import { inWords } from '../../../predicate/names.ts'
import type { Operation } from '../../../setup/operation.ts'
import { defineConstraint } from '../rule.ts'
import { toolAmong, withoutItems } from '../scene-items.ts'

const SHOT = /^(?:with|using|by|by shooting|by using)(?: a| an| the)?(?: bow and)? arrows?$/
const GIVEN = /^(?:with|using) (?:the )?(?:given|provided) weapons?(?: and armou?r)?$/

const KILLS: ReadonlySet<string> = new Set(['killed', 'shot', 'shot_dead'])

/** The weapons with which mobs are fought: if none is named, those of the scene. Arrows are shot with a bow or a crossbow. */
export const weapon = defineConstraint({
  id: 'weapon',
  axis: 'how',
  read(words) {
    if (GIVEN.test(words)) return { kind: 'weapon', of: [] }
    return SHOT.test(words) ? { kind: 'weapon', of: ['bow', 'crossbow'] } : undefined
  },
  inWords: ({ of }) =>
    of.length === 0 ? 'with the weapons of the scene' : `with no other weapon than ${inWords(of)}`,
  checkedBy:
    'what is in the main hand when a mob dies, or that it was shot (counted by the embedded world alone)',
  terms: ({ of }) => (of.length === 0 ? [] : [{ kind: 'weapon', of }]),
  scene({ of }, scene) {
    if (of.length === 0) return scene.operations
    const weapon = toolAmong(of, scene)
    const arrows: Operation[] = isBow(weapon) ? [{ kind: 'give', item: 'arrow', count: 64 }] : []
    return [
      ...withoutItems(scene.operations, isImplement),
      { kind: 'equip', slot: 'weapon.mainhand', item: weapon, count: 1 },
      ...arrows,
    ]
  },
  leaf: (_fact, leaf) =>
    KILLS.has(leaf.kind)
      ? leaf
      : { refused: `a weapon kills mobs, and "${leaf.kind.replaceAll('_', ' ')}" asks for none` },
})
