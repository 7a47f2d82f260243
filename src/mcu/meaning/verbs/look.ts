import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** The direction in which an agent looks. */
export const look: Verb = {
  id: 'look',
  forms: [
    'look',
    'look at',
    'look up',
    'look up at',
    'look down',
    'look around',
    'watch',
    'stare at',
    'observe',
    'gaze at',
    'face',
  ],
  example: 'look at the sky',
  category: 'Motion',
  read: readLook,
}

/** Minimum duration of a look (s). */
const SECONDS = 2
const SKY = /^(?:up|up at )?(?:the )?(?:sky|stars|clouds|moon|sun)?$/

function readLook(phrase: Phrase): Meaning {
  const { text, lexicon, verb } = phrase
  if (/\bup\b/.test(verb) && text === '' ? true : text !== '' && SKY.test(text))
    return byRule({ kind: 'looked', of: ['sky'], seconds: SECONDS }, { atom: 'look_sky' })
  const thing = lexicon.mob(text) ?? lexicon.block(text)
  return thing === undefined || /around|down/.test(verb)
    ? byEye('looking', phrase)
    : byRule(
        { kind: 'looked', of: thing.names, seconds: SECONDS },
        { object: thing, atom: `look_${thing.first}` },
      )
}
