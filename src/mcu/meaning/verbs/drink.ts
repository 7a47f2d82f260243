import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const WATER = /^(?:an? |some )?(?:bottle of )?water(?: bottle)?$/

/** Potions, milk and honey. */
export const drink: Verb = {
  id: 'drink',
  forms: ['drink', 'quaff'],
  example: 'drink harming potion',
  category: 'Tool Use',
  missing: 'the expert knows no way to drink',
  read: readDrink,
}

function readDrink({ text, count, lexicon }: Phrase): Meaning | undefined {
  const potion = lexicon.potion(text)
  if (potion !== undefined)
    return byRule(
      { kind: 'used', of: ['potion'], count },
      {
        object: potion,
        count,
        atom: `drink_${potion.first}_potion`,
        unchecked: ['which potion it is: the game counts them alike'],
      },
    )
  if (WATER.test(text))
    return byRule(
      { kind: 'used', of: ['potion'], count },
      { count, object: { words: text, names: ['potion'] } },
    )
  const item = lexicon.item(text)
  return item === undefined
    ? undefined
    : byRule({ kind: 'eaten', of: item.names, count }, { object: item, count, atom: `eat_${item.first}` })
}
