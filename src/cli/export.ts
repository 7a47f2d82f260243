import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { exportRows, toCsv, toJsonl } from '../experiment/matrix/export-results.ts'

export const exportCommand = (): Command =>
  new Command('export')
    .description('write the results of an experiment as flat rows, one an episode, for other tools')
    .argument('<experiment>', 'folder of an experiment')
    .option('--jsonl', 'one JSON object a line (default)')
    .option('--csv', 'comma-separated values')
    .option('--out <file>', 'write to a file')
    .action((path: string, flags: { jsonl?: boolean; csv?: boolean; out?: string }) => {
      const folder = ExperimentFolder.open(path)
      const rows = exportRows(folder.spec, folder.results())
      const text = flags.csv ? toCsv(rows) : toJsonl(rows)
      if (flags.out === undefined) process.stdout.write(text)
      else writeFileSync(flags.out, text)
    })
