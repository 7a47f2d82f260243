import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Command } from 'commander'
import PQueue from 'p-queue'
import { count } from '../core/count.ts'
import { packagePath } from '../core/package-root.ts'
import { createRandom } from '../core/random.ts'
import { collectEvidence, type FrameOptions, USUAL_FRAMES } from '../evaluation/collect-evidence.ts'
import { criteriaByTask } from '../evaluation/criteria-folder.ts'
import { forecastOf } from '../evaluation/forecast.ts'
import { judgeAgain } from '../evaluation/judge-again.ts'
import { judgeRun } from '../evaluation/judge-run.ts'
import { type JudgedRun, runsIn } from '../evaluation/judged-runs.ts'
import { type JudgingBudget, judgingBudget } from '../evaluation/judging-budget.ts'
import { factsJudge } from '../mcu/autoeval/judge/facts-judge.ts'
import type { Judge } from '../mcu/autoeval/judge/judge.ts'
import { DEFAULT_CONCURRENCY } from '../model/allowance/open-allowance.ts'
import { priceOf } from '../model/price.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { type Layout, table } from '../report/table/table.ts'
import { judgementTables } from '../report/terminal/judgement-tables.ts'
import { writeJudgedReport } from '../report/write-judged-report.ts'
import { EXIT } from './explain.ts'
import { evidenceOption, type JudgeMakingFlags, judgeOf, judgeSpecs } from './judge-options.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { allowanceOf, withModelFlags } from './model-options.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { catalogueForReading } from './recorded-plugins.ts'
import { fromZero, positive } from './whole-number.ts'

interface JudgeFlags extends JudgeMakingFlags, LayoutFlags {
  judge: string[]
  repeat: number
  every: number
  most: number
  page?: string
  criteria?: string
  forecast?: true
  again?: true
  json?: boolean
  plugin?: string[]
}

const tell = (text: string) => process.stderr.write(`${text}\n`)

export const judgeCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('judge'), catalogue)
    .description('judge recorded runs in six dimensions; evidence and replies are kept in the runs')
    .argument('<folders...>', 'folders of runs or experiments')
    .option(
      '--judge <list>',
      'facts (rules over the journal, no key), vlm:MODEL such as vlm:openai:gpt-4o; several make a panel',
      judgeSpecs,
      ['facts'],
    )
    .addOption(evidenceOption())
    .option('--repeat <n>', 'how often a vlm is asked about each run', positive, 1)
    .option(
      '--every <ticks>',
      'ticks from one frame to the next; a second has 20',
      positive,
      USUAL_FRAMES.every,
    )
    .option(
      '--most <n>',
      'frames of a run; longer runs are shown with larger steps',
      positive,
      USUAL_FRAMES.most,
    )
    .option(
      '--criteria <folder>',
      'criteria files by task, which count before the tasks’ own; `criteria` writes them',
    )
    .option('--seed <number>', 'of what a vlm is asked with', fromZero, 1)
    .option('--page <file>', 'where the page of profiles goes (default: judged.html in the first folder)')
    .option('--forecast', 'print the cost without asking any judge')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .option('--again', 'read kept replies again and look at kept evidence again, offline; says what differs')
    .action(async (folders: string[], flags: JudgeFlags) => {
      const runs = runsIn(folders)
      if (flags.again) return again(runs, flags)
      const reading = await catalogueForReading(folders, flags)
      const budget = await judgingBudget(folders[0] as string, allowanceOf(flags))
      try {
        await judge(runs, flags, { reading, catalogue, budget })
      } finally {
        budget.release()
      }
      if (flags.forecast) return
      const [first = '.', ...others] = folders
      const title = others.length === 0 ? basename(resolve(first)) : `${folders.length} folders`
      const page = flags.page ?? join(first, 'judged.html')
      printerOf(flags)(`page     ${writeJudgedReport(page, title, runs, reading.scenarios)}`)
    })

