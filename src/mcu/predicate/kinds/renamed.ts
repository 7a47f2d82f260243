import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that an anvil gave a name. */
export const renamed = countedKind({
  id: 'renamed',
  verb: 'rename',
  names: { of: 'item' },
  decidedBy: 'deeds',
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})
