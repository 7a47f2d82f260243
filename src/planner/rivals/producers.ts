import type { Ends } from '../../graph/edge-key.ts'

/** The facts that a subtask needs before it starts and produces when it is done, compared by their text. */
export interface Operator {
  id: number
  needs: readonly string[]
  gives: readonly string[]
  /** Facts that no longer hold once it is done. */
  takes: readonly string[]
}

/**
 * Edges from every subtask that produces a fact to those that need it. If several produce the same fact, all of them come first,
 * since facts have no amounts. A fact that no subtask produces is assumed to hold at the start; subtasks that remove such a fact
 * come after those that need it.
 */
export function producersToConsumers(operators: readonly Operator[]): Ends[] {
  const giving = holders(operators, ({ gives }) => gives)
  const taking = holders(operators, ({ takes }) => takes)
  return operators.flatMap(({ id, needs }) =>
    needs.flatMap((fact): Ends[] => {
      const producers = (giving.get(fact) ?? []).filter((from) => from !== id)
      if (producers.length > 0) return producers.map((from) => ({ from, to: id }))
      const takers = (taking.get(fact) ?? []).filter((to) => to !== id)
      return takers.map((to) => ({ from: id, to }))
    }),
  )
}

function holders(
  operators: readonly Operator[],
  factsOf: (operator: Operator) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const holding = new Map<string, number[]>()
  for (const operator of operators)
    for (const fact of new Set(factsOf(operator)))
      holding.set(fact, [...(holding.get(fact) ?? []), operator.id])
  return holding
}
