import { isImplement } from '../../../../game/items/kinds/implements.ts'
import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'
import { toolAmong, withoutItems } from '../scene-items.ts'
import { isOnlyWayWith, leafWithTool } from '../with-tool.ts'

const WITH = /^(?:only )?(?:with(?: only)?|using(?: only)?|by using|by means of|by) (.+)$/

/** The tools that may be used. The meaning of a weapon or material follows from the verb. */
export const tool = defineConstraint({
  id: 'tool',
  axis: 'how',
  read(words, lexicon) {
    const found = lexicon.item(WITH.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'tool', of: found.names }
  },
  inWords: ({ of }) => `with no other tool than ${inWords(of)}`,
  checkedBy: 'what is in the main hand at each deed',
  isImplied: ({ of }, goal, version) => isOnlyWayWith(of, goal, version),
  terms: ({ of }) => [{ kind: 'holding', of }],
  scene: ({ of }, scene) => [
    ...withoutItems(scene.operations, isImplement),
    { kind: 'give', item: toolAmong(of, scene), count: 1 },
  ],
  leaf: ({ of }, leaf, version) => leafWithTool(of, leaf, version),
})
