import { join } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import type { GameVersion } from '../game/version.ts'
import type { Importer, ImportOptions } from '../import/import-file.ts'
import type { Outcome } from '../import/imported.ts'
import { writeImported } from '../import/write-imported.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { MAX_AGENTS } from '../task/agent-names.ts'
import { EXIT } from './explain.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { withPluginFlag } from './plugin-options.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { positive } from './whole-number.ts'

/** `tasks import`: a subcommand of `tasks`. */
export const tasksImportCommand = ({ importers }: Catalogue): Command =>
  withPluginFlag(new Command('import'))
    .description(
      'read tasks of other projects (VillagerBench blueprints, farm settings, escape mechanisms and launch configurations, .nbt, .mcstructure, .schem, .litematic, .schematic) and write them as task files',
    )
    .argument('<file>', 'file to read')
    .option('--out <folder>', 'folder for the task files; without it they are only checked')
    .option('--overwrite', 'replace files of the same names in that folder')
    .option('--only <numbers>', 'numbers of the tasks in the file, from 0, such as 0-99 or 3,7')
    .option('--data <path>', 'what the file refers to: farm blueprints, structures, the data folder')
    .option('--agents <n>', 'size of the team, where the file names none', positive)
    .addOption(minecraftOrDefaultOption())
    .addOption(jsonOption())
    .action((file: string, flags: ImportFlags) => importTasks(file, flags, importers.list()))

/** Time without output after which the progress of reading a long file is printed (ms). */
const PROGRESS_MS = 2000

interface ImportFlags extends JsonFlags {
  out?: string
  overwrite?: boolean
  only?: string
  data?: string
  agents?: number
  minecraft: GameVersion
}

async function importTasks(file: string, flags: ImportFlags, importers: readonly Importer[]): Promise<void> {
  const { out, overwrite = false } = flags
  if (file === '') throw new UsageError('<file> is empty.', { hint: 'Name the file to read.' })
  if (out === '') throw new UsageError('--out is empty.', { hint: 'Name a folder; . is the present one.' })
  const say = printerOf(flags)
  const tasks: object[] = []
  const destination = out === undefined ? undefined : { out, overwrite }
  let said = performance.now()
  const seen: ImportOptions['seen'] = (path, structures) => {
    if (performance.now() - said < PROGRESS_MS) return
    said = performance.now()
    process.stderr.write(`${path}: ${count(structures, 'structure')} read so far\n`)
  }
  const told = (outcome: Outcome, name = '') => {
    said = performance.now()
    if (outcome.kind === 'refused') {
      const { task, field, reason } = outcome.refusal
      tasks.push({ task, refused: reason, field })
      say(`refused  ${task}${field === '' ? '' : `, ${field}`}: ${reason}`)
      return
    }
    const at = out === undefined ? null : join(out, name)
    tasks.push({ task: outcome.draft.id, file: at, notes: outcome.notes })
    say(`read     ${out === undefined ? outcome.draft.id : join(out, name)}`)
    for (const note of outcome.notes) say(`         ${note}`)
  }
  const options = { ...optionsOf(flags), seen }
  const counts = await writeImported(file, importers, options, destination, told).catch((error: unknown) => {
    if (out !== undefined && tasks.length > 0) say(`nothing was written to ${out}`)
    throw error
  })
  const written = counts.written === 0 ? '' : `; ${count(counts.written, 'file')} written to ${out}`
  say(
    `${count(counts.read, 'task')} read, ${counts.noted} of them with notes; ${counts.refused} refused${written}`,
  )
  if (counts.read + counts.refused === 0)
    say(`${file} has no ${flags.only === undefined ? 'task' : `task of number ${flags.only}`}`)
  if (flags.json) printJson({ ...counts, tasks })
  if (counts.read === 0) process.exitCode = EXIT.failure
}

function optionsOf({ agents, data, minecraft, only }: ImportFlags): ImportOptions {
  if (agents !== undefined && !(Number.isInteger(agents) && agents >= 1 && agents <= MAX_AGENTS))
    throw new UsageError(`--agents must be a whole number from 1 to ${MAX_AGENTS}.`)
  return {
    minecraft,
    ...(data === undefined ? {} : { data }),
    ...(agents === undefined ? {} : { agents }),
    ...(only === undefined ? {} : { only: numbersIn(only) }),
  }
}

/** Reads `0-99` or `3,7,10-12`. */
function numbersIn(text: string): (index: number) => boolean {
  const spans = text.split(',').map((part) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    if (first === undefined || Number(last) < Number(first))
      throw new UsageError(`--only must be numbers such as 0-99 or 3,7; "${text}" is not.`)
    return { first: Number(first), last: Number(last) }
  })
  return (index) => spans.some(({ first, last }) => index >= first && index <= last)
}
