import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { readJournal } from '../core/journal/reader.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import { villagerActionLog, villagerScore } from '../report/villager-export.ts'

export const exportCommand = (): Command =>
  new Command('export')
    .description('write a run in the shape of another project, for scripts that read it')
    .argument('<run>', 'folder of a run')
    .addOption(
      new Option('--as <shape>', 'villager: score.json and action_log.json of VillagerBench')
        .choices(['villager'])
        .default('villager'),
    )
    .option('--out <folder>', 'where the files go (default: <run>/villager)')
    .action((path: string, { out }: { out?: string }) => {
      const run = RunFolder.open(path)
      const { events } = readJournal(run.file('journal'))
      const folder = out ?? join(run.path, 'villager')
      mkdirSync(folder, { recursive: true })
      const write = (name: string, value: unknown) => {
        writeFileSync(join(folder, name), `${JSON.stringify(value, null, 4)}\n`)
        process.stdout.write(`${join(folder, name)}\n`)
      }
      write('score.json', villagerScore(events, scoreEvents(events)))
      write('action_log.json', villagerActionLog(events))
    })
