import { createRealtimeClock } from '../../../../src/core/clock.ts'
import { superflatGround } from '../../../../src/game/version.ts'
import { joinBot } from '../../../../src/judger/client/join.ts'
import { connectExternalServer } from '../../../../src/judger/server/external.ts'
import type { ServerLink } from '../link.ts'

/** Pause after a command in milliseconds, so that its late messages are not taken for the reply to the next one. */
const AFTER_COMMAND_MS = 60

interface ExternalAddress {
  host: string
  port: number
  version: string
  /** Lowest air layer of the plots. Any height works, because commands lay the floor. */
  ground?: number
}

/**
 * A vanilla, Paper or other server in real time, on which "Judger" is an operator. The plots are at x and z 1024
 * and beyond, and game rules are changed: use a disposable world.
 */
export async function openExternal({
  host,
  port,
  version,
  ground = superflatGround(version) + 1,
}: ExternalAddress): Promise<ServerLink> {
  const clock = createRealtimeClock()
  const server = await connectExternalServer({ host, port, version, clock })
  return {
    name: `${server.id}, ${version}`,
    version,
    clock,
    slack: 8,
    ground,
    async command(line) {
      const reply = await server.command(worded(version, line))
      await clock.sleep(AFTER_COMMAND_MS)
      return reply
    },
    join: (name) => joinBot({ name, connection: server.connect(name), clock, address: server.id }),
    run: (work) => work,
    close: () => server.stop(),
  }
}

/** Before 1.17 /item replace was called /replaceitem. */
const worded = (version: string, line: string): string =>
  version === '1.16.5' ? line.replace(/^item replace (.*) with /, 'replaceitem $1 ') : line
