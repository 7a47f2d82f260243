import { byEye, type Verb } from './verb.ts'

const WITH = /^(?:food to )?(.+?)(?: with .+)?$/

/** Animals that are fed, whatever comes of it. */
export const feed: Verb = {
  id: 'feed',
  forms: ['feed', 'give food to'],
  example: 'feed sheep',
  category: 'Tool Use',
  missing: 'no counter tells that an animal was fed',
  read(phrase) {
    const { text, lexicon } = phrase
    const mob = lexicon.mob(text) ?? lexicon.mob(WITH.exec(text)?.[1] ?? '')
    return mob === undefined ? undefined : byEye('feeding', phrase, { object: mob })
  },
}
