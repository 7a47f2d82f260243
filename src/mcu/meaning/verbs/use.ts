import type { Predicate } from '../../predicate/predicate.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const ON = /^(.+?) (?:on|to|at|for|against) (.+)$/

/** Tools whose use is visible elsewhere than in the use counter. */
const SHOWN: Readonly<Record<string, Meaning>> = {
  shield: byRule(
    { kind: 'did', what: 'damage_blocked_by_shield', count: 1 },
    {
      unchecked: ['a shield that is raised without a hit: the game counts blocked damage'],
      atom: 'use_shield',
    },
  ),
  lead: byRule({ kind: 'leashed', of: ['*'], count: 1 }, { atom: 'lead_cow' }),
  bed: byRule({ kind: 'slept', count: 1 }, { atom: 'use_bed' }),
}

/** Used items, as the game counts uses. */
export const use: Verb = {
  id: 'use',
  forms: ['use', 'apply', 'operate', 'activate', 'try', 'resist by', 'defend with', 'block with', 'raise'],
  example: 'use bow',
  category: 'Tool Use',
  read: readUse,
}

function readUse(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon } = phrase
  const [, tool, target] = ON.exec(text) ?? []
  const potion = tool === undefined ? readPotion(phrase) : undefined
  if (potion !== undefined) return potion
  const item = lexicon.item(tool ?? text)
  if (item === undefined) return readBlock(phrase)
  const shown = target === undefined ? SHOWN[item.first] : undefined
  if (shown !== undefined) return { ...shown, object: item }
  const sheep = target === undefined ? undefined : lexicon.mob(target)
  if (item.first === 'shears' && sheep !== undefined)
    return byRule(
      { kind: 'sheared', of: sheep.names, count },
      { object: sheep, count, atom: 'use_shears_sheep' },
    )
  return byRule(
    { kind: 'used', of: item.names, count },
    {
      object: item,
      count,
      ...(target === undefined
        ? { atom: `use_${item.first}` }
        : { unchecked: [`that it is used on ${target}`] }),
    },
  )
}

/** Potions are drunk, or thrown if they splash. */
function readPotion({ text, count, lexicon }: Phrase): Meaning | undefined {
  const potion = lexicon.potion(text)
  if (potion === undefined) return undefined
  const { first, isSplash } = potion
  const goal: Predicate = isSplash
    ? { kind: 'splashed', of: potion.names, count }
    : { kind: 'drunk', of: potion.names, count }
  return byRule(goal, {
    object: potion,
    count,
    atom: isSplash ? `throw_${first}_splash_potion` : `drink_${first}_potion`,
  })
}

/** Blocks are used by opening them; circuits and switches need an observer. */
function readBlock(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  const block = lexicon.block(text)
  if (block !== undefined)
    return byRule(
      { kind: 'opened', of: block.names, count },
      { object: block, count, atom: `open_${block.first}` },
    )
  return verb === 'activate' && /circuit|redstone|contraption/.test(text)
    ? byEye('circuits', phrase)
    : undefined
}
