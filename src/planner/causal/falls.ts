import type { Plan } from '../plan.ts'
import { type EdgeRecord, tallyOf } from './edge-record.ts'

/** How often edges were left out of answers although nothing relevant to their order was changed, by the kind of change. */
export function fallsOf(edges: readonly EdgeRecord[]): NonNullable<Plan['refinement']>['falls'] {
  const count = (tallies: readonly { stood: number; asked: number }[]) => ({
    fell: tallies.reduce((sum, { stood, asked }) => sum + asked - stood, 0),
    asked: tallies.reduce((sum, { asked }) => sum + asked, 0),
  })
  return {
    control: count(edges.map(({ control }) => control)),
    paraphrase: count(edges.map(({ paraphrase }) => paraphrase)),
    sham: count(edges.map(({ blocks }) => tallyOf(blocks.flatMap(({ sham }) => sham ?? [])))),
  }
}
