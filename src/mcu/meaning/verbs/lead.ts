import type { WorldNeed } from '../reading.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const TO = /^(.+?) (?:in)?to (?:the |a |your )?(.+)$/
const WORLDS: readonly (readonly [RegExp, WorldNeed])[] = [
  [/nether/, 'nether'],
  [/^(?:the )?end$/, 'end'],
]
const ON_LEAD = /^(.+?)(?: on a lead| with (?:a |the )?(?:lead|leash)| to (?:a |the )?fence)$/

/** Animals on a lead; the journal does not record where they are led. */
export const lead: Verb = {
  id: 'lead',
  forms: ['lead', 'leash', 'bring', 'guide', 'take', 'herd', 'lure', 'transport', 'tie'],
  example: 'bring a cow into nether',
  category: 'Trapping',
  missing: 'the journal does not hold where mobs are',
  read: readLead,
}

function readLead(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  const tied = ON_LEAD.exec(text)?.[1]
  const led = tied === undefined ? readGuiding(phrase) : undefined
  if (led !== undefined) return led
  const mob = lexicon.mob(tied ?? text)
  const isLeash = tied !== undefined || verb === 'lead' || verb === 'leash' || verb === 'tie'
  if (mob === undefined || !isLeash) return undefined
  const isTied = verb === 'tie' || / fence$/.test(text)
  return byRule(
    { kind: isTied ? 'tied' : 'leashed', of: mob.names, count },
    { object: mob, count, atom: `${isTied ? 'tie' : 'lead'}_${mob.first}` },
  )
}

function readGuiding(phrase: Phrase): Meaning | undefined {
  const [, prey = '', goal = ''] = TO.exec(phrase.text) ?? []
  const mob = phrase.lexicon.mob(prey)
  if (mob === undefined) return undefined
  const world = WORLDS.find(([pattern]) => pattern.test(goal))?.[1]
  return byEye('guiding', phrase, { object: mob, ...(world === undefined ? {} : { world }) })
}
