import { Command, Option } from 'commander'
import PQueue from 'p-queue'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { collectEvidence, USUAL_FRAMES } from '../evaluation/collect-evidence.ts'
import { ComparisonFile } from '../evaluation/comparison-file.ts'
import { compareTwice, duelsByScore, duelsOf, firstPreferred, pairsOf } from '../evaluation/duels.ts'
import { type JudgedRun, runsIn } from '../evaluation/judged-runs.ts'
import { JudgementFolder } from '../evaluation/judgement-folder.ts'
import { DIMENSIONS, type Dimension } from '../mcu/autoeval/dimension.ts'
import type { Evidence } from '../mcu/autoeval/judge/judge.ts'
import type { Duel } from '../mcu/autoeval/rating/duel.ts'
import { standings } from '../mcu/autoeval/rating/standings.ts'
import { DEFAULT_CONCURRENCY, openAllowance } from '../model/allowance/open-allowance.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { arenaPicture } from '../report/html/judged/arena-picture.ts'
import { arenaText, type Compared } from '../report/terminal/arena-table.ts'
import { writeWhole } from '../report/write-whole.ts'
import { evidenceOption, type JudgeMakingFlags, judgeOf, judgeSpec } from './judge-options.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { allowanceOf, withModelFlags } from './model-options.ts'
import { jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { catalogueForReading } from './recorded-plugins.ts'
import { fromZero } from './whole-number.ts'

interface ArenaFlags extends JudgeMakingFlags, LayoutFlags {
  judge: string
  dimension?: Dimension
  compare?: string
  picture?: string
  json?: boolean
  plugin?: string[]
}

export const arenaCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('arena'), catalogue)
    .description(
      'rank teams by duels over runs of the same tasks, by the scores of a judge or by comparisons',
    )
    .argument('<folders...>', 'folders of runs or experiments')
    .option('--judge <spec>', 'whose scores decide, or who compares: facts, vlm:MODEL', judgeSpec, 'facts')
    .addOption(
      new Option(
        '--dimension <name>',
        'whose scores or verdicts decide (default: the scores of Task Progress; with --compare the overall verdict)',
      ).choices(DIMENSIONS),
    )
    .option(
      '--compare <file>',
      'show the judge two runs at a time, in both orders, and keep its replies in this file',
    )
    .addOption(evidenceOption())
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .option('--picture <file>', 'draw the ratings with their intervals (SVG)')
    .option('--seed <number>', 'of resampling, and of what a vlm is asked with', fromZero, 1)
    .action(async (folders: string[], flags: ArenaFlags) => {
      const runs = runsIn(folders)
      const { duels, by, compared } =
        flags.compare === undefined
          ? byScores(runs, flags)
          : await byComparisons(runs, flags, flags.compare, {
              catalogue,
              reading: await catalogueForReading(folders, flags),
            })
      const print = printerOf(flags)
      const ranked = standings(duels, createRandom(flags.seed))
      tablePrinterOf(flags)(arenaText({ duels, ranked }, by, { compared, layout: layoutHere(flags) }))
      if (flags.picture !== undefined)
        print(writeWhole(flags.picture, `${arenaPicture(ranked, true).text}\n`))
      if (flags.json) printJson({ duels: duels.length, standings: ranked })
    })

interface Decided {
  readonly duels: readonly Duel[]
  /** The rule or judge that decided them, in plain words. */
  readonly by: string
  /** Statistics of a comparing judge. */
  readonly compared?: Compared
}

/** Duels decided by scores that were given before. */
function byScores(runs: readonly JudgedRun[], { judge, dimension = 'Task Progress' }: ArenaFlags): Decided {
  const judged = runs.flatMap((run) =>
    new JudgementFolder(run.folder.path)
      .all()
      .filter(({ judgement }) => judgement.judge.id === judge || judgement.judge.id.startsWith(`${judge}:`))
      .map(({ judgement }) => ({ ...run, judgement })),
  )
  if (judged.length === 0) {
    throw new UsageError(`None of these ${runs.length} runs has been judged by ${judge}.`, {
      hint: `Judge them first: causalmace judge --judge ${judge} with the same folders.`,
    })
  }
  if (pairsOf(judged).length === 0)
    throw new UsageError(
      `Of ${count(judged.length, 'run')} no two are of different teams at the same task.`,
      {
        hint: 'A duel takes runs of one task by different planners or models.',
      },
    )
  return { duels: duelsByScore(judged, dimension), by: `${judge}, ${dimension}` }
}

/** Duels decided by comparisons; the file keeps earlier comparisons. */
async function byComparisons(
  runs: readonly JudgedRun[],
  flags: ArenaFlags,
  path: string,
  { catalogue, reading }: { catalogue: Catalogue; reading: Catalogue },
): Promise<Decided> {
  const judge = await judgeOf(flags.judge, flags, catalogue, openAllowance(allowanceOf(flags)))
  const file = ComparisonFile.open(path, judge.id)
  const frames = judge.looksAt.frames ? USUAL_FRAMES : undefined
  const queue = new PQueue({ concurrency: judge.varies ? (flags.concurrency ?? DEFAULT_CONCURRENCY) : 1 })
  const open = pairsOf(runs).filter((pair) => !file.has(pair))
  for (const ofTask of Map.groupBy(open, ([{ task }]) => task).values()) {
    // A run is compared with several others of its task, but rendered only once.
    const seen = new Map<JudgedRun, Evidence>()
    const evidenceOfRun = (run: JudgedRun): Evidence => {
      const evidence = seen.get(run) ?? collectEvidence(run.folder, reading, { frames })
      seen.set(run, evidence)
      return evidence
    }
    await queue.addAll(
      ofTask.map(([a, b]) => async () => {
        const asked = { seed: flags.seed, sample: 0 }
        file.add([a, b], await compareTwice(judge, evidenceOfRun(a), evidenceOfRun(b), asked))
      }),
    )
  }
  const all = file.all()
  const duels = duelsOf(all, flags.dimension)
  return {
    duels,
    by: `${judge.id}, compared in both orders, ${flags.dimension ?? 'overall verdict'}`,
    compared: {
      first: firstPreferred(all),
      unread: all.length - duels.length,
    },
  }
}
