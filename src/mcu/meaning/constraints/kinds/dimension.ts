import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES = {
  nether: /^(?:in|inside|within) (?:the )?nether(?: dimension| world)?$/,
  end: /^(?:in|inside|within|on) (?:the )?end(?: dimension| world)?$/,
  overworld: /^(?:in|inside|within) (?:the )?overworld$/,
} as const

const DIMENSIONS = { nether: 'the_nether', end: 'the_end', overworld: 'overworld' } as const

/** The dimension that agents are in. */
export const dimension = defineConstraint({
  id: 'dimension',
  axis: 'where',
  read: byPhrases('dimension', PHRASES),
  inWords: ({ of }) => `in the ${of === 'overworld' ? of : of === 'end' ? 'End' : 'Nether'}`,
  checkedBy: 'the dimension at each deed',
  terms: ({ of }) => [{ kind: 'dimension', of: DIMENSIONS[of] }],
  ground: ({ of }) => (of === 'overworld' ? {} : { dimension: DIMENSIONS[of] }),
  leaf: ({ of }, leaf) =>
    leaf.kind === 'slept' && of !== 'overworld' ? { refused: 'beds explode there' } : leaf,
})
