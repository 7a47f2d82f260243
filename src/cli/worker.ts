import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { capacityHere } from '../experiment/pool/capacity.ts'
import { codeVersion } from '../experiment/pool/code-version.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { interruptible } from './interrupt.ts'
import { withPluginFlag } from './plugin-options.ts'
import { poolOption, poolUrlOf, sharedOption } from './pool-options.ts'
import { untilOption } from './until-option.ts'
import { positive } from './whole-number.ts'

/** How long a worker may be silent before its episodes go to others (s). */
const LOCK_SECONDS = 30

interface WorkerFlags {
  pool?: string | true
  jobs?: number
  name?: string
  shared?: string
  baseUrl?: string
  lock: number
  until?: number
  plugin?: string[]
}

export const workerCommand = (catalogue: Catalogue): Command =>
  withPluginFlag(new Command('worker'))
    .description('play episodes for experiments that other machines run with --pool, until it is stopped')
    .addOption(poolOption('where the episodes are'))
    .option(
      '--jobs <n>',
      'episodes at a time (default: one fewer than cores, as far as memory allows)',
      positive,
    )
    .option('--name <name>', 'what others call this worker (default: host and process)')
    .addOption(sharedOption())
    .option(
      '--base-url <url>',
      'endpoint of openai: models that this worker may ask; its key goes nowhere else',
    )
    .option(
      '--lock <s>',
      'seconds for which this worker may be silent before its episodes go to others',
      positive,
      LOCK_SECONDS,
    )
    .addOption(untilOption())
    .action((flags: WorkerFlags) => work(flags, catalogue))

async function work(flags: WorkerFlags, catalogue: Catalogue): Promise<void> {
  const { name, shared, baseUrl, lock, until, plugin: plugins = [] } = flags
  const url = poolUrlOf(flags.pool ?? true)
  const { workForPool } = await import('../experiment/pool/shared/pool-worker.ts')
  const scratch = mkdtempSync(join(tmpdir(), 'causalmace-worker-'))
  const interrupt = interruptible()
  try {
    await workForPool({
      url,
      jobs: flags.jobs ?? Math.max(1, Math.min(capacityHere(), availableParallelism() - 1)),
      ...(name === undefined ? {} : { name }),
      lockMs: 1000 * lock,
      ...(until === undefined ? {} : { until }),
      shared,
      scratch,
      code: codeVersion(),
      plugins,
      catalogue,
      baseUrl: baseUrl ?? process.env['OPENAI_BASE_URL'],
      hasFolder: shared !== undefined,
      say: (text) => process.stdout.write(`${text}\n`),
      now: Date.now,
      signal: interrupt.signal,
    })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    interrupt.release()
  }
}
