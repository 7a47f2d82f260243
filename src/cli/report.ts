import { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { writeReport } from '../report/write-report.ts'

export const reportCommand = (catalogue: Catalogue): Command =>
  new Command('report')
    .description('make the HTML report of a run or an experiment again')
    .argument('<folder>', 'folder of a run or an experiment')
    .action((path: string) => {
      process.stdout.write(
        `${ExperimentFolder.isOne(path) ? writeExperimentReport(ExperimentFolder.open(path), catalogue) : writeReport(RunFolder.open(path), catalogue)}\n`,
      )
    })
