import { describe, expect, it, vi } from 'vitest'
import { EVERYTHING } from '../../src/report/table/table.ts'
import { siteIn, sitesIn, tableSites } from './call-sites.ts'
import { RENDERED } from './rendered.ts'

/** Tables made so far: where, and by which calls. */
const made = vi.hoisted(() => new Map<string, Set<string>>())

vi.mock('../../src/report/table/model.ts', async (original) => {
  const real = await original<typeof import('../../src/report/table/model.ts')>()
  const { siteIn: where } = await import('./call-sites.ts')
  return {
    ...real,
    tableOf: ((...given) => {
      const limit = Error.stackTraceLimit
      Error.stackTraceLimit = 40
      const site = where(new Error('where').stack ?? '')
      Error.stackTraceLimit = limit
      if (site !== undefined) {
        const key = `${site.file} ${site.function}`
        made.set(key, (made.get(key) ?? new Set()).add(site.at))
      }
      return real.tableOf(...given)
    }) as typeof real.tableOf,
  }
})

const widest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))
/** Lines of a table's frame, which must be one line of the terminal each. */
const tableLines = (text: string) => text.split('\n').filter((line) => /[│─┌└├]/.test(line))

describe('at 80 columns', () => {
  it.each(Object.entries(RENDERED))('no table wraps: %s', async (_, render) => {
    for (const all of [false, true]) {
      const text = await render({ width: 80, all })
      expect(tableLines(text).length).toBeGreaterThan(3)
      expect(widest(tableLines(text).join('\n'))).toBeLessThanOrEqual(80)
    }
    for (const format of ['markdown', 'latex', 'csv', 'html'] as const)
      expect((await render({ ...EVERYTHING, format })).length).toBeGreaterThan(30)
  })
})

describe('every place that makes a table', () => {
  const missing = (sites: ReturnType<typeof tableSites>) =>
    sites.filter((site) => (made.get(`${site.file} ${site.function}`)?.size ?? 0) < site.tables)

  it('is rendered above; add it to test/tables/rendered.ts', () => {
    const sites = tableSites()
    expect(sites.length).toBeGreaterThan(30)
    expect(missing(sites)).toEqual([])
  })

  it('would be missed if nothing rendered it', () => {
    const verb = `import { table } from '../report/table/table.ts'\nexport function verb() { return table(['a'], []) }`
    expect(missing(sitesIn('cli/verb.ts', verb))).toEqual([
      { file: 'cli/verb.ts', function: 'verb', tables: 1 },
    ])
    expect(siteIn('Error: where\n    at Array.map (<anonymous>)')).toBeUndefined()
  })
})
