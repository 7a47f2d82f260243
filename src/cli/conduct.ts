import { relative } from 'node:path'
import { count, plural } from '../core/count.ts'
import { dollars } from '../core/dollars.ts'
import { shellWord } from '../core/shell-word.ts'
import { missedThresholds, type Threshold } from '../experiment/analysis/thresholds.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import {
  type EpisodeResult,
  isInfrastructure,
  isOpen,
  settledResults,
} from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { learnFrom } from '../experiment/matrix/experiment-knowledge.ts'
import { episodesOf } from '../experiment/matrix/experiment-spec.ts'
import type { Mixed } from '../experiment/matrix/mixed.ts'
import { runExperiment } from '../experiment/matrix/run-experiment.ts'
import type { Halt } from '../experiment/matrix/run-options.ts'
import { spentIn } from '../experiment/matrix/spending.ts'
import type { Again } from '../experiment/matrix/take-stock.ts'
import { noteHalt, notePlaying } from '../experiment/protocol/protocol-folder.ts'
import type { BudgetLimits } from '../model/allowance/budget.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { folderText } from '../report/experiment-text.ts'
import { prose } from '../report/table/table.ts'
import { createExperimentView } from '../report/terminal/experiment-view.ts'
import { learnedText } from '../report/terminal/knowledge-table.ts'
import { span } from '../report/terminal/span.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { experimentJson } from './experiment-json.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { layoutHere } from './layout.ts'
import { ratedIn } from './mcu-difficulty-ask.ts'
import { printerOf, printJson, tablePrinterOf } from './output.ts'
import { type PoolFlags, poolOf } from './pool-options.ts'

const exitCodes = {
  finished: EXIT.success,
  stopped: EXIT.interrupted,
  budget: EXIT.failure,
  outage: EXIT.infrastructure,
  quota: EXIT.infrastructure,
  until: EXIT.unfinished,
} as const satisfies Record<Halt, number>

/** An experiment whose last attempts ended with infrastructure faults measured nothing in them. */
function exitCodeAfter(halt: Halt, results: readonly EpisodeResult[]): number {
  const isFailed = halt === 'finished' && settledResults(results).some(isInfrastructure)
  return isFailed ? EXIT.infrastructure : exitCodes[halt]
}

/** Plays the rest of an experiment, shows its progress and prints the results. Sets the exit code. */
export async function conduct(
  folder: ExperimentFolder,
  options: PoolFlags & {
    jobs: number
    /** See `RunExperimentOptions`. */
    until?: number
    /** How long this process may be silent before another one takes the folder (s). */
    lock?: number
    plain?: boolean
    all?: boolean
    json?: boolean
    catalogue: Catalogue
    budget?: BudgetLimits
    again?: Again
    failUnder?: readonly Threshold[]
    /** See `RunExperimentOptions`. */
    mixture?: Mixed | undefined
  },
): Promise<void> {
  const { jobs, plain, json = false, catalogue, budget, until, lock } = options
  const print = printerOf(options)
  const [started, begun] = [new Date(), performance.now()]
  const isScreen = process.stdout.isTTY === true && plain !== true && !json
  const view = createExperimentView({
    labels: labelsOf(folder.spec.conditions),
    print,
    now: Date.now,
    spent: () => spentIn(folder),
    ...(isScreen ? { screen: process.stdout } : {}),
  })
  const interrupt = interruptible()
  try {
    const pool = await poolOf(folder, options, catalogue, {
      note: (text) => print(`note: ${text}`),
      machines: (machines) => view.machines(machines),
    })
    const halt = await runExperiment({
      folder,
      jobs,
      ...(pool === undefined ? {} : { pool, promptsHere: options.models === 'runner' }),
      catalogue,
      ...(budget === undefined ? {} : { budget }),
      ...(options.again === undefined ? {} : { again: options.again }),
      ...(until === undefined ? {} : { until }),
      mixture: options.mixture,
      ...(lock === undefined ? {} : { silentMs: 1000 * lock }),
      onWait: (holder, atMostMs) =>
        print(
          `note: ${folder.path} is claimed by ${holder}; waiting up to ${span(atMostMs)} to see if that lives`,
        ),
      wallClock: Date.now,
      onProgress(progress) {
        // By now the folder belongs to this process.
        if (progress.type === 'begun') notePlaying(folder, started)
        view.progress(progress)
      },
      signal: interrupt.signal,
    })
    view.close()
    const played = ExperimentFolder.examine(folder.path)
    const results = played.results()
    noteHalt(played, new Date())
    printResults(played, print, {
      ...{ catalogue, layout: layoutHere(options), results, begun },
      printTables: tablePrinterOf(options),
    })
    if (halt === 'finished') printLearned(played, print)
    for (const line of haltLines(folder, halt, { results, isPooled: options.pool !== undefined })) print(line)
    const missed = halt === 'finished' ? missedThresholds(folder.spec, results, options.failUnder ?? []) : []
    for (const line of missed) print(`missed   ${line}`)
    if (json) printJson({ ...experimentJson(played, catalogue), halt, missed })
    process.exitCode = missed.length > 0 ? EXIT.failure : exitCodeAfter(halt, results)
  } finally {
    view.close()
    interrupt.release()
  }
}

