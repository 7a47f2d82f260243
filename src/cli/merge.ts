import { basename } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { shellWord } from '../core/shell-word.ts'
import { settledResults } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { episodesOf } from '../experiment/matrix/experiment-spec.ts'
import { mergeExperiments } from '../experiment/matrix/merge-experiments.ts'
import { joinProtocols, noteHalt } from '../experiment/protocol/protocol-folder.ts'
import { folderText } from '../report/experiment-text.ts'
import { recordsLines, recordsOf } from '../report/records-text.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { printLearned } from './conduct.ts'
import { experimentJson } from './experiment-json.ts'
import { SHARD_SUFFIX } from './experiment-options.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

interface MergeFlags extends LayoutFlags, JsonFlags {
  id?: string
  experiments: string
  plugin?: string[]
}

export const mergeCommand = (): Command =>
  withReadingPluginFlag(new Command('merge'))
    .description('join the parts of an experiment that were played with --shard into one folder')
    .argument('<shards...>', 'folders of the parts')
    .option('--id <id>', 'name of the whole (default: that of the first part, without its ending)')
    .option('--experiments <folder>', 'folder of all experiments', 'experiments')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action(async (paths: string[], flags: MergeFlags) => {
      const catalogue = await catalogueForReading(paths, flags)
      const shards = paths.map((path) => ExperimentFolder.examine(path))
      const records = recordsOf(shards)
      const id = flags.id ?? basename(shards[0]?.path ?? '').replace(SHARD_SUFFIX, '')
      const { folder, missing } = await mergeExperiments(shards, flags.experiments, id)
      joinProtocols(folder, shards)
      noteHalt(folder, new Date())
      const print = printerOf(flags)
      for (const line of recordsLines(records)) print(line)
      const results = settledResults(folder.results())
      if (results.length > 0) {
        tablePrinterOf(flags)(folderText(folder, catalogue, layoutHere(flags)))
        print(`\nreport   ${writeExperimentReport(folder, catalogue)}`)
      }
      const of = episodesOf(folder.spec).length
      print(`merged   ${folder.path}: ${results.length} of ${count(of, 'episode')}`)
      if (missing.length > 0) print(`missing  shard ${missing.join(', ')}`)
      if (results.length === of) printLearned(folder, print)
      else print(`not finished; resume it with \`causalmace resume ${shellWord(folder.path)}\``)
      if (flags.json) printJson({ ...experimentJson(folder, catalogue), ...records, missingShards: missing })
    })
