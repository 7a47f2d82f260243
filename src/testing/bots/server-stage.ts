import { type Clock, TICK_MS } from '../../core/clock.ts'
import { createPlainBot, type PlainBot, type PlainBotOptions } from '../../judger/client/plain-bot.ts'
import type { EmbeddedServer, WorldEventName, WorldEvents, WorldSnapshot } from '../../world/index.ts'
import { type BoxOfBlocks, blocksIn, type Corner } from './blocks.ts'
import { type Connection, Connections } from './connections.ts'
import { CommandError } from './errors.ts'
import { type JoiningBot, whenSpawned } from './spawned.ts'
import { waitUntil } from './wait-until.ts'

/** Ticks until clients have confirmed their positions. */
const RESTORED_TICKS = 2

/**
 * The context of a `withServer` body. All members are bound, so they can be destructured: `async ({ server, bot, tick }) => …`.
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
   * @throws BotJoinError if it is kicked, fails, or has not spawned after 30 s of game time
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
   * Runs an operator command, without the slash, and returns its message once clients have been updated.
   * @throws CommandError if it fails
   */
  readonly command = async (line: string): Promise<string> => {
    const reply = this.server.command(line)
    if (!reply.ok)
      throw new CommandError(`/${line}: ${reply.message}`, { hint: `The command failed: ${reply.reason}.` })
    await this.tick()
    return reply.message
  }

  /** The blocks of a box, including both corners, for comparison. */
  readonly blocks = (from: Corner, to: Corner): BoxOfBlocks => blocksIn(this.server, from, to)

  /** The whole current world: blocks, contents of containers, entities, players, time, weather, rules. */
  readonly snapshot = (): WorldSnapshot => this.server.snapshot()

  /** Restores a snapshot of the world and resolves once clients have been updated. */
  readonly restore = async (snapshot: WorldSnapshot): Promise<void> => {
    this.server.restore(snapshot)
    await this.tick(RESTORED_TICKS)
  }

  /**
   * Resolves with the first result of the predicate that is neither false nor missing; called once per tick. If it throws, the
   * condition counts as not yet met.
   * @param what description for the error, replacing the predicate's text
   * @param ticks maximum wait in game ticks. Default 200 (10 s)
   * @throws WaitTimeoutError that names the awaited condition, and the last result
   */
  readonly waitUntil = <T>(
    predicate: () => T | Promise<T>,
    options: { readonly what?: string; readonly ticks?: number } = {},
  ): Promise<NonNullable<Exclude<T, false>>> => waitUntil(predicate, { ...options, clock: this.#clock })

  /**
   * Resolves with the next event with a given name that matches.
   * @param ticks maximum wait in game ticks. Default 200 (10 s)
   * @throws WaitTimeoutError
   */
  readonly nextEvent = async <N extends WorldEventName>(
    name: N,
    matches: (event: WorldEvents[N]) => boolean = () => true,
    { ticks }: { readonly ticks?: number } = {},
  ): Promise<WorldEvents[N]> => {
    let match: WorldEvents[N] | undefined
    const listener = (event: WorldEvents[N]) => {
      if (match === undefined && matches(event)) match = event
    }
    this.server.on(name, listener)
    const options = { what: `the event "${name}"`, ...(ticks === undefined ? {} : { ticks }) }
    try {
      return await this.waitUntil(() => match, options)
    } finally {
      this.server.off(name, listener)
    }
  }

  /** Ends the connections of all bots. */
  readonly disconnectAll = (): void => this.#connections.closeAll()
}
