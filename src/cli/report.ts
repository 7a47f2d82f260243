import { Command } from 'commander'
import { RunFolder } from '../experiment/run-folder.ts'
import { writeReport } from '../report/write-report.ts'

export const reportCommand = (): Command =>
  new Command('report')
    .description('make the HTML report of a run again from its journal alone')
    .argument('<run>', 'folder of a run')
    .action((path: string) => {
      process.stdout.write(`${writeReport(RunFolder.open(path))}\n`)
    })
