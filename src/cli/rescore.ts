import { Command } from 'commander'
import { count } from '../core/count.ts'
import { finalSeal } from '../core/journal/reader.ts'
import { damageText } from '../core/records/damage.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { rescoreExperiment } from '../experiment/matrix/rescore-experiment.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import { calibrationCalls } from '../planner/plan-in-events.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { folderText } from '../report/experiment-text.ts'
import { proofText } from '../report/proof-text.ts'
import { scorecardTable } from '../report/terminal/scorecard-table.ts'
import { experimentJson } from './experiment-json.ts'
import { EXIT } from './explain.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

interface RescoreFlags extends LayoutFlags, JsonFlags {
  plugin?: string[]
}

export const rescoreCommand = (): Command =>
  withReadingPluginFlag(new Command('rescore'))
    .description('score a run, or all runs of an experiment, again from their journals alone')
    .argument('<folder>', 'folder of a run or an experiment')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action(async (path: string, flags: RescoreFlags) => {
      const catalogue = await catalogueForReading(path, flags)
      if (ExperimentFolder.isOne(path)) await rescoreAll(ExperimentFolder.open(path), catalogue, flags)
      else rescoreOne(RunFolder.open(path), catalogue, flags)
    })

function rescoreOne(folder: RunFolder, catalogue: Catalogue, flags: RescoreFlags): void {
  const print = printerOf(flags)
  const journal = folder.journal()
  const { events, torn, seal, proof } = journal
  const scorecard = scoreEvents(events, catalogue)
  folder.writeScorecard(scorecard, finalSeal(journal))
  tablePrinterOf(flags)(
    scorecardTable(scorecard, catalogue.metrics, layoutHere(flags), calibrationCalls(events)),
  )
  print(`journal  ${count(seal.lines, 'line')}, ${proofText(proof)}`)
  if (torn) print('the last line of the journal was cut off and is left out')
  if (flags.json) printJson({ run: folder.id, folder: folder.path, torn, proof, scorecard })
}

async function rescoreAll(
  folder: ExperimentFolder,
  catalogue: Catalogue,
  flags: RescoreFlags,
): Promise<void> {
  const print = printerOf(flags)
  const { results, changed, damages } = await rescoreExperiment(folder, catalogue)
  for (const damage of damages) print(`not scored again: ${damageText(damage)}`)
  const scored = ExperimentFolder.examine(folder.path)
  tablePrinterOf(flags)(folderText(scored, catalogue, layoutHere(flags)))
  print(`\n${count(results.length, 'result')} scored again, ${changed} changed`)
  if (flags.json) printJson({ ...experimentJson(scored, catalogue), changed, damages })
  if (damages.length > 0) process.exitCode = EXIT.failure
}
