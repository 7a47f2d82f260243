import { parseBlock } from '../../../../game/block.ts'
import { namesOfSort } from '../../../../game/data/names-of-sort.ts'
import { namesTest } from '../../../../game/names.ts'
import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const NEAR = /^(?:near|beside|next to|close to|by|around|at|on|in front of|on top of) (.+)$/

/** Position of something added to a scene: next to the things that scenes place in front of the agent. */
const CLOSE = { x: 1, y: 0, z: -2 } as const

/** Blocks or mobs close to the place of the action. */
export const near = defineConstraint({
  id: 'near',
  axis: 'where',
  read(words, lexicon) {
    const rest = NEAR.exec(words)?.[1] ?? ''
    const found = lexicon.block(rest) ?? lexicon.mob(rest)
    return found === undefined ? undefined : { kind: 'near', of: found.names }
  },
  inWords: ({ of }) => `near ${inWords(of)}`,
  checkedBy: 'that it is within six blocks, or a mob within eight, at each deed',
  terms: ({ of }) => [{ kind: 'vicinity', of }],
  scene({ of }, { operations, version }) {
    const test = namesTest(of)
    const isThere = operations.some(
      (one) =>
        (one.kind === 'setblock' && test(parseBlock(one.block)?.name ?? '')) ||
        (one.kind === 'summon' && test(one.entity)),
    )
    if (isThere) return operations
    const block = namesOfSort('block', version).find(test)
    if (block !== undefined && block !== 'water' && block !== 'lava')
      return [...operations, { kind: 'setblock', at: CLOSE, block }]
    if (block !== undefined) return [...operations, { kind: 'setblock', at: { ...CLOSE, y: -1 }, block }]
    const mob = namesOfSort('mob', version).find(test)
    if (mob === undefined) return { refused: `nothing of the game is ${inWords(of)}` }
    return [...operations, { kind: 'summon', entity: mob, at: CLOSE }]
  },
})
