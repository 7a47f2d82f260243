/*
 * `npm run determinism -- [times] [seed] [flags of demo …]`: plays the demo repeatedly, every second time with all cores kept busy by other
 * processes, and compares the journals byte by byte, except for wall times. Exits with 1 if any differs.
 */
import '../support/guarded.ts'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'

const times = Number(process.argv[2] ?? 20)
const seed = process.argv[3] ?? '7'
/** For example `--model simulated:medium --latency fixed:2s`: the team works while its plan is refined. */
const more = process.argv.slice(4)
const root = mkdtempSync(join(tmpdir(), 'causalmace-determinism-'))

/** Starts processes that keep all cores busy. */
function loadEveryCore(): ChildProcess[] {
  const busy = 'for (let i = 0; Date.now() < END; i++);'.replace('END', String(Date.now() + 60_000))
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }),
  )
}

function play(run: string): string {
  const flags = ['demo', '--plain', '--seed', seed, '--runs', root, '--run-id', run, ...more]
  execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...flags], { stdio: 'ignore' })
  const journal = readFileSync(join(root, run, 'journal.jsonl'), 'utf8').replaceAll(/,"wall":\d+}$/gm, '}')
  return createHash('sha256').update(journal).digest('hex').slice(0, 16)
}

const hashes = new Map<string, string[]>()
try {
  for (let i = 1; i <= times; i++) {
    const isLoaded = i % 2 === 0
    const load = isLoaded ? loadEveryCore() : []
    const began = performance.now()
    const hash = play(`run-${i}`)
    for (const child of load) child.kill()
    hashes.set(hash, [...(hashes.get(hash) ?? []), `run-${i}`])
    const took = ((performance.now() - began) / 1000).toFixed(1).padStart(5)
    process.stdout.write(
      `${String(i).padStart(3)} of ${times}  ${isLoaded ? 'under load' : 'alone     '} ${took} s  ${hash}\n`,
    )
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
const identical = Math.max(...[...hashes.values()].map((runs) => runs.length))
process.stdout.write(`${identical} of ${times} journals are identical\n`)
process.exit(identical === times ? 0 : 1)
