import { byEye, type Verb } from './verb.ts'

const BY = / (?:with|using|at|on|in|to|as) .+$/

/** Items that an anvil or a grindstone mends, names or joins. */
export const repair: Verb = {
  id: 'repair',
  forms: ['repair', 'fix', 'mend'],
  example: 'repair iron pickaxe',
  category: 'Tool Use',
  missing: 'no counter tells what was taken out of an anvil, and no action works one',
  read(phrase) {
    const item = phrase.lexicon.item(phrase.text.replace(BY, ''))
    return item === undefined
      ? undefined
      : byEye('anvils', phrase, { object: item, atom: `repair_${item.first}` })
  },
}
