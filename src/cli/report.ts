import { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import type { LookProvider } from '../render/look/look.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { writeReport } from '../report/write-report.ts'
import { type AssetsFlags, looksOf, withAssetsFlag } from './assets.ts'
import { ratedIn } from './mcu-difficulty-ask.ts'
import { noteRecords } from './note-records.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

function reportExperiment(folder: ExperimentFolder, catalogue: Catalogue): string {
  noteRecords(folder)
  return writeExperimentReport(folder, catalogue, ratedIn(folder.path))
}

function reportRun(folder: RunFolder, catalogue: Catalogue, looks: LookProvider | undefined): string {
  noteRecords({ damages: folder.damages(), unproven: 0 })
  return writeReport(folder, catalogue, looks)
}

export const reportCommand = (): Command =>
  withAssetsFlag(withReadingPluginFlag(new Command('report')))
    .description('write the HTML report of a run or an experiment again')
    .argument('<folder>', 'folder of a run or an experiment')
    .action(async (path: string, flags: { plugin?: string[] } & AssetsFlags) => {
      const catalogue = await catalogueForReading(path, flags)
      const file = ExperimentFolder.isOne(path)
        ? reportExperiment(ExperimentFolder.examine(path), catalogue)
        : reportRun(RunFolder.open(path), catalogue, looksOf(flags).looks)
      process.stdout.write(`${file}\n`)
    })
