import type { Arm } from '../arm.ts'
import { note, type QueryPlan } from './query-plan.ts'

/**
 * The paper's plan: each edge by itself under each rule's counterfactual (§3.4, "taking s_i and s_j as input"). It costs
 * edges × rules × samples questions.
 */
export const pairwise: QueryPlan = {
  id: 'pairwise',
  async ask({ edges, interview, samples, placebo }) {
    const arms: Arm[] = [
      ...(placebo ? [{ kind: 'placebo' } as const] : []),
      ...interview.rules.map(({ id }) => ({ kind: 'intervention', negated: [id] }) as const),
    ]
    const questions = edges.flatMap((edge) =>
      arms.flatMap((arm) => Array.from({ length: samples }, () => ({ edge, arm }))),
    )
    const answers = await Promise.all(
      questions.map(({ edge, arm }) => interview.ask({ node: edge.from, only: [edge.to], arm })),
    )
    for (const [index, answer] of answers.entries()) {
      const { edge, arm } = questions[index] as (typeof questions)[number]
      note(answer, edge.from, arm, [edge])
    }
  },
}
