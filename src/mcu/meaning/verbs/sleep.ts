import { byRule, type Verb } from './verb.ts'

const BED = /^(?:(?:in|on) (?:a |the |your )?(?:\w+ )?bed|through the night|in bed)?(?: to skip the night)?$/

/** A night in a bed. */
export const sleep: Verb = {
  id: 'sleep',
  forms: ['sleep', 'sleep in', 'rest', 'lie', 'lie down', 'go to bed'],
  example: 'sleep in bed',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    if (!BED.test(text) && lexicon.block(text)?.names[0] !== '*_bed') return undefined
    return byRule({ kind: 'slept', count }, { count, atom: 'use_bed' })
  },
}
