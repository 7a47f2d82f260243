import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const AWAY = /^(?:away (.+)|(.+) away)$/
const THROWN = [
  'egg',
  'snowball',
  'ender_pearl',
  'splash_potion',
  'lingering_potion',
  'trident',
  'experience_bottle',
  'ender_eye',
]

/** What flies from the hand; anything else that is thrown is thrown away. */
export const throwing: Verb = {
  id: 'throw',
  forms: ['throw', 'toss', 'hurl'],
  example: 'throw a snowball',
  category: 'Motion',
  missing: 'no action throws items yet',
  read: readThrow,
}

function readThrow({ text, count, lexicon }: Phrase): Meaning | undefined {
  const [, before, behind] = AWAY.exec(text) ?? []
  const away = before ?? behind
  if (away === undefined) {
    const potion = lexicon.potion(text)
    if (potion !== undefined)
      return byRule(
        { kind: 'used', of: ['splash_potion', 'lingering_potion'], count },
        {
          object: potion,
          count,
          atom: `throw_${potion.first}_splash_potion`,
          unchecked: ['which potion it is: the game counts them alike'],
        },
      )
  }
  const item = lexicon.item(away ?? text)
  if (item === undefined) return undefined
  const flies = away === undefined && item.names.some((name) => THROWN.includes(name))
  return byRule(
    flies ? { kind: 'used', of: item.names, count } : { kind: 'dropped', of: item.names, count },
    { object: item, count, ...(flies ? {} : { atom: `drop_${item.first}` }) },
  )
}
