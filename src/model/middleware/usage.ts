import { ModelError } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'
import type { Middleware } from './middleware.ts'

/** The requests of one role to a model, for one kind of request. */
export interface UsageRow extends Usage {
  model: string
  /** The name of an agent, or `planner`. */
  role: string
  /** Name of the requests. */
  kind: string
  /** Requests that received a reply. */
  calls: number
  /** Those answered by the cache; their tokens are not counted. */
  cached: number
  /** Requests without a reply. */
  failed: number
  /** Total number of attempts, including retries. */
  attempts: number
}

/** Sums over rows. */
export type UsageTotal = Omit<UsageRow, 'model' | 'role' | 'kind'>

/** Counts the requests and replies that pass through it. */
export class UsageMeter {
  readonly #rows = new Map<string, UsageRow>()

  readonly middleware: Middleware = async ({ model, request, next }) => {
    const row = this.#rowOf(model.id, request.agent ?? 'planner', request.name)
    try {
      const reply = await next()
      row.calls++
      if (reply.cached) row.cached++
      else add(row, reply)
      return reply
    } catch (error) {
      row.failed++
      if (error instanceof ModelError) add(row, error)
      throw error
    }
  }

  /** All rows, in the order of their first request. */
  rows(): UsageRow[] {
    return [...this.#rows.values()].map((row) => ({ ...row }))
  }

  /** Totals by model, by role or by kind. */
  by(field: 'model' | 'role' | 'kind'): Map<string, UsageTotal> {
    const groups = Map.groupBy(this.#rows.values(), (row) => row[field])
    return new Map([...groups].map(([name, rows]) => [name, totalOf(rows)]))
  }

  total(): UsageTotal {
    return totalOf([...this.#rows.values()])
  }

  #rowOf(model: string, role: string, kind: string): UsageRow {
    const key = JSON.stringify([model, role, kind])
    const row = this.#rows.get(key) ?? { model, role, kind, ...totalOf([]) }
    this.#rows.set(key, row)
    return row
  }
}

function add(row: UsageRow, { attempts, usage }: { attempts: number; usage: Usage }): void {
  row.attempts += attempts
  row.inputTokens += usage.inputTokens
  row.outputTokens += usage.outputTokens
  if (usage.estimated) row.estimated = true
}

function totalOf(rows: readonly UsageRow[]): UsageTotal {
  const sum = (field: Exclude<keyof UsageTotal, 'estimated'>) =>
    rows.reduce((total, row) => total + row[field], 0)
  return {
    calls: sum('calls'),
    cached: sum('cached'),
    failed: sum('failed'),
    attempts: sum('attempts'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    ...(rows.some(({ estimated }) => estimated) ? { estimated: true } : {}),
  }
}