async function judge(
  runs: readonly JudgedRun[],
  flags: JudgeFlags,
  { reading, catalogue, budget }: { reading: Catalogue; catalogue: Catalogue; budget: JudgingBudget },
): Promise<void> {
  const judges = await Promise.all(flags.judge.map((spec) => judgeOf(spec, flags, catalogue, budget)))
  const criteria = flags.criteria === undefined ? undefined : criteriaByTask(flags.criteria)
  const varies = judges.some((one) => one.varies)
  const prompts = judges.map(promptOf)
  const frames: FrameOptions = { ...USUAL_FRAMES, every: flags.every, most: flags.most }
  const wanted = judges.some(({ looksAt }) => looksAt.frames) ? frames : undefined
  if (criteria !== undefined) {
    const without = runs.filter(({ task }) => criteria(task) === undefined).length
    if (without > 0)
      tell(`${flags.criteria} has no criteria for ${count(without, 'run')}: those of their tasks count`)
  }
  if (varies) {
    const evidence = runs
      .slice(0, 1)
      .map(({ folder }) => collectEvidence(folder, reading, { frames: wanted, criteria }))
    const price = (id: string) => priceOf(id, flags)
    for (const one of judges.filter(({ varies }) => varies))
      tell(
        forecastOf(one, evidence, { runs: runs.length, repeat: flags.repeat, price: price(one.id.slice(4)) }),
      )
  }
  if (flags.forecast) return
  const queue = new PQueue({ concurrency: varies ? (flags.concurrency ?? DEFAULT_CONCURRENCY) : 1 })
  const watch = progressLines(runs.length)
  const results = await queue.addAll(
    runs.map((run) => async () => {
      const evidence = collectEvidence(run.folder, reading, { frames: wanted, criteria })
      const judgements = await Promise.all(
        judges.map((one, index) => {
          const seen = one.looksAt.frames ? evidence : { ...evidence, frames: [] }
          const options = { judge: one, repeat: flags.repeat, seed: flags.seed, prompt: prompts[index] }
          return judgeRun(run.folder.path, seen, options)
        }),
      )
      watch()
      return judgements.map((judgement) => ({ run, judgement }))
    }),
  )
  tablePrinterOf(flags)(judgementTables(results.flat(), createRandom(flags.seed), layoutHere(flags)))
  if (flags.json)
    printJson(
      results.flat().map(({ run, judgement }) => ({ run: run.folder.path, task: run.task, judgement })),
    )
}

/** Runs and judges whose judgements come out differently from the same evidence. */
export const differingTable = (rows: readonly string[][], layout: Layout): string =>
  table(['differs', 'judge'], rows, { left: 2, layout })

/** Prints the number of judged runs every few seconds. */
function progressLines(runs: number): () => void {
  let [done, said] = [0, performance.now()]
  return () => {
    done++
    if (performance.now() - said < 2000 || done === runs) return
    said = performance.now()
    tell(`judged ${done} of ${runs} runs`)
  }
}

const promptOf = (judge: Judge): string | undefined =>
  judge.varies
    ? createHash('sha256')
        .update(readFileSync(packagePath('prompts', 'rate-run.md')))
        .digest('hex')
    : undefined

/** Judges runs again using only their stored evidence. */
async function again(runs: readonly JudgedRun[], flags: LayoutFlags & JsonFlags): Promise<void> {
  const print = printerOf(flags)
  const rules = new Map([[factsJudge.id, factsJudge]])
  const all = await Promise.all(
    runs.map(async (run) => (await judgeAgain(run.folder.path, rules)).map((one) => ({ run, ...one }))),
  )
  const judged = all.flat()
  const differing = judged.filter(({ isSame }) => !isSame)
  const rows = differing.map(({ run, judgement }) => [run.folder.path, judgement.judge.id])
  if (rows.length > 0) tablePrinterOf(flags)(differingTable(rows, layoutHere(flags)))
  print(
    `${count(judged.length, 'judgement')} of ${count(runs.length, 'run')} read again, ${differing.length} come out otherwise`,
  )
  if (flags.json)
    printJson(
      judged.map(({ run, judgement, isSame }) => ({
        run: run.folder.path,
        judge: judgement.judge.id,
        isSame,
      })),
    )
  if (differing.length > 0) process.exitCode = EXIT.failure
}
