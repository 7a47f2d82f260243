import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES = {
  nether: /^(?:in|inside|within) (?:the )?nether(?: dimension| world)?$/,
  end: /^(?:in|inside|within|on) (?:the )?end(?: dimension| world)?$/,
  overworld: /^(?:in|inside|within) (?:the )?overworld$/,
} as const

/** The dimension that agents are in. */
export const dimension = defineConstraint({
  id: 'dimension',
  axis: 'where',
  read: byPhrases('dimension', PHRASES),
  inWords: ({ of }) => `in the ${of === 'overworld' ? of : of === 'end' ? 'End' : 'Nether'}`,
  carriedOutIn: ['prompt'],
})
