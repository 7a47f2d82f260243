import { byRule, type Verb } from './verb.ts'

/** Food that is eaten. */
export const eat: Verb = {
  id: 'eat',
  forms: ['eat', 'consume'],
  example: 'eat bread',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const food = lexicon.item(text)
    if (food === undefined) return undefined
    return byRule(
      { kind: 'eaten', of: food.names, count },
      { object: food, count, atom: `eat_${food.first}` },
    )
  },
}
