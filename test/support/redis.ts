import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endHard } from './end-hard.ts'
import { freePort } from './free-port.ts'
import type { TestStore } from './test-store.ts'

/** Why there can be no Redis here; undefined where there can. */
export const noRedis = (): string | undefined =>
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'there is no redis-server here (Debian: apt-get install -y redis-server)'

/**
 * A Redis of a test's own, on loopback.
 * @param keeps whether it persists its data (`appendonly yes`, `appendfsync always`), below its folder
 */
export async function startRedis({ keeps = true } = {}): Promise<TestStore & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'causalmace-redis-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const kill = () => endHard(server)
  const start = async () => {
    // With `everysec` a busy disk delays writes: what was confirmed in the last two seconds may be lost.
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always']
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '']
    server = spawn('redis-server', [...options, ...(keeps ? durable : ['--appendonly', 'no'])], {
      stdio: 'ignore',
    })
    await answering(port)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    folder,
    kill,
    start,
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const answers = await Promise.race([
      once(socket, 'connect').then(() => {
        socket.write('PING\r\n')
        return once(socket, 'data').then(([data]) => `${data}`.startsWith('+PONG'))
      }),
      sleep(1000).then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (answers) return
    await sleep(100)
  }
  throw new Error(`redis-server does not answer on port ${port}`)
}
