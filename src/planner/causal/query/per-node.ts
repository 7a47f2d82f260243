import type { Arm } from '../arm.ts'
import { incidence, note, type QueryPlan } from './query-plan.ts'

/** Each subtask under each rule's counterfactual, all its edges in one question: subtasks × (1 + rules) × samples. */
export const perNode: QueryPlan = {
  id: 'per-node',
  async ask({ edges, interview, samples, placebo }) {
    const arms: Arm[] = [
      ...(placebo ? [{ kind: 'placebo' } as const] : []),
      ...interview.rules.map(({ id }) => ({ kind: 'intervention', negated: [id] }) as const),
    ]
    const byNode = incidence(edges)
    const questions = [...byNode.keys()]
      .sort((a, b) => a - b)
      .flatMap((node) => arms.flatMap((arm) => Array.from({ length: samples }, () => ({ node, arm }))))
    const answers = await Promise.all(questions.map(({ node, arm }) => interview.ask({ node, arm })))
    for (const [index, answer] of answers.entries()) {
      const { node, arm } = questions[index] as (typeof questions)[number]
      note(answer, node, arm, byNode.get(node) ?? [])
    }
  },
}
