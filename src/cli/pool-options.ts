import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import { writeText } from '../core/output/files.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { codeVersion } from '../experiment/pool/code-version.ts'
import type { EpisodePool } from '../experiment/pool/pool.ts'
import type { Machine } from '../experiment/pool/shared/machines.ts'
import { checkedPoolUrl } from '../experiment/pool/shared/pool-url.ts'
import type { Catalogue } from '../plugin/catalogue.ts'

/**
 * Environment variable with the address of a pool, used when `--pool` has none: flags end up in process lists and shell
 * histories.
 */
const VARIABLE = 'CAUSALMACE_POOL'

/** The flags for many machines, as commander parses them. */
export interface PoolFlags {
  pool?: string | true
  models?: 'worker' | 'runner'
  shared?: string
}

export const poolOption = (what: string): Option =>
  new Option(
    '--pool [url]',
    `${what}: redis://host:6379 or postgres://host/database (default address: $${VARIABLE})`,
  )

export const sharedOption = (): Option =>
  new Option(
    '--shared <folder>',
    'folder that all machines see, by which runs come back (default: through the pool)',
  )

export const withPoolFlags = (command: Command): Command =>
  command
    .addOption(poolOption('let the workers of a pool play'))
    .addOption(
      new Option('--models <where>', 'the process that asks the language models of a pool’s episodes')
        .choices(['worker', 'runner'])
        .default('worker'),
    )
    .addOption(sharedOption())

/** The address of the pool that `--pool` refers to. @throws UsageError if there is none */
export function poolUrlOf(given: string | true): string {
  const url = given === true ? process.env[VARIABLE] : given
  if (url !== undefined && url !== '') return checkedPoolUrl(url)
  throw new UsageError('--pool names no address.', {
    hint: `Write --pool redis://host:6379 or --pool postgres://host/database, or set ${VARIABLE}.`,
  })
}

/** The pool that the flags select; undefined if the experiment is played by local processes. */
export async function poolOf(
  folder: ExperimentFolder,
  { pool, models, shared }: PoolFlags,
  catalogue: Catalogue,
  on: { note(text: string): void; machines(machines: readonly Machine[]): void },
): Promise<EpisodePool | undefined> {
  if (pool === undefined) {
    if (models !== 'runner' && shared === undefined) return undefined
    throw new UsageError('--models and --shared are about the workers of a pool.', { hint: 'Add --pool.' })
  }
  const url = poolUrlOf(pool)
  const { openSharedPool } = await import('../experiment/pool/shared/shared-pool.ts')
  const { conditions, modelSettings, id } = folder.spec
  const ids = [...new Set(conditions.map(({ model }) => model))]
  const isPrompted = (model: string) =>
    catalogue.answerer({ model, baseUrl: modelSettings.baseUrl, seed: 1, wallClock: Date.now }).isPrompted
  return openSharedPool({
    url,
    announcement: {
      instance: instanceOf(folder),
      experiment: id,
      code: codeVersion(),
      plugins: [...catalogue.references],
      models: models === 'runner' ? ids.filter((model) => !isPrompted(model)) : ids,
      baseUrl: models === 'runner' ? null : (modelSettings.baseUrl ?? null),
    },
    ...(shared === undefined ? {} : { shared }),
    incoming: folder.file('incoming'),
    onNote: on.note,
    onMachines: on.machines,
  })
}

/** The experiment's name in pools. A restarted runner uses it to find the work of the one that was killed. */
function instanceOf(folder: ExperimentFolder): string {
  const file = folder.file('pool.txt')
  if (!existsSync(file)) writeText(file, `x${randomBytes(8).toString('hex')}\n`)
  return readFileSync(file, 'utf8').trim()
}
