/*
 * `npm run bench:robust`: how the test of dependencies holds with simulated models that misbehave in ways unknown to the test (profiles/simulated.yaml), on random graphs of known cause. Every model is calibrated first, as the planner does. The last rows are for models that behave differently on the task than in the calibration (transports.ts).
 * `-- --models 4` uses fewer models of each kind, `-- --graphs 5` fewer graphs per model.
 */
import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { wilson } from '../../src/core/statistics/intervals.ts'
import { loadProfiles } from '../../src/question/simulated/profile.ts'
import { readFlags } from '../flags.ts'
import { type Behaviour, type Cell, type ModelResult, runModel, summed } from './cell.ts'
import { transports } from './transports.ts'

const { values: flags } = readFlags(import.meta.filename, {
  models: { type: 'string', default: '20' },
  graphs: { type: 'string', default: '15' },
  only: { type: 'string' },
})
const RATES = [0.01, 0.05, 0.1, 0.2]
/** In addition to the rates: the families at their extremes, which have no named rate. */
const EXTREMES = ['ignoring@1', 'sycophantic@0.5', 'half-hearted@0.5', 'over-reacting@0.5', 'uneven@0.4']
const MAX_FALSE_KEEPS = 0.07
const MAX_LOSS = 0.01
const RECALL = 0.95
const OBEDIENT = 0.8

const nameOf = (behaviour: Behaviour): string => (typeof behaviour === 'string' ? behaviour : behaviour.name)
const families = loadProfiles().flatMap(({ name, family }) => (family === undefined ? [] : [name]))
const kinds: Behaviour[] = [
  ...families.flatMap((name) => RATES.map((rate) => `${name}@${rate}`)),
  ...EXTREMES,
  ...transports,
].filter(
  (kind) => flags.only === undefined || flags.only.split(',').some((name) => nameOf(kind).startsWith(name)),
)
const SHORT: Record<string, string> = {
  misapplies_rules: 'misapplies',
  ignores_contradictions: 'ignores',
  obeys_in_part: 'in part',
}
const doubtsIn = ({ doubts }: Cell): string =>
  Object.entries(doubts)
    .map(([why, count]) => `${SHORT[why] ?? why} ${count}`)
    .join(', ')
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`)
const started = Date.now()

const cells: { kind: string; isFine: boolean; differs: boolean; cell: Cell }[] = []
for (const kind of kinds) {
  const results: ModelResult[] = []
  for (let seed = 1; seed <= Number(flags.models); seed++)
    results.push(await runModel(kind, { seed, graphs: Number(flags.graphs) }))
  const isFine = typeof kind !== 'string' && kind.isFine === true
  const differs = typeof kind !== 'string' && !isFine
  const cell = summed(results)
  cells.push({ kind: nameOf(kind), isFine, differs, cell })
  const { hits, n } = cell.falseKeeps
  process.stderr.write(
    `${nameOf(kind)}: ${n} of ${cell.graphs} refined, ${hits} with a false one, F1 ${cell.initialF1.toFixed(3)} → ${cell.f1.toFixed(3)}, after ${((Date.now() - started) / 1000).toFixed(0)} s\n`,
  )
}

const table = new Table({
  style: { head: [], border: [], compact: true },
  head: [
    'model',
    'refined',
    'graphs',
    'left alone',
    'false keeps [95 %]',
    'of all',
    'recall',
    'obedience',
    'F1 initial',
    'F1',
    'calls',
    'to calibrate',
  ],
  colAligns: ['left', ...Array(11).fill('right')],
})
for (const { kind, cell } of cells) {
  const { hits, n } = cell.falseKeeps
  const { low, high } = wilson({ hits, n })
  table.push([
    kind,
    `${cell.refined}/${cell.models}${cell.single > 0 ? ` (${cell.single} singly)` : ''}`,
    `${cell.refinedGraphs}/${cell.graphs}`,
    doubtsIn(cell),
    n === 0 ? '–' : `${percent(hits / n)} [${percent(low)}, ${percent(high)}]`,
    percent(hits / cell.graphs),
    percent(cell.recall),
    cell.obedience.toFixed(2),
    cell.initialF1.toFixed(3),
    cell.f1.toFixed(3),
    Number.isNaN(cell.calls) ? '–' : cell.calls.toFixed(1),
    cell.calibrationCalls.toFixed(0),
  ])
}
process.stdout.write(
  `Simulated models only. ${flags.models} models of each kind, ${flags.graphs} random graphs each, level 5 %.\n` +
    '"refined": models that their calibration lets refine; "graphs": those refined in the end; "left alone": by the check of the plan itself.\n' +
    '"false keeps": graphs in which the test kept an edge that no rule causes, of those refined; "of all": of all graphs.\n' +
    `${table.toString()}\n`,
)

const broken = (isBroken: (cell: Cell, differs: boolean) => boolean) =>
  cells
    .filter(({ cell, differs }) => isBroken(cell, differs))
    .map(({ kind, cell }) => `${kind} (${cell.refined} of ${cell.models} refined)`)
const promises: [text: string, broken: string[]][] = [
  [
    'false keeps at most 7 % of the refined graphs, wherever a model may be refined',
    broken((cell) => cell.falseKeeps.hits > MAX_FALSE_KEEPS * cell.falseKeeps.n),
  ],
  [
    'false keeps at most 7 % of all graphs, everywhere',
    broken((cell) => cell.falseKeeps.hits > MAX_FALSE_KEEPS * cell.graphs),
  ],
  [
    'F1 nowhere more than 0.01 below that of the initial graph',
    broken((cell) => cell.f1 < cell.initialF1 - MAX_LOSS),
  ],
  [
    // Obedience is that of the calibration: it does not cover a model that obeys differently on the task.
    'recall at least 95 % wherever obedience is at least 0.8, the task is answered as the calibration, and a model may be refined',
    broken((cell, differs) => !differs && cell.obedience >= OBEDIENT && cell.recall < RECALL),
  ],
]
const WELL_BEHAVED = { refined: 0.95, f1: 0.98 }
for (const { kind, cell } of cells.filter(({ isFine }) => isFine))
  promises.push([
    `${kind}: ${100 * WELL_BEHAVED.refined} % of the graphs refined, F1 at least ${WELL_BEHAVED.f1}`,
    cell.refinedGraphs >= WELL_BEHAVED.refined * cell.graphs && cell.f1 >= WELL_BEHAVED.f1 ? [] : [kind],
  ])
for (const [text, kindsBroken] of promises)
  process.stdout.write(
    `${kindsBroken.length === 0 ? 'kept    ' : 'BROKEN  '}${text}${kindsBroken.length === 0 ? '' : `: ${kindsBroken.join(', ')}`}\n`,
  )
if (promises.some(([, kindsBroken]) => kindsBroken.length > 0)) process.exitCode = 1
process.stderr.write(`took ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
