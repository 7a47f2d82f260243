import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { type Importer, importFile } from '../import/import-file.ts'
import { taskFileText } from '../import/task-file-text.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { MAX_AGENTS } from '../task/agent-names.ts'
import { EXIT } from './explain.ts'
import { withPluginFlag } from './plugin-options.ts'

/** `tasks import`: a subcommand of `tasks`. */
export const tasksImportCommand = ({ importers }: Catalogue): Command =>
  withPluginFlag(new Command('import'))
    .description(
      'read tasks of other projects (VillagerBench blueprints, farm settings, escape mechanisms and launch configurations, .nbt, .schem) and write them as task files',
    )
    .argument('<file>', 'file to read')
    .option('--out <folder>', 'folder for the task files; without it they are only checked')
    .option('--data <path>', 'what the file refers to: farm blueprints, structures, the data folder')
    .option('--agents <n>', 'size of the team, for mechanisms of which each agent needs one', Number)
    .action((file: string, flags: ImportFlags) => importTasks(file, flags, importers.list()))

interface ImportFlags {
  out?: string
  data?: string
  agents?: number
}

async function importTasks(file: string, flags: ImportFlags, importers: readonly Importer[]): Promise<void> {
  const { out, data, agents } = flags
  if (agents !== undefined && !(Number.isInteger(agents) && agents >= 1 && agents <= MAX_AGENTS))
    throw new UsageError(`--agents must be a whole number from 1 to ${MAX_AGENTS}.`)
  if (out !== undefined) mkdirSync(out, { recursive: true })
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const counts = { read: 0, noted: 0, refused: 0 }
  const options = { ...(data === undefined ? {} : { data }), ...(agents === undefined ? {} : { agents }) }
  for await (const outcome of importFile(file, importers, options)) {
    if (outcome.kind === 'refused') {
      counts.refused++
      const { task, field, reason } = outcome.refusal
      say(`refused  ${task}${field === '' ? '' : `, ${field}`}: ${reason}`)
      continue
    }
    counts.read++
    if (outcome.notes.length > 0) counts.noted++
    const { draft, notes } = outcome
    const target = out === undefined ? draft.id : join(out, `${draft.id}.yaml`)
    if (out !== undefined) writeFileSync(target, taskFileText(draft, [`Imported from ${file}.`, ...notes]))
    say(`read     ${target}`)
    for (const note of notes) say(`         ${note}`)
  }
  say(`${count(counts.read, 'task')} read, ${counts.noted} of them with notes; ${counts.refused} refused`)
  if (counts.read === 0) process.exitCode = EXIT.failure
}
