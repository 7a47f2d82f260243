import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const WATER = /^(?:an? |some )?(?:bottle of )?water(?: bottle)?$/

/** Potions, milk and honey. */
export const drink: Verb = {
  id: 'drink',
  forms: ['drink', 'quaff'],
  example: 'drink harming potion',
  category: 'Tool Use',
  read: readDrink,
}

function readDrink({ text, count, lexicon }: Phrase): Meaning | undefined {
  const potion = lexicon.potion(text)
  if (potion !== undefined)
    return byRule(
      { kind: 'drunk', of: potion.names, count },
      { object: potion, count, atom: `drink_${potion.first}_potion` },
    )
  if (WATER.test(text))
    return byRule(
      { kind: 'drunk', of: ['water'], count },
      { count, object: { words: text, names: ['potion'] }, atom: 'drink_water_bottle' },
    )
  const item = lexicon.item(text)
  return item === undefined
    ? undefined
    : byRule(
        { kind: 'eaten', of: item.names, count },
        {
          object: item,
          count,
          atom: item.first === 'milk_bucket' ? 'drink_milk_bucket' : `eat_${item.first}`,
        },
      )
}
