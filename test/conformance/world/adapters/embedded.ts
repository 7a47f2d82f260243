import { FastClock } from '../../../../src/core/fast-clock.ts'
import { createRandom } from '../../../../src/core/random.ts'
import { superflatGround } from '../../../../src/game/version.ts'
import type { ServerLink } from '../link.ts'

/**
 * The embedded world in this process, in virtual time. Replaces the timers of the process, so mineflayer must not be
 * loaded yet.
 */
export async function openEmbedded(version: string): Promise<ServerLink> {
  const clock = FastClock.install({ random: createRandom(1).next })
  const { EmbeddedServer } = await import('../../../../src/world/index.ts')
  const { joinBot } = await import('../../../../src/judger/client/join.ts')
  const ground = superflatGround(version) + 1
  const server = await clock.drive(
    EmbeddedServer.start({
      version,
      clock,
      random: createRandom(1),
      spawn: { x: 0.5, y: ground, z: 0.5 },
      ops: [],
    }),
  )
  clock.waitFor(() => server.inFlight > 0)
  const connection = {
    version,
    keepAlive: false,
    connect: (client: object) => server.connectInMemory(client),
  }
  return {
    name: `the embedded world, ${version}`,
    version,
    clock,
    slack: 2,
    ground,
    command: async (line) => server.command(line),
    join: (name) => joinBot({ name, connection, clock, address: 'embedded' }),
    run: (work) => clock.drive(work),
    close: async () => {
      await clock.drive(server.stop())
      clock.uninstall()
    },
  }
}
