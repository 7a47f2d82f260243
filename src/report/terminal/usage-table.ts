import type { UsageMeter, UsageTotal } from '../../model/middleware/usage.ts'
import { costOf, type Price } from '../../model/price.ts'
import { EVERYTHING, type Layout, table } from '../table/table.ts'

/** Calls and tokens of the model by role and by kind, for the terminal. */
export function usageTable(usage: UsageMeter, price?: Price, layout: Layout = EVERYTHING): string {
  const head = [
    'model use',
    'replies',
    'cached',
    'failed',
    'asked',
    'tokens in',
    'tokens out',
    ...(price ? ['cost'] : []),
  ]
  const row = (name: string, total: UsageTotal) => {
    const { calls, cached, failed, attempts, inputTokens, outputTokens } = total
    const cost = price === undefined ? [] : [costOf(total, price).toFixed(4)]
    return [name, calls, cached, failed, attempts, inputTokens, outputTokens, ...cost]
  }
  const rows = [
    ...[...usage.by('role')].map(([role, total]) => row(role, total)),
    ...[...usage.by('kind')].map(([kind, total]) => row(`for ${kind}`, total)),
    ...[...usage.by('model')].map(([model, total]) => row(model, total)),
  ]
  return table(head, rows, { layout, spare: ['cached', 'asked'] })
}
