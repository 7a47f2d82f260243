import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that an anvil or a grindstone joined with another item or a book. */
export const combined = countedKind({
  id: 'combined',
  verb: 'combine',
  names: { of: 'item' },
  decidedBy: 'deeds',
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})
