import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

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
      { kind: 'eaten', of: ['potion'], count },
      {
        object: potion,
        count,
        atom: `drink_${potion.first}_potion`,
        unchecked: ['which potion it is: the game counts them alike'],
      },
    )
  const item = /^(?:a |some )?water$/.test(text)
    ? { words: text, names: ['potion'], first: 'potion' }
    : lexicon.item(text)
  return item === undefined
    ? undefined
    : byRule({ kind: 'eaten', of: item.names, count }, { object: item, count })
}
