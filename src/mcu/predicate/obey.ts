import { isImplement } from '../../game/items/kinds/implements.ts'
import { namesTest } from '../../game/names.ts'
import type { Term } from './terms/index.ts'

/** Terms that are in force. */
interface UnderTerms {
  readonly terms: readonly Term[]
}

/** Whether terms let an agent work with an item in its hand. */
export const mayHold = ({ terms }: UnderTerms, item: string): boolean =>
  terms.every((term) => {
    if (term.kind === 'holding') return term.of.length === 0 ? !isImplement(item) : namesTest(term.of)(item)
    return term.kind !== 'unused' || !namesTest(term.of)(item)
  })

/** Whether terms let an agent kill with a weapon. */
export const mayFightWith = (scene: UnderTerms, item: string): boolean =>
  mayHold(scene, item) && scene.terms.every((term) => term.kind !== 'weapon' || namesTest(term.of)(item))

/** Whether terms ask for a weapon or a tool, so that bare hands are not enough. */
export const needsHeld = ({ terms }: UnderTerms): boolean =>
  terms.some((term) => term.kind === 'weapon' || (term.kind === 'holding' && term.of.length > 0))

/** Whether terms determine the held item, and actions may not choose it. */
export const saysWhatIsHeld = ({ terms }: UnderTerms): boolean =>
  terms.some(({ kind }) => kind === 'holding' || kind === 'unused')
