import { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { writeReport } from '../report/write-report.ts'
import { type AssetsFlags, looksOf, withAssetsFlag } from './assets.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

export const reportCommand = (): Command =>
  withAssetsFlag(withReadingPluginFlag(new Command('report')))
    .description('write the HTML report of a run or an experiment again')
    .argument('<folder>', 'folder of a run or an experiment')
    .action(async (path: string, flags: { plugin?: string[] } & AssetsFlags) => {
      const catalogue = await catalogueForReading(path, flags)
      const file = ExperimentFolder.isOne(path)
        ? writeExperimentReport(ExperimentFolder.open(path), catalogue)
        : writeReport(RunFolder.open(path), catalogue, looksOf(flags).looks)
      process.stdout.write(`${file}\n`)
    })
