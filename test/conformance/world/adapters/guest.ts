import { createRealtimeClock } from '../../../../src/core/clock.ts'
import { joinBot } from '../../../../src/judger/bots/join.ts'
import { superflatGround } from '../../../../src/task/game-version.ts'
import type { ServerLink } from '../link.ts'

interface GuestAddress {
  name: string
  host: string
  port: number
  version: string
}

/** A server on which nobody of ours is an operator, in real time: only probes for guests can be played. */
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
    command: async () => ({ ok: false, message: 'guests use no commands' }),
    join: (username) => joinBot({ name: username, connection, clock, address: `${host}:${port}` }),
    run: (work) => work,
    close: async () => undefined,
  }
}
