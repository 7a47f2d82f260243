import { describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { connectExternalServer } from '../../src/judger/server/external.ts'
import { inspectServer } from '../../src/judger/server/inspect.ts'
import {
  minecraftServerConformance,
  type ServerUnderTest,
} from '../../src/testing/conformance/minecraft-server.ts'
import { EmbeddedServer } from '../../src/world/index.ts'

/* An external server whose operator is reached over RCON; no player may use commands. */
const clock = createRealtimeClock()
const password = 'correct horse battery staple'

const world = () =>
  EmbeddedServer.start({
    clock,
    random: createRandom(1),
    spawn: { x: 0.5, y: -60, z: 0.5 },
    listen: { port: 0 },
    rcon: { port: 0, password },
    ops: [],
  })

const join = (own: EmbeddedServer, secret = password) =>
  connectExternalServer({
    host: '127.0.0.1',
    port: own.port as number,
    version: '1.19.2',
    clock,
    rcon: { host: '127.0.0.1', port: own.rconPort as number, password: secret },
  })

const open = async (): Promise<ServerUnderTest> => {
  const own = await world()
  const server = await join(own)
  await server.command('tp Judger 0 -58 0')
  await clock.sleep(300)
  return {
    server,
    run: (work) => work,
    sleep: (ms) => clock.sleep(ms),
    close: async () => {
      await server.stop()
      await own.stop()
    },
  }
}

describe('an external server with RCON as a MinecraftServer', () => {
  for (const { name, run } of minecraftServerConformance(open)) it(name, run)
})

describe('an external server with RCON', () => {
  it('is refused with a wrong password, and the Judger leaves', async () => {
    const own = await world()
    try {
      const joining = join(own, 'wrong')
      await expect(joining).rejects.toMatchObject({
        code: 'server',
        hint: expect.stringContaining('rcon.password'),
      })
      await clock.sleep(300)
      expect(own.players).toEqual([])
    } finally {
      await own.stop()
    }
  })

  it('is found fit by the doctor: rights, feedback, ground, latency', async () => {
    const own = await world()
    const server = await join(own)
    try {
      const findings = await inspectServer(server, clock)
      expect(findings.map(({ what, ok }) => [what, ok])).toEqual([
        ['operator commands', true],
        ['command feedback', true],
        ['superflat ground', true],
        ['latency', true],
      ])
      await server.command('fill -1 -61 -1 1 -61 1 stone')
      const again = await inspectServer(server, clock)
      expect(again.find(({ what }) => what === 'superflat ground')).toMatchObject({
        ok: false,
        got: 'stone at y = -61',
      })
    } finally {
      await server.stop()
      await own.stop()
    }
  })
})
