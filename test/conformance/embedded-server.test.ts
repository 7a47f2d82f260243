import { afterAll, describe, it } from 'vitest'
import { FastClock } from '../../src/core/fast-clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { startEmbeddedServer } from '../../src/judger/server/embedded.ts'
import {
  minecraftServerConformance,
  type ServerUnderTest,
} from '../../src/testing/conformance/minecraft-server.ts'

const clock = FastClock.install({ random: createRandom(1).next })
afterAll(() => clock.uninstall())

const open = async (): Promise<ServerUnderTest> => {
  const server = await clock.drive(
    startEmbeddedServer({
      clock,
      random: createRandom(1),
      version: '1.19.2',
      spawn: { x: 0.5, y: -60, z: 0.5 },
      bots: 'memory',
    }),
  )
  clock.waitFor(() => server.isBusy())
  return {
    server,
    run: (work) => clock.drive(work),
    sleep: (ms) => clock.sleep(ms),
    close: () => clock.drive(server.stop()),
  }
}

describe('the embedded server as a MinecraftServer', () => {
  for (const { name, run } of minecraftServerConformance(open)) it(name, run)
})
