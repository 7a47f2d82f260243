import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endHard } from './end-hard.ts'
import { freePort } from './free-port.ts'
import type { TestStore } from './test-store.ts'

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql'

/** Folder of the newest PostgreSQL of this machine; undefined where there is none. */
function programs(): string | undefined {
  const found = existsSync(VERSIONS) ? readdirSync(VERSIONS) : []
  const [newest] = found
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
  return newest !== undefined && existsSync(join(newest, 'initdb')) ? newest : undefined
}

/** PostgreSQL refuses to run as root: ids of the user that Debian makes for it. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Why there can be no PostgreSQL here; undefined where there can. */
export const noPostgres = (): string | undefined =>
  programs() === undefined ? 'there is no PostgreSQL here (Debian: apt-get install -y postgresql)' : undefined

/** A PostgreSQL of a test's own, on loopback. */
export async function startPostgres(): Promise<TestStore> {
  const bin = programs()
  if (bin === undefined) throw new Error(noPostgres())
  const folder = mkdtempSync(join(tmpdir(), 'causalmace-postgres-'))
  const user = owner()
  if (user !== undefined) {
    chownSync(folder, user.uid, user.gid)
    // Its way there must be open: tests have a folder for temporary files of their own.
    chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o011)
  }
  const run = { ...user, cwd: folder }
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    run,
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  let server: ChildProcess | undefined
  const kill = () => endHard(server)
  const start = async () => {
    // The remains of a killed server keep a new one from starting until its child processes notice that it is gone.
    for (let attempt = 0; attempt < 100; attempt++) {
      server = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          `${port}`,
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          `unix_socket_directories=${folder}`,
        ],
        { ...run, stdio: 'ignore' },
      )
      if (await answering(bin, port, server)) return
    }
    throw new Error(`postgres does not answer on port ${port}`)
  }
  await start()
  return {
    url: `postgres://tester:secret@127.0.0.1:${port}/postgres`,
    kill,
    start,
    async close() {
      if (server !== undefined && server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit')
        // Ends all its processes.
        server.kill('SIGQUIT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @returns false where it ends instead */
async function answering(bin: string, port: number, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`]).status === 0)
      return true
    await sleep(200)
  }
  return false
}
