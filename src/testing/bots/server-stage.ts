import { type Clock, TICK_MS } from '../../core/clock.ts'
import { createPlainBot, type PlainBot, type PlainBotOptions } from '../../judger/client/plain-bot.ts'
import type { EmbeddedServer } from '../../world/index.ts'
import { type Connection, Connections } from './connections.ts'
import { CommandError } from './errors.ts'
import { type BlockSnapshot, type Corner, restoreBlocks, takeSnapshot } from './snapshot.ts'
import { type JoiningBot, whenSpawned } from './spawned.ts'

/**
 * What the body of `withServer` works with. All members are bound, so they can be taken apart:
 * `async ({ server, bot, tick }) => …`.
 */
export class ServerStage {
  /** The world itself: `blockAt`, `players`, `entities`, `command`, events. */
  readonly server: EmbeddedServer
  readonly #clock: Clock
  readonly #connections: Connections

  constructor(server: EmbeddedServer, clock: Clock) {
    this.server = server
    this.#clock = clock
    this.#connections = new Connections(server)
  }

  /** Creates a bot with the mineflayer that CausalMACE depends on, and resolves once it has spawned. */
  readonly bot = async (username: string, options: Partial<PlainBotOptions> = {}): Promise<PlainBot> =>
    this.spawned(
      createPlainBot({ viewDistance: 'tiny', ...options, ...this.connect(username) } as PlainBotOptions),
    )

  /**
   * Options with which any copy of mineflayer joins this world in memory: `mineflayer.createBot(connect('Steve'))`, or
   * `createBot({ ...mine, ...connect('Steve') })`. No port is needed.
   */
  readonly connect = (username: string): Connection => this.#connections.open(username)

  /**
   * Resolves with the bot once it has spawned and the chunks around it are loaded.
   * @throws BotJoinError when it is kicked, fails or has not spawned after 30 s of game time
   */
  readonly spawned = <B extends JoiningBot>(bot: B): Promise<B> => whenSpawned(bot, this.#clock)

  /** Resolves after exactly this number of game ticks of the server. Default 1. */
  readonly tick = async (count = 1): Promise<void> => {
    const end = this.server.ticks + count
    while (this.server.ticks < end) await this.#clock.sleep(TICK_MS)
  }

  /** Resolves after this game time (ms). */
  readonly sleep = (ms: number, signal?: AbortSignal): Promise<void> => this.#clock.sleep(ms, signal)

  /** Game time since the server was started (ms). */
  readonly now = (): number => this.#clock.now()

  /** Pauses virtual time during real work, such as a network request. In real time it just waits. */
  readonly hold = <T>(work: () => Promise<T>): Promise<T> => this.#clock.hold(work)

  /**
   * Runs an operator command, without slash, and returns its message once clients have been updated.
   * @throws CommandError if it fails
   */
  readonly command = async (line: string): Promise<string> => {
    const reply = this.server.command(line)
    if (!reply.ok)
      throw new CommandError(`/${line}: ${reply.message}`, { hint: `The command failed: ${reply.reason}.` })
    await this.tick()
    return reply.message
  }

  /** The blocks of a box, including both corners, for comparison and restoring. */
  readonly snapshot = (from: Corner, to: Corner): BlockSnapshot => takeSnapshot(this.server, from, to)

  /** Restores the blocks of a snapshot and resolves once clients have been updated. Does not restore contents of containers. */
  readonly restore = async (snapshot: BlockSnapshot): Promise<void> => {
    restoreBlocks(this.server, snapshot)
    await this.tick()
  }

  /** Ends the connections of all bots. */
  readonly disconnectAll = (): void => this.#connections.closeAll()
}
