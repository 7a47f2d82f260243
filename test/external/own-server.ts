import { createRandom } from '../../src/core/random.ts'
import type { ServerChoice } from '../../src/experiment/episode-request.ts'
import type { Task } from '../../src/task/task.ts'
import { EmbeddedServer, type SkewOptions } from '../../src/world/index.ts'
import { wallClock } from '../../src/world/wall-clock.ts'

const PASSWORD = 'external'

/** How a server is reached and behaves. */
export interface SetUp {
  readonly channel: 'chat' | 'rcon'
  readonly skew: SkewOptions
  /** Where players appear first. Default: in the middle of the arena's ground. */
  readonly spawn?: { x: number; y: number; z: number }
  readonly port?: number
}

export interface OwnServer {
  readonly world: EmbeddedServer
  readonly choice: Extract<ServerChoice, { kind: 'external' }>
}

/** Our own server treated as an external one: over TCP, and skewed. */
export async function startOwnServer(
  task: Task,
  { channel, skew, spawn, port = 0 }: SetUp,
): Promise<OwnServer> {
  const world = await EmbeddedServer.start({
    version: task.gameVersion,
    clock: wallClock,
    random: createRandom(1),
    spawn: spawn ?? { x: 0.5, y: task.arena.spawn.y, z: 0.5 },
    listen: { port },
    skew,
    ...(channel === 'rcon' ? { rcon: { port: 0, password: PASSWORD }, ops: [] } : {}),
  })
  const rcon =
    channel === 'rcon'
      ? { rcon: { host: '127.0.0.1', port: world.rconPort as number, password: PASSWORD } }
      : {}
  return { world, choice: { kind: 'external', host: '127.0.0.1', port: world.port as number, ...rcon } }
}

export const nameOf = ({ channel, skew: { gameMs = 0, rconMs = 0, acks } }: SetUp): string =>
  `${channel}, game ${gameMs} ms, ${channel === 'rcon' ? `rcon ${rconMs} ms, ` : ''}acks ${acks ?? 'at once'}`
