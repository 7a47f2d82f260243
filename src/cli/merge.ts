import { basename } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { settledResults } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { episodesOf } from '../experiment/matrix/experiment-spec.ts'
import { mergeExperiments } from '../experiment/matrix/merge-experiments.ts'
import { joinProtocols, noteHalt } from '../experiment/protocol/protocol-folder.ts'
import { folderText } from '../report/experiment-text.ts'
import { writeExperimentReport } from '../report/write-experiment-report.ts'
import { SHARD_SUFFIX } from './experiment-options.ts'
import { allOption, type LayoutFlags, layoutHere } from './layout.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

interface MergeFlags extends LayoutFlags {
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
    .action(async (paths: string[], flags: MergeFlags) => {
      const catalogue = await catalogueForReading(paths, flags)
      const shards = paths.map((path) => ExperimentFolder.open(path))
      const id = flags.id ?? basename(shards[0]?.path ?? '').replace(SHARD_SUFFIX, '')
      const { folder, missing } = mergeExperiments(shards, flags.experiments, id)
      joinProtocols(folder, shards)
      noteHalt(folder, new Date())
      const results = settledResults(folder.results())
      if (results.length > 0) {
        process.stdout.write(
          `${folderText(folder, catalogue, layoutHere(flags))}\n\nreport   ${writeExperimentReport(folder, catalogue)}\n`,
        )
      }
      const of = episodesOf(folder.spec).length
      process.stdout.write(`merged   ${folder.path}: ${results.length} of ${count(of, 'episode')}\n`)
      if (missing.length > 0) process.stdout.write(`missing  shard ${missing.join(', ')}\n`)
      if (results.length < of)
        process.stdout.write(`not finished; resume it with \`causalmace resume ${folder.path}\`\n`)
    })
