import protocol from 'minecraft-protocol'
import mineflayer from 'mineflayer'
import { describe, expect, it } from 'vitest'
import { embeddedVersion, playedVersion, untriedNote } from '../../src/cli/played-version.ts'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { GAME_VERSIONS, SPOKEN_VERSIONS, superflatGround, UNTRIED_VERSIONS } from '../../src/game/version.ts'
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

  it.each(GAME_VERSIONS)('are reported by a ping, and the doctor finds the ground: %s', async (version) => {
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

  it('elsewhere are all that the client library speaks', () => {
    expect([...SPOKEN_VERSIONS].sort()).toEqual([...new Set(mineflayer.testedVersions)].sort())
  })

  it('are asked of a server first; those that no test plays are said to be untried', async () => {
    const onServer = async (version: { name: string; protocol: number }) => {
      const server = protocol.createServer({
        version: '1.21.8',
        port: 0,
        host,
        'online-mode': false,
        beforePing: (response) => ({ ...response, version }),
      })
      await new Promise<void>((resolve) => server.once('listening', () => resolve()))
      const { port } = (
        server as unknown as { socketServer: { address(): { port: number } } }
      ).socketServer.address()
      const played = playedVersion({ server: { kind: 'external', host, port } })
      await played.catch(() => undefined)
      server.close()
      return { port, played }
    }
    const { port, played } = await onServer({ name: '1.21.7', protocol: 772 })
    expect(await played).toBe('1.21.8')
    expect(untriedNote('1.21.8')).toContain('untried')
    expect(untriedNote('1.21.4')).toBeUndefined()
    const unknown = await onServer({ name: '99.1', protocol: 99_999 })
    await expect(unknown.played).rejects.toMatchObject({
      code: 'server',
      message: expect.stringContaining('99.1'),
    })
    // Nothing answers there any more: joining will show.
    expect(await playedVersion({ server: { kind: 'external', host, port } })).toBeUndefined()
  })

  it('that are untried are refused in the embedded world', () => {
    for (const version of UNTRIED_VERSIONS)
      expect(() => embeddedVersion(version)).toThrow(`does not support Minecraft ${version}`)
  })

  it('that are unsupported are refused with a list of supported ones', async () => {
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
