import { createRequire } from 'node:module'
import type { Clock } from '@sinonjs/fake-timers'
import type { Bot, BotOptions } from 'mineflayer'
import type Pathfinder from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import type { EmbeddedServer, EmbeddedServerOptions } from '../index.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import type { EntityView } from '../views.ts'
import { countItems } from './count-items.ts'
import { openServer } from './open-server.ts'
import { up, VERSION } from './version.ts'
import { enterVirtualTime, leaveVirtualTime, virtualClock } from './virtual-time.ts'

export { metadataPlace, named, up } from './version.ts'

const load = createRequire(import.meta.url)
const mineflayer = load('mineflayer') as { createBot(options: BotOptions): Bot }
const { pathfinder, goals, Movements } = load('mineflayer-pathfinder') as typeof Pathfinder

/** Event loop turns without packets in flight after which only the clock can make something happen. */
const QUIET_TURNS = 4
/** Ticks after which a killed mob has disappeared. */
const DEATH_TICKS = 22
/** Time limit of `run`, in virtual milliseconds. */
const LIMIT_MS = 120_000

/** The block at a position as a bot's client sees it. */
export function blockSeenBy(
  bot: Bot,
  x: number,
  y: number,
  z: number,
): NonNullable<ReturnType<Bot['blockAt']>> {
  const found = bot.blockAt(new Vec3(x, y, z))
  if (!found) throw new Error(`${bot.username} sees no block at ${x} ${y} ${z}`)
  return found
}

interface ResetOptions {
  readonly from?: number
  readonly to?: number
  readonly height?: number
  /** If absent, the ground stays as it is. */
  readonly ground?: string
}

/** A server and real mineflayer bots in virtual time, for tests. The timers of the process are replaced from `open` to `close`. */
export class Stage {
  readonly server: EmbeddedServer
  /** The server's simulated state that is not sent to clients. */
  readonly game: Game
  readonly errors: Error[] = []
  readonly bots: Bot[] = []

  readonly #timers: Clock

  private constructor(timers: Clock, server: EmbeddedServer, game: Game) {
    this.#timers = timers
    this.server = server
    this.game = game
    server.on('error', ({ error }) => this.errors.push(error))
  }

  static async open(options: Partial<EmbeddedServerOptions> = {}): Promise<Stage> {
    const timers = enterVirtualTime()
    const { server, game } = await openServer({
      clock: virtualClock,
      random: seededRandom(1),
      viewDistance: 3,
      spawn: { x: 8.5, y: up(-60), z: 8.5 },
      version: VERSION,
      ...options,
    })
    // tests summon the mobs they need
    server.command('gamerule doMobSpawning false')
    return new Stage(timers, server, game)
  }

  /** Joins a bot and waits until it has spawned. */
  async join(username: string): Promise<Bot> {
    const bot = mineflayer.createBot({
      username,
      version: this.server.version,
      auth: 'offline',
      viewDistance: 'tiny',
      checkTimeoutInterval: 1e9,
      keepAlive: false,
      connect: (client: object) => this.server.connectInMemory(client),
    } as BotOptions)
    bot.on('error', (error) => void this.errors.push(error))
    bot.on('kicked', (reason) => void this.errors.push(new Error(`${username} was kicked: ${reason}`)))
    bot.loadPlugin(pathfinder)
    this.bots.push(bot)
    await this.run(new Promise<void>((resolve) => bot.once('spawn', () => resolve())))
    await this.run(bot.waitForChunksToLoad())
    return bot
  }

