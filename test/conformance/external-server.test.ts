import { describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { ServerError } from '../../src/core/errors.ts'
import { createRandom } from '../../src/core/random.ts'
import { connectExternalServer } from '../../src/judger/server/external.ts'
import {
  minecraftServerConformance,
  type ServerUnderTest,
} from '../../src/testing/conformance/minecraft-server.ts'
import { EmbeddedServer } from '../../src/world/index.ts'

/*
 * The Judger as a spectator over TCP, as it would join a vanilla or Paper server. Ours stands in for one; CAUSALMACE_SERVER
 * (host:port) points the same tests at a real 1.19.2 server on which "Judger" is an operator.
 */
const clock = createRealtimeClock()

const world = (ops?: string[]) =>
  EmbeddedServer.start({
    clock,
    random: createRandom(1),
    spawn: { x: 0.5, y: -60, z: 0.5 },
    listen: { port: 0 },
    ...(ops === undefined ? {} : { ops }),
  })

const open = async (): Promise<ServerUnderTest> => {
  const [host, port] = (process.env.CAUSALMACE_SERVER ?? '').split(':')
  const own = host === '' || host === undefined ? await world() : undefined
  const server = await connectExternalServer({
    host: own === undefined ? (host as string) : '127.0.0.1',
    port: own === undefined ? Number(port) : (own.port as number),
    version: '1.19.2',
    clock,
  })
  await server.command('tp Judger 0 -58 0')
  await clock.sleep(300)
  return {
    server,
    run: (work) => work,
    sleep: (ms) => clock.sleep(ms),
    close: async () => {
      await server.stop()
      await own?.stop()
    },
  }
}

describe('an external server as a MinecraftServer', () => {
  for (const { name, run } of minecraftServerConformance(open)) it(name, run)
})

describe('joining an external server', () => {
  it('fails with the address and what to do when the connection is refused', async () => {
    const own = await world()
    const port = own.port as number
    await own.stop()
    const joining = connectExternalServer({ host: '127.0.0.1', port, version: '1.19.2', clock })
    await expect(joining).rejects.toThrow(ServerError)
    await expect(joining).rejects.toThrow(`127.0.0.1:${port}: connection refused`)
  })

  it('fails when the Judger is not an operator, and leaves', async () => {
    const own = await world([])
    try {
      const joining = connectExternalServer({
        host: '127.0.0.1',
        port: own.port as number,
        version: '1.19.2',
        clock,
      })
      await expect(joining).rejects.toMatchObject({
        code: 'server',
        hint: expect.stringContaining('op Judger'),
      })
      await clock.sleep(300)
      expect(own.players).toEqual([])
    } finally {
      await own.stop()
    }
  })
})
