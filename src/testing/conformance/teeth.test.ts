import { describe, expect, it } from 'vitest'
import type { Metric } from '../../judger/metrics/metric.ts'
import { constructionScenario } from '../../scenario/construction/scenario.ts'
import type { Check } from '../check.ts'
import { SMALL_TASK } from '../tasks.ts'
import { metricConformance } from './metric.ts'
import { scenarioConformance } from './scenario.ts'

/** The names of the checks that fail. */
async function failing(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of checks)
    await run().catch(() => failed.push(name.replace(/ \(example 1\)$/, '')))
  return failed
}

describe('the conformance suite of metrics finds', () => {
  const found = (compute: Metric['compute']) =>
    failing(metricConformance({ id: 'broken', title: 'broken', compute }))

  it('a metric that keeps state', async () => {
    let calls = 0
    expect(await found(() => calls++)).toEqual([expect.stringContaining('the same value')])
  })

  it('a metric that changes its input', async () => {
    expect(await found((events) => (events as unknown[]).push('more'))).toContain(
      'leaves events and task as they are',
    )
  })

  it('a metric that needs the end of the journal', async () => {
    expect(
      await found((events) => events.findLast(({ type }) => type === 'episode.finished')?.t ?? Number.NaN),
    ).toEqual(['copes with a journal that ends at any event'])
  })
})

describe('the conformance suite of scenarios finds', () => {
  const found = (changes: Partial<typeof constructionScenario>) =>
    failing(scenarioConformance({ ...constructionScenario, ...changes }, { examples: [SMALL_TASK] }))

  it('no error in a correct scenario', async () => {
    expect(await found({})).toEqual([])
  })

  it('a fold that does not follow the run', async () => {
    expect(
      await found({
        completionFold: () => ({ apply: () => undefined, now: () => ({ done: 0, of: 5, what: 'blocks' }) }),
      }),
    ).toEqual([
      'follows the same completion through the journal as its judge and its measures',
      'measures, follows and shows a journal that ends at any event, regardless of earlier reads',
    ])
  })

  it('a judge that is satisfied from the beginning', async () => {
    const { judge } = constructionScenario
    expect(
      await found({
        judge: (task) => ({ ...judge(task), progress: () => ({ done: 5, of: 5, what: 'blocks' }) }),
      }),
    ).toContain('begins unfinished, and ends with everything done')
  })

  it('an error without a path for a wrong value', async () => {
    const { resolve } = constructionScenario
    expect(
      await found({
        resolve(file, checker) {
          if (JSON.stringify(file).includes('no such thing')) throw new RangeError('what?')
          return resolve(file, checker)
        },
      }),
    ).toEqual(['reads odd values or refuses them with a path, and throws nothing else'])
  })
})