/** Adds the evidence of an experiment to its store, if it has one, and reports it. */
export function printLearned(folder: ExperimentFolder, print: (line: string) => void): void {
  const learned = learnFrom(folder)
  if (learned !== undefined) print(learnedText(learned))
}

/** Prints the tables of an experiment, where its files are, and its time and cost. */
function printResults(
  folder: ExperimentFolder,
  print: (line: string) => void,
  {
    catalogue,
    layout,
    results,
    begun,
    printTables,
  }: {
    catalogue: Catalogue
    layout: ReturnType<typeof layoutHere>
    results: readonly EpisodeResult[]
    begun: number
    printTables: (text: string) => void
  },
): void {
  print('')
  printTables(folderText(folder, catalogue, layout))
  print(`\nreport   ${relative('.', writeExperimentReport(folder, catalogue, ratedIn(folder.path)))}`)
  print(`results  ${relative('.', folder.file('results.jsonl'))}`)
  print(prose(`took     ${span(performance.now() - begun)}; ${timing(results)}`, layout))
  const { inputTokens, outputTokens } = spentIn(folder)
  if (inputTokens + outputTokens > 0) print(spentText(folder))
}

/** Why an experiment ended early, and how to continue it; nothing if it is finished. */
function haltLines(
  { path, spec }: ExperimentFolder,
  halt: Halt,
  { results, isPooled }: { results: readonly EpisodeResult[]; isPooled: boolean },
): string[] {
  const command = `causalmace resume ${shellWord(path)}${isPooled ? ' --pool' : ''}`
  const resume = (flags = '') => `not finished; resume it with \`${command}${flags}\``
  switch (halt) {
    case 'finished':
      return []
    case 'budget':
      return ['the budget is spent', resume(' --max-…')]
    case 'outage':
      return ['the endpoint of a model is down', resume()]
    case 'quota':
      return ['the account has no quota left at the endpoint of a model', resume()]
    case 'until': {
      const of = episodesOf(spec).length
      const left = of - settledResults(results).filter((result) => !isOpen(result)).length
      const open = `${left} of ${count(of, 'episode')} ${plural(left, 'is', 'are')} left`
      return [`--until leaves no time for another episode: ${open}`, resume()]
    }
    case 'stopped':
      return [resume()]
  }
}

/** The cost of all model calls, all attempts and all resumptions together. */
function spentText(folder: ExperimentFolder): string {
  const { calls, inputTokens, outputTokens, cost, estimated } = spentIn(folder)
  const money = cost > 0 ? `, ${dollars(cost)}` : ''
  const note = estimated ? ' (partly estimated, where the endpoint does not report it)' : ''
  return `spent    ${count(calls, 'request')}, ${count(inputTokens, 'token')} in and ${outputTokens} out${money}${note}`
}

/** Wall time of the episodes, which run in parallel. */
function timing(lines: readonly EpisodeResult[]): string {
  const times = settledResults(lines)
    .map(({ wallSeconds }) => wallSeconds)
    .sort((a, b) => a - b)
  const total = times.reduce((sum, time) => sum + time, 0)
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1)
  const cpu = settledResults(lines).reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0)
  return `episodes: median ${at(0.5)} s, longest ${at(1)} s, together ${span(1000 * total)} of wall time, ${span(1000 * cpu)} of processor time`
}
