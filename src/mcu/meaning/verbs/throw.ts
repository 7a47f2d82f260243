import { THROWN } from '../../../game/items/flights.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const AWAY = /^(?:away (.+)|(.+) away)$/
/** Thrown items that do not burst: the game counts their use. */
const LET_GO = ['trident', 'ender_eye']

/** Projectiles thrown by hand; throwing any other item drops it. */
export const throwing: Verb = {
  id: 'throw',
  forms: ['throw', 'toss', 'hurl'],
  example: 'throw a snowball',
  category: 'Motion',
  read: readThrow,
}

function readThrow({ text, count, lexicon }: Phrase): Meaning | undefined {
  const [, before, behind] = AWAY.exec(text) ?? []
  const away = before ?? behind
  if (away === undefined) {
    const potion = lexicon.potion(text)
    if (potion !== undefined)
      return byRule(
        { kind: 'splashed', of: potion.names, count },
        { object: potion, count, atom: `throw_${potion.first}_splash_potion` },
      )
  }
  const item = lexicon.item(away ?? text)
  if (item === undefined) return undefined
  const isAmong = (names: readonly string[]) =>
    away === undefined && item.names.some((name) => names.includes(name))
  const parts = { object: item, count }
  if (isAmong(THROWN))
    return byRule({ kind: 'thrown', of: item.names, count }, { ...parts, atom: `throw_${item.first}` })
  if (isAmong(LET_GO)) return byRule({ kind: 'used', of: item.names, count }, parts)
  return byRule({ kind: 'dropped', of: item.names, count }, { ...parts, atom: `drop_${item.first}` })
}
