import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const WITH = /^(.+?) (?:with|in|into|using|by|inside) (.+)$/

/** Mobs that are caught in a boat or minecart. */
export const trap: Verb = {
  id: 'trap',
  forms: ['trap', 'catch', 'capture', 'imprison', 'enclose', 'cage', 'lock up'],
  example: 'trap a zombie with a boat',
  category: 'Trapping',
  read: readTrap,
}

function readTrap(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon } = phrase
  const [, prey = text, by] = WITH.exec(text) ?? []
  const mob = lexicon.mob(prey)
  if (mob === undefined) return undefined
  const vehicle = by === undefined ? undefined : lexicon.mob(by)
  const isVehicle = /boat$|raft$|^minecart$/.test(vehicle?.first ?? '')
  if (by !== undefined && !isVehicle) return byEye('trapping', phrase, { object: mob })
  return byRule(
    { kind: 'trapped', of: mob.names, count },
    {
      object: mob,
      count,
      atom: `trap_${mob.first}`,
      ...(vehicle?.first === 'minecart' ? { unchecked: ['that it is a minecart: boats count as well'] } : {}),
    },
  )
}
