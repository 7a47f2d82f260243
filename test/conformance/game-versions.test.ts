import { describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { GAME_VERSIONS, superflatGround } from '../../src/game/version.ts'
import { startEmbeddedServer } from '../../src/judger/server/embedded.ts'
import { connectExternalServer } from '../../src/judger/server/external.ts'
import { inspectServer } from '../../src/judger/server/inspect.ts'
import { spokenVersion } from '../../src/judger/server/spoken-version.ts'
import { EmbeddedServer, VERSIONS } from '../../src/world/index.ts'

/* Servers of other versions over TCP; ours stand in for them. */
const clock = createRealtimeClock()
const host = '127.0.0.1'

const world = (version: string) =>
  EmbeddedServer.start({ version, clock, random: createRandom(1), listen: { port: 0 } })

describe('versions of the game', () => {
  it('are those that the embedded world speaks', () => {
    expect(GAME_VERSIONS).toEqual(VERSIONS)
  })

  it.each(GAME_VERSIONS)('are told by a ping, and the doctor finds the ground: %s', async (version) => {
    const own = await world(version)
    const port = own.port as number
    try {
      expect(await spokenVersion({ host, port })).toBe(version)
      const server = await connectExternalServer({ host, port, version, clock })
      const findings = await inspectServer(server, clock)
      await server.stop()
      expect(findings.filter(({ ok }) => !ok)).toEqual([])
      expect(findings.find(({ what }) => what === 'superflat ground')?.got).toBe(
        `grass_block at y = ${superflatGround(version)}`,
      )
    } finally {
      await own.stop()
    }
  })

  it('that nobody speaks are refused with those that can be had', async () => {
    const start = startEmbeddedServer({
      clock,
      random: createRandom(1),
      version: '1.8.9',
      spawn: { x: 0, y: 0, z: 0 },
      bots: 'memory',
    })
    await expect(start).rejects.toMatchObject({
      code: 'server',
      hint: expect.stringContaining('1.16.5, 1.19.2'),
    })
  })
})
