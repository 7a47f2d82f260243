import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { InvalidFileError } from '../core/errors.ts'
import { importBuildingBlueprints } from './building-blueprint.ts'
import { importEscapeAtoms } from './escape-atom.ts'
import { importFarmSettings } from './farm-setting.ts'
import type { Outcome } from './imported.ts'
import { importLaunchConfig } from './launch-config.ts'
import { importStructureFile } from './structure-file.ts'
import { importTemplateHouses } from './template-houses.ts'

export interface ImportOptions {
  /** Folder with what a file refers to: farm blueprints, structures, the original's data. Default: the file's own. */
  data?: string
  /** Size of the team for mechanisms of which there is one for each agent. */
  agents?: number
}

/** The kinds of file that can be read, by what gives them away in their first characters. */
const KINDS = [
  {
    name: 'VillagerBench building blueprints',
    fits: /^\s*\[\s*\{[^{}]*"(blocks|size)"\s*:/,
    read: (path: string) => importBuildingBlueprints(path),
  },
  {
    name: 'VillagerBench farm settings',
    fits: /^\s*\[\s*\{[^{}]*"(target|component|check_point)"\s*:/,
    read: (path: string, { data }: ImportOptions) => importFarmSettings(path, farmBlueprintsFor(path, data)),
  },
  {
    name: 'VillagerBench escape mechanisms',
    fits: /^\s*\[\s*\{[^{}]*"(init|condition|effect)"\s*:/,
    read: (path: string, { agents }: ImportOptions) => importEscapeAtoms(path, agents),
  },
  {
    name: 'VillagerBench launch configuration',
    fits: /^\s*\[\s*\{[^{}]*"(task_type|task_idx|task_name|api_model)"\s*:/,
    read: (path: string, { data }: ImportOptions) => importLaunchConfig(path, data ?? dirname(path)),
  },
  {
    name: 'list of template houses',
    fits: /^\s*\{\s*"[a-z_]+"\s*:\s*\[\s*"/,
    read: (path: string, { data }: ImportOptions) => importTemplateHouses(path, data),
  },
] as const

/** Kinds that are known but hold no tasks, with what to give instead. */
const NO_TASKS: readonly [fits: RegExp, message: string][] = [
  [
    /^\s*\{\s*"task_\d+"\s*:/,
    'blueprint descriptions are what a model wrote about the blueprints, with cells lost and contradicted: import building_blue_print.json',
  ],
  [
    /^\s*\{\s*"\w+"\s*:\s*\{[^{}]*"(blocks|size|entities)"\s*:/,
    'farm blueprints are parts of tasks, not tasks: import farm_setting.json and give this file with --data',
  ],
]

/**
 * Reads a task file of another project, whichever of the known kinds it is.
 * @throws InvalidFileError when it is none of them, or cannot be read.
 */
export async function* importFile(path: string, options: ImportOptions = {}): AsyncGenerator<Outcome> {
  if (['.nbt', '.schem', '.schematic'].includes(extname(path))) {
    yield importStructureFile(path)
    return
  }
  const head = headOf(path)
  const kind = KINDS.find(({ fits }) => fits.test(head))
  if (kind === undefined) {
    const known = NO_TASKS.find(([fits]) => fits.test(head))
    const kinds = KINDS.map(({ name }) => name).join(', ')
    throw new InvalidFileError(path, [
      { path: '', message: known?.[1] ?? `not a file of a kind that can be read: ${kinds}, .nbt, .schem` },
    ])
  }
  yield* kind.read(path, options)
}

function headOf(path: string): string {
  try {
    const file = openSync(path, 'r')
    const buffer = Buffer.alloc(4096)
    const length = readSync(file, buffer, 0, buffer.length, 0)
    closeSync(file)
    return buffer.toString('utf8', 0, length).replace(/^\ufeff/, '')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new InvalidFileError(path, [
      { path: '', message: missing ? 'no such file' : (error as Error).message },
    ])
  }
}

/** The farm blueprints: the file given, the one in the folder given, or the one beside the settings. */
function farmBlueprintsFor(path: string, data: string | undefined): string {
  if (data?.endsWith('.json')) return data
  const folder = data ?? dirname(path)
  const exact = join(folder, 'farm_blue_print.json')
  if (existsSync(exact) || !existsSync(folder)) return exact
  const near = readdirSync(folder).find((name) => /^farm_blue_print.*\.json$/.test(basename(name)))
  return near === undefined ? exact : join(folder, near)
}
