import { strippedOf } from '../../../game/blocks/kinds/wood.ts'
import { byRule, type Verb } from './verb.ts'

/** Logs without their bark. */
export const strip: Verb = {
  id: 'strip',
  forms: ['strip', 'debark'],
  example: 'strip oak log',
  category: 'Tool Use',
  read({ text, count, lexicon }) {
    const block = lexicon.block(text)
    if (block === undefined) return undefined
    const of = block.names.map(strippedOf)
    return byRule(
      { kind: 'placed', of, count },
      { object: block, count, atom: `use_iron_axe_${block.first}` },
    )
  },
}
