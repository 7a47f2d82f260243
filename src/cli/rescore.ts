import { Command } from 'commander'
import { readJournal } from '../core/journal/reader.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import { scorecardTable } from '../report/terminal/scorecard-table.ts'

export const rescoreCommand = (): Command =>
  new Command('rescore')
    .description('score a run again from its journal alone')
    .argument('<run>', 'folder of a run')
    .action((path: string) => {
      const folder = RunFolder.open(path)
      const { events, torn } = readJournal(folder.file('journal'))
      const scorecard = scoreEvents(events)
      folder.writeJson('scorecard', scorecard)
      process.stdout.write(`${scorecardTable(scorecard)}\n`)
      if (torn) process.stdout.write('the last line of the journal was cut off and has been left out\n')
    })
