import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Items that a cauldron cleans, with the counter of each. */
const CLEANED: readonly (readonly [pattern: RegExp, counter: string])[] = [
  [/banner/, 'clean_banner'],
  [/shulker/, 'clean_shulker_box'],
  [/armou?r|helmet|tunic|boots|leggings|chestplate/, 'clean_armor'],
]

/** Plants that are cleared, and items that a cauldron washes. */
export const clean: Verb = {
  id: 'clean',
  forms: ['clean', 'clean up', 'clear', 'clear away', 'wash', 'tidy', 'tidy up', 'weed'],
  example: 'clean the weeds',
  category: 'Decoration',
  read: readClean,
}

function readClean(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, isCounted } = phrase
  const counter = CLEANED.find(([pattern]) => pattern.test(text))?.[1]
  if (counter !== undefined)
    return byRule(
      { kind: 'did', what: counter, count },
      {
        count,
        object: { words: text, names: [] },
        obstacle: 'cauldrons of the embedded world wash nothing yet',
      },
    )
  const block = lexicon.block(text)
  if (block === undefined) return text === '' ? undefined : byEye('clearing', phrase)
  return byRule(
    { kind: 'mined', of: block.names, count },
    {
      object: block,
      count,
      atom: `mine_${block.first}`,
      unchecked: isCounted ? [] : ['how many there are: one counts'],
    },
  )
}
