import { count, plural } from '../../core/count.ts'
import type { ReflectFacts, reflect } from '../kinds/reflect.ts'
import type { ReplyOf } from '../question.ts'
import { isDone } from './act.ts'

/** Judges a subtask by the agent's observation, not by its actions. */
export function expertReflect(facts: ReflectFacts): ReplyOf<typeof reflect> {
  if (facts.wanted.length === 0) return reflectOnCalls(facts)
  const missing = facts.wanted.filter((cell) => !isDone(facts, cell))
  const status = missing.length === 0
  const failures = facts.history.flatMap(({ result }) => (result.ok ? [] : [result.reason]))
  const last = failures.at(-1)
  return {
    reasoning: status
      ? `${facts.wanted.length === 1 ? 'The cell shows' : `All ${facts.wanted.length} cells show`} the wanted block.`
      : `${missing.length} of ${count(facts.wanted.length, 'cell')} ${plural(missing.length, 'does', 'do')} not show the wanted block${last === undefined ? '' : `; the last refusal was ${last}`}.`,
    summary: `${count(facts.history.length, 'action')}, ${failures.length} of them refused.`,
    status,
  }
}

/** Without cells that show the result, the calls carried out count. */
function reflectOnCalls({ remaining, history }: ReflectFacts): ReplyOf<typeof reflect> {
  const failures = history.flatMap(({ result }) => (result.ok ? [] : [result.reason]))
  const status = remaining.length === 0
  const last = failures.at(-1)
  return {
    reasoning: status
      ? 'Every call has been carried out.'
      : `${count(remaining.length, 'call')} ${plural(remaining.length, 'is', 'are')} left${last === undefined ? '' : `; the last refusal was ${last}`}.`,
    summary: `${count(history.length, 'action')}, ${failures.length} of them refused.`,
    status,
  }
}