  /** Advances virtual time until the work settles. */
  async run<T>(work: Promise<T>): Promise<T> {
    let settled = false
    const watched = work.finally(() => {
      settled = true
    })
    watched.catch(() => {})
    const start = this.#timers.now
    for (;;) {
      await this.#quiet()
      if (settled) return watched
      if (this.#timers.now - start > LIMIT_MS)
        throw new Error(`not finished after ${LIMIT_MS} ms of game time`)
      this.#timers.next()
    }
  }

  /** Advances by a number of game ticks. */
  ticks(n: number): Promise<void> {
    return this.run(virtualClock.sleep(n * 50))
  }

  /** Runs a command that must succeed. */
  command(line: string, as?: string): void {
    const reply = this.server.command(line, as)
    if (!reply.ok) throw new Error(`/${line}: ${reply.message}`)
  }

  /**
   * Prepares the next test: clears a square of `height` layers, lays `ground` below it, removes entities, empties
   * inventories, and puts the first bot back to its place. Coordinates are for both x and z.
   */
  reset({ from = 0, to = 16, height = 7, ground }: ResetOptions = {}): void {
    const layers = (low: number, high: number, block: string) =>
      this.server.command(`fill ${from} ${up(low)} ${from} ${to} ${up(high)} ${to} ${block}`)
    layers(-60, -61 + height, 'air')
    if (ground !== undefined) layers(-61, -61, ground)
    this.server.command('kill @e[type=!player]')
    this.server.command('clear @a')
    this.command(`tp ${this.bots[0]?.username} 8.5 ${up(-60)} 8.5`)
  }

  /** As `reset`, and also removes the drops of killed mobs when they disappear. */
  async resetWithMobs(options: ResetOptions): Promise<void> {
    this.reset(options)
    await this.ticks(DEATH_TICKS)
    this.reset(options)
  }

  /** Uses the block at a position. */
  async use(bot: Bot, x: number, y: number, z: number): Promise<void> {
    await this.run(bot.activateBlock(blockSeenBy(bot, x, y, z)))
    await this.ticks(2)
  }

  /** Walks a bot to a block position. */
  async goto(bot: Bot, x: number, y: number, z: number): Promise<void> {
    bot.pathfinder.setMovements(new Movements(bot))
    await this.run(bot.pathfinder.goto(new goals.GoalBlock(x, y, z)))
  }

  /** Entities of a kind, according to the server. */
  ofKind(kind: string): EntityView[] {
    return this.server.entities.filter((entity) => entity.kind === kind)
  }

  /** Names of the items on the ground, sorted; one entry per stack. */
  drops(): (string | undefined)[] {
    return this.server.entities.map((entity) => entity.item?.name).sort()
  }

  /** Name and properties of a block, as in commands. */
  block(x: number, y: number, z: number): string {
    const { name, properties } = this.server.blockAt({ x, y, z })
    const list = Object.entries(properties).map(([key, value]) => `${key}=${value}`)
    return list.length > 0 ? `${name}[${list.join(',')}]` : name
  }

  /** Gives a bot an item and makes it hold the item. */
  async hold(bot: Bot, item: string, count = 1): Promise<void> {
    this.command(`give ${bot.username} ${item} ${count}`)
    await this.ticks(2)
    const stack = bot.inventory.items().find((entry) => entry.name === item)
    if (!stack) throw new Error(`${item} did not arrive`)
    await this.run(bot.equip(stack, 'hand'))
  }

  /** Number of an item in a bot's inventory, as its client sees it. */
  count(bot: Bot, item: string): number {
    return countItems(bot.inventory.items(), item)
  }

  /** Number of an item in a player's inventory, according to the server. */
  owned(name: string, item: string): number {
    const player = this.server.players.find((entry) => entry.name === name)
    return countItems(player?.inventory ?? [], item)
  }

  /** Disconnects all bots and stops the server. Throws if the server or a bot reported an error since `open`. */
  async close(): Promise<void> {
    for (const bot of this.bots) bot.quit()
    await this.#quiet()
    await this.run(this.server.stop())
    leaveVirtualTime()
    if (this.errors.length > 0)
      throw new AggregateError(this.errors, this.errors.map(({ message }) => message).join('; '))
  }

  async #quiet(): Promise<void> {
    for (let turns = 0; turns < QUIET_TURNS; turns = this.server.inFlight > 0 ? 0 : turns + 1)
      await new Promise<void>((resolve) => setImmediate(resolve))
  }
}
