import Table from 'cli-table3'
import type { UsageMeter, UsageTotal } from '../../model/middleware/usage.ts'
import { costOf, type Price } from '../../model/price.ts'
import { TABLE_STYLE } from './table-style.ts'

/** Calls and tokens of the model by role and by kind, for the terminal. */
export function usageTable(usage: UsageMeter, price?: Price): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: [
      'model use',
      'replies',
      'cached',
      'failed',
      'asked',
      'tokens in',
      'tokens out',
      ...(price ? ['cost'] : []),
    ],
    colAligns: ['left', ...Array<'right'>(7).fill('right')],
  })
  const row = (name: string, total: UsageTotal) => {
    const { calls, cached, failed, attempts, inputTokens, outputTokens } = total
    const cost = price === undefined ? [] : [costOf(total, price).toFixed(4)]
    table.push([name, calls, cached, failed, attempts, inputTokens, outputTokens, ...cost])
  }
  for (const [role, total] of usage.by('role')) row(role, total)
  for (const [kind, total] of usage.by('kind')) row(`for ${kind}`, total)
  for (const [model, total] of usage.by('model')) row(model, total)
  return table.toString()
}
