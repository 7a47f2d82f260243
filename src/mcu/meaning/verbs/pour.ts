import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const LIQUID = /^(?:a |some |the |out )*(?:bucket of )?(water|lava)(?: bucket)?(?: .*)?$/

/** Liquids that are poured out, and the blocks that they become. */
export const pour: Verb = {
  id: 'pour',
  forms: ['pour', 'empty', 'make', 'compose', 'create', 'build', 'form', 'place'],
  example: 'make obsidian by water',
  category: 'Building',
  read: readPour,
}

function readPour(phrase: Phrase): Meaning | undefined {
  const { text, count, verb } = phrase
  if (/^(?:an? |the )?(?:water ?fall|lava ?fall)s?$/.test(text))
    return byRule(
      { kind: 'used', of: [/lava/.test(text) ? 'lava_bucket' : 'water_bucket'], count },
      {
        count,
        object: { words: text, names: ['water'] },
        unchecked: ['that the water falls: pouring it counts'],
      },
    )
  if (
    /^(?:some |an? )?obsidian(?: (?:by|with|using|from) (?:water|lava|water and lava|lava and water))?$/.test(
      text,
    ) &&
    verb !== 'place' &&
    verb !== 'build'
  )
    return byRule(
      { kind: 'placed', of: ['obsidian'], count },
      { count, object: { words: text, names: ['obsidian'] } },
    )
  if (verb !== 'pour' && verb !== 'empty' && verb !== 'place') return undefined
  const liquid = LIQUID.exec(text)?.[1]
  if (liquid !== undefined)
    return byRule(
      { kind: 'used', of: [`${liquid}_bucket`], count },
      { count, object: { words: text, names: [liquid] } },
    )
  return verb === 'place' || text === '' ? undefined : byEye('liquids', phrase)
}
