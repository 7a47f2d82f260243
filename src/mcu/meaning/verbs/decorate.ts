import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const WITH = /^.+? (?:with|using) (.+)$/

/** Decorating places: judged by rule if an item is given, otherwise by eye. */
export const decorate: Verb = {
  id: 'decorate',
  forms: ['decorate', 'beautify', 'furnish', 'adorn', 'embellish'],
  example: 'decorate the wall',
  category: 'Decoration',
  missing: 'a matter of taste: no rule and no plan',
  read: readDecorate,
}

function readDecorate(phrase: Phrase): Meaning | undefined {
  const { text, lexicon } = phrase
  const by = lexicon.block(WITH.exec(text)?.[1] ?? '')
  if (by === undefined) return byEye('decoration', phrase)
  return byRule(
    { kind: 'placed', of: by.names, count: 1 },
    { object: by, atom: `place_${by.first}`, unchecked: ['how it looks'] },
  )
}
