import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that an anvil or a grindstone mended. */
export const repaired = countedKind({
  id: 'repaired',
  verb: 'repair',
  names: { of: 'item' },
  decidedBy: 'deeds',
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})
