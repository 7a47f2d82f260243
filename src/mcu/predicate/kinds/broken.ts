import { countedKind } from '../counted.ts'

/** Tools that were worn out (statistic `broken`). */
export const broken = countedKind({
  id: 'broken',
  verb: 'wear out',
  decidedBy: 'statistics',
  reward: { event: 'break_item', growsByOne: true },
})
