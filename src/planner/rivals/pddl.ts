import { edgeKey } from '../../graph/edge-key.ts'
import { pddl as pddlQuestion } from '../../question/kinds/pddl.ts'
import { operatorsIn } from './pddl-text.ts'
import { type Operator, producersToConsumers } from './producers.ts'
import type { FindEdges } from './rival-planner.ts'
import { inGroups } from './whole-graphs.ts'

/** How many times the model is shown the problems with its actions. */
const REPAIRS = 2

/**
 * The model writes the subtasks as PDDL actions; a forward search over them finds which can be done at all, and the model is
 * shown the problems, at most twice. Edges go from actions that produce a fact to those that need it, and from actions that need
 * an initial fact to those that remove it: the orders that a partial-order planner's causal links and threats allow. A larger
 * budget is not used. Sources: arXiv 2409.20560 and 2601.11063. Departure: our own reader and search instead of a planner and
 * VAL.
 */
export const pddl: FindEdges = async (questions) => {
  const { ids, remaining } = questions
  const operators = new Map<number, Operator>(ids.map((id) => [id, { id, needs: [], gives: [], takes: [] }]))
  let open = inGroups(ids, remaining).map((asked) => ({ asked, faults: [] as readonly string[] }))
  for (let attempt = 0; attempt <= REPAIRS && open.length > 0 && questions.remaining > 0; attempt++) {
    const replies = await questions.ask(
      pddlQuestion,
      open.map((group) => ({ ...group, among: ids, sample: attempt })),
    )
    const read = replies.map(({ scope: { asked }, value }) => {
      const { operators: own, faults } = operatorsIn(value?.actions ?? '')
      for (const operator of own) if (asked.includes(operator.id)) operators.set(operator.id, operator)
      const written = new Set(own.map(({ id }) => id))
      const unwritten = asked.filter((id) => !written.has(id)).map((id) => `n${id} is missing`)
      return { asked, faults: [...faults, ...unwritten] }
    })
    const stuck = unreachable([...operators.values()])
    open = read
      .map(({ asked, faults }) => {
        const waiting = asked.filter((id) => stuck.has(id))
        return {
          asked,
          faults: [...faults, ...waiting.map((id) => `n${id} can never start: its facts need each other`)],
        }
      })
      .filter(({ faults }) => faults.length > 0)
  }
  const edges = producersToConsumers([...operators.values()])
  return [...new Map(edges.map((edge) => [edgeKey(edge), edge])).values()]
}

/**
 * Actions that cannot be reached in any order, by forward search without deletions: facts that no action produces are true at the
 * start.
 */
function unreachable(operators: readonly Operator[]): ReadonlySet<number> {
  const missing = new Set(operators.flatMap(({ gives }) => gives))
  const waiting = new Map(operators.map((operator) => [operator.id, operator]))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const { id, needs, gives } of waiting.values()) {
      if (needs.some((fact) => missing.has(fact) && !gives.includes(fact))) continue
      waiting.delete(id)
      for (const fact of gives) missing.delete(fact)
      isChanged = true
    }
  }
  return new Set(waiting.keys())
}
