import { describe, it } from 'vitest'
import type { Metric } from '../../src/judger/metrics/metric.ts'
import { scoreEvents } from '../../src/judger/metrics/scorecard.ts'
import { scoring } from '../../src/scenario/testing.ts'
import { metricConformance } from '../../src/testing/conformance/metric.ts'

type Card = ReturnType<typeof scoreEvents>

/** Every scorecard's own measures, each as a metric of its own. */
const measures: Readonly<Record<string, (card: Card) => number | undefined>> = {
  completion: ({ completionRate }) => completionRate?.value,
  contribution: ({ contributionRate }) => contributionRate?.paper,
  'view-hit-rate': ({ viewHitRate }) => viewHitRate?.paper.value,
  elapsed: ({ time }) => time.elapsed,
  efficiency: ({ efficiency }) => efficiency.paper?.union,
  balance: ({ balance }) => balance.even,
  complexity: ({ complexity }) => complexity,
}

describe.each(Object.entries(measures))('%s as a Metric', (id, of) => {
  const metric: Metric = { id, title: id, compute: (events) => of(scoreEvents(events, scoring)) }
  for (const { name, run } of metricConformance(metric)) it(name, run)
})
