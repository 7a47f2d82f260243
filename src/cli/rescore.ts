import { Command } from 'commander'
import { count } from '../core/count.ts'
import { readJournal } from '../core/journal/reader.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { rescoreExperiment } from '../experiment/matrix/rescore-experiment.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { folderText } from '../report/experiment-text.ts'
import { scorecardTable } from '../report/terminal/scorecard-table.ts'
import type { Layout } from '../report/terminal/table.ts'
import { allOption, type LayoutFlags, layoutHere } from './layout.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

export const rescoreCommand = (): Command =>
  withReadingPluginFlag(new Command('rescore'))
    .description('score a run, or all runs of an experiment, again from their journals alone')
    .argument('<folder>', 'folder of a run or an experiment')
    .addOption(allOption())
    .action(async (path: string, flags: { plugin?: string[] } & LayoutFlags) => {
      const catalogue = await catalogueForReading(path, flags)
      if (ExperimentFolder.isOne(path)) rescoreAll(ExperimentFolder.open(path), catalogue, layoutHere(flags))
      else rescoreOne(RunFolder.open(path), catalogue)
    })

function rescoreOne(folder: RunFolder, catalogue: Catalogue): void {
  const { events, torn } = readJournal(folder.file('journal'))
  const scorecard = scoreEvents(events, catalogue)
  folder.writeJson('scorecard', scorecard)
  process.stdout.write(`${scorecardTable(scorecard, catalogue.metrics)}\n`)
  if (torn) process.stdout.write('the last line of the journal was cut off and is left out\n')
}

function rescoreAll(folder: ExperimentFolder, catalogue: Catalogue, layout: Layout): void {
  const { results, changed } = rescoreExperiment(folder, catalogue)
  process.stdout.write(`${folderText(folder, catalogue, layout)}\n`)
  process.stdout.write(`\n${count(results.length, 'result')} scored again, ${changed} changed\n`)
}
