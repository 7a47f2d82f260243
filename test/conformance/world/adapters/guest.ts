import { createRealtimeClock } from '../../../../src/core/clock.ts'
import { superflatGround } from '../../../../src/game/version.ts'
import { joinBot } from '../../../../src/judger/client/join.ts'
import type { ServerLink } from '../link.ts'

interface GuestAddress {
  name: string
  host: string
  port: number
  version: string
}

/** A server in real time on which our bots are not operators: only guest probes apply. */
export async function openAsGuest({ name, host, port, version }: GuestAddress): Promise<ServerLink> {
  const clock = createRealtimeClock()
  const connection = { host, port, version, auth: 'offline' as const }
  return {
    name: `${name}, ${version}`,
    version,
    clock,
    slack: 8,
    ground: superflatGround(version) + 1,
    isGuest: true,
    command: async () => ({ ok: false, message: 'guests cannot run commands' }),
    join: (username) => joinBot({ name: username, connection, clock, address: `${host}:${port}` }),
    run: (work) => work,
    close: async () => undefined,
  }
}
