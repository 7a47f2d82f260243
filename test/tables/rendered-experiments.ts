import { ABLATION_ROWS, settingOfRow } from '../../src/experiment/matrix/ablation.ts'
import { conditionOf } from '../../src/experiment/matrix/condition.ts'
import type { ExperimentSpec } from '../../src/experiment/matrix/experiment-spec.ts'
import { experimentBlocks } from '../../src/report/experiment-text.ts'
import { appendixTables } from '../../src/report/paper/appendix.ts'
import { type Block, type Layout, printBlocks } from '../../src/report/table/table.ts'
import { chargeTable, protocolBlocks } from '../../src/report/tables/protocol-tables.ts'
import { catalogue, comparison, resultsOf, sheets } from './experiment.ts'

const planned = (spec: ExperimentSpec): NonNullable<ExperimentSpec['plan']> => {
  const [a, b] = spec.conditions
  const contrast = { name: 'method − no graph at all', a: a?.id ?? '', b: b?.id ?? '' }
  const cell = (name: string) => ({
    name,
    conditions: spec.conditions.map(({ id }, index) => ({ id, name: `the condition of row ${index + 1}` })),
    tasks: spec.tasks.map(({ id }) => id),
    seeds: spec.seeds,
    contrasts: [contrast],
  })
  const cells = [cell('construction, thirty seconds a call'), cell('escapes with a weak model')]
  return {
    ...{
      protocol: 'f'.repeat(64),
      question: 'Is it better?',
      cells,
      measures: ['completion', 'efficiency', 'calls'],
    },
    primary: { measure: 'completion', cell: cells[0]?.name ?? '', contrast },
    ...{ secondary: [], episodes: 1, mostLeftOut: 0.1, detectable: null, isPilot: false, deviation: null },
  }
}

const ablation = (): ExperimentSpec =>
  comparison({
    kind: 'ablation',
    conditions: ABLATION_ROWS.map((row, index) =>
      conditionOf(
        {
          model: 'simulated:medium',
          agents: 6,
          trust: 'judger',
          repair: false,
          latency: 'none',
          ...settingOfRow(row),
        },
        `row ${index + 1}`,
      ),
    ),
  })

/** Prints blocks, which are made once for each extent: simulating which differences could be detected takes a long time. */
function printer(make: (all: boolean) => Block[]): (layout: Layout) => string {
  const made = new Map<boolean, Block[]>()
  return (layout) => {
    const blocks = made.get(layout.all) ?? make(layout.all)
    made.set(layout.all, blocks)
    return printBlocks(blocks, layout)
  }
}

const compared = comparison()
const results = resultsOf(compared)

/** Tables of experiments. */
export const EXPERIMENTS: Readonly<Record<string, (layout: Layout) => string>> = {
  'run, compare, report, export: a comparison': printer((all) => [
    ...experimentBlocks(compared, results, catalogue, { all, sheets }),
    ...chargeTable([{ spec: compared, results }], sheets),
  ]),
  'ablate: the paper’s table': printer(() => {
    const spec = ablation()
    return experimentBlocks(spec, resultsOf(spec), catalogue, { all: false, sheets })
  }),
  'experiment: a protocol': printer(() => protocolBlocks(compared, planned(compared), results, sheets)),
  'export --paper: what was played': printer(() => appendixTables(compared, [])),
}
