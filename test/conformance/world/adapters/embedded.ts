import { FastClock } from '../../../../src/core/fast-clock.ts'
import { createRandom } from '../../../../src/core/random.ts'
import type { ServerLink } from '../link.ts'

/** Superflat ground of the embedded world is at -61. */
const GROUND = -60

/**
 * Our own world in this process, in virtual time. Replaces the timers of the process, so nothing may have loaded
 * mineflayer before.
 */
export async function openEmbedded(): Promise<ServerLink> {
  const clock = FastClock.install({ random: createRandom(1).next })
  const { EmbeddedServer } = await import('../../../../src/world/index.ts')
  const { joinBot } = await import('../../../../src/judger/bots/join.ts')
  const server = await clock.drive(
    EmbeddedServer.start({ clock, random: createRandom(1), spawn: { x: 0.5, y: GROUND, z: 0.5 }, ops: [] }),
  )
  clock.waitFor(() => server.inFlight > 0)
  const connection = {
    version: server.version,
    keepAlive: false,
    connect: (client: object) => server.connectInMemory(client),
  }
  return {
    name: 'the embedded world',
    clock,
    slack: 2,
    ground: GROUND,
    command: async (line) => server.command(line),
    join: (name) => joinBot({ name, connection, clock, address: 'embedded' }),
    run: (work) => clock.drive(work),
    close: () => clock.drive(server.stop()),
  }
}
