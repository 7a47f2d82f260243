import { countedKind } from '../counted.ts'

/** Tools that were worn out (statistic `broken`). */
export const broken = countedKind({
  id: 'broken',
  verb: 'wear out',
  names: { of: 'item' },
  decidedBy: 'statistics',
  reward: { event: 'break_item', growsByOne: true },
})
