import { byEye, type Verb } from './verb.ts'

const ARMED = /^(?:the |your )?(?:armou?r|weapons?|tools?)$/

/** Items that agents wear or hold. */
export const equip: Verb = {
  id: 'equip',
  forms: ['equip', 'wear', 'put on', 'hold', 'wield', 'dress in'],
  example: 'equip iron helmet',
  category: 'Tool Use',
  missing: 'the journal does not hold what agents wear or have in their hands',
  read(phrase) {
    const item = phrase.lexicon.item(phrase.text)
    return item === undefined && !ARMED.test(phrase.text)
      ? undefined
      : byEye('wearing', phrase, { object: item })
  },
}
