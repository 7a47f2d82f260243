import { inWords } from '../../../predicate/names.ts'
import { leafOfMaterial, sceneOfMaterial } from '../of-material.ts'
import { defineConstraint } from '../rule.ts'

const OF = /^(?:out of|made of|made from|from|of) (.+)$/

/** The material that it is made of. */
export const material = defineConstraint({
  id: 'material',
  axis: 'how',
  read(words, lexicon) {
    const found = lexicon.item(OF.exec(words)?.[1] ?? '')
    return found === undefined ? undefined : { kind: 'material', of: found.names }
  },
  inWords: ({ of }) => `out of ${inWords(of)}`,
  checkedBy: 'the blocks that are built or placed; of crafted things the scene holds no other material',
  leaf: ({ of }, leaf) => leafOfMaterial(of, leaf),
  scene: ({ of }, scene) => sceneOfMaterial(of, scene),
})
