import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import type { Position } from '../../core/position.ts'
import type { Random } from '../../core/random.ts'
import { GAME_VERSIONS } from '../../task/game-version.ts'
import { EmbeddedServer, PortInUseError, WorldError } from '../../world/index.ts'
import type { MinecraftServer } from './minecraft-server.ts'

export interface EmbeddedOptions {
  clock: Clock
  random: Random
  /** One of GAME_VERSIONS. */
  version: string
  /** Where players appear. */
  spawn: Position
  /** Opens a TCP port as well, so that a real game client can watch; bots always connect in memory on the fast clock. */
  port?: number
  /** Bots connect over TCP instead of in memory. Needs a port. */
  bots: 'memory' | 'tcp'
}

/** The Judger's view of the embedded world, plus what a virtual clock must know of it. */
export interface EmbeddedMinecraft extends MinecraftServer {
  /** True while in-memory packets are on their way. */
  isBusy(): boolean
  /** The TCP port it listens on, if any. */
  readonly port: number | undefined
}

/**
 * Starts a world of our own.
 * @throws ServerError when the port is taken, or the version is none of GAME_VERSIONS.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedMinecraft> {
  const { clock, random, version, spawn, port } = options
  const world = await start()
  return {
    id: 'embedded',
    version,
    port: world.port,
    isBusy: () => world.inFlight > 0,
    supports: (feature) => world.features.has(feature),
    connect: () => {
      if (options.bots === 'tcp') return { host: '127.0.0.1', port: world.port as number, version }
      return {
        version,
        keepAlive: false,
        connect: (client) => world.connectInMemory(client),
      }
    },
    command: async (line) => world.command(line),
    blockAt: (position) => world.blockAt(position),
    onBlockChanged(listener) {
      world.on('blockChanged', listener)
      return () => world.off('blockChanged', listener)
    },
    stop: () => world.stop(),
  }

  async function start(): Promise<EmbeddedServer> {
    try {
      return await EmbeddedServer.start({
        version,
        clock,
        random,
        spawn,
        ...(port === undefined ? {} : { listen: { host: '127.0.0.1', port } }),
      })
    } catch (error) {
      if (error instanceof WorldError && error.code === 'unsupported_version')
        throw new ServerError(`The embedded world does not speak Minecraft ${version}.`, {
          hint: `Versions it speaks: ${GAME_VERSIONS.join(', ')}.`,
          cause: error,
        })
      if (!(error instanceof PortInUseError)) throw error
      throw new ServerError(`Port ${port} is taken by another program.`, {
        hint: 'Choose another with --port, or leave --port out to let the system pick a free one.',
        cause: error,
      })
    }
  }
}
