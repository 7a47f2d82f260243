import { createRequire } from 'node:module'
import type { Bot } from 'mineflayer'
import type { ServerLink } from './link.ts'

/** Distance west of the first plot at which unused bots wait, in blocks. */
const WAITING_ROOM = -64
/** Bots that stay connected between probes. */
const REGULARS = new Set(['Alice', 'Bob', 'Carol'])

/** A full breath as mineflayer counts it. */
const FULL_BREATH = 20

/** Whether a living bot burns or is short of breath. */
const isSuffering = ({ entity, health, oxygenLevel }: Bot): boolean =>
  health > 0 && ((Number(entity.metadata[0] ?? 0) & 1) === 1 || (oxygenLevel ?? FULL_BREATH) < FULL_BREATH)

/** Probes walk with mineflayer-pathfinder, as other people's bots do. It must not dig or build on the way. */
function walksByItself(bot: Bot): void {
  const { Movements, pathfinder } = createRequire(import.meta.url)(
    'mineflayer-pathfinder',
  ) as typeof import('mineflayer-pathfinder')
  bot.loadPlugin(pathfinder)
  const movements = new Movements(bot)
  movements.canDig = false
  movements.allow1by1towers = false
  movements.allowParkour = false
  movements.scafoldingBlocks = []
  bot.pathfinder.setMovements(movements)
  bot.pathfinder.tickTimeout = 3000
}

/** The bots of a run: created on demand and reset between probes. */
export class BotPool {
  readonly #link: ServerLink
  readonly #bots = new Map<string, Bot>()
  readonly #gone = new Set<Bot>()
  /** Bots used since the last `dismiss`. */
  readonly #used = new Set<Bot>()

  constructor(link: ServerLink) {
    this.#link = link
  }

  /** Returns a bot by name; joins it unless it is connected. */
  async get(name: string): Promise<Bot> {
    const known = this.#bots.get(name)
    const bot = known && !this.#gone.has(known) ? known : await this.#link.join(name)
    this.#used.add(bot)
    if (bot === known) return bot
    walksByItself(bot)
    this.#bots.set(name, bot)
    bot.once('end', () => void this.#gone.add(bot))
    return bot
  }

  present(): Bot[] {
    return [...this.#bots.values()].filter((bot) => !this.#gone.has(bot))
  }

  /** Resets the bots that a probe used; disconnects those that are not regulars. */
  async dismiss(plotX: number, y: number, z: number): Promise<void> {
    const used = this.present().filter((bot) => this.#used.has(bot))
    this.#used.clear()
    for (const bot of used) {
      if (!REGULARS.has(bot.username)) {
        bot.quit()
        this.#bots.delete(bot.username)
        continue
      }
      if (this.#link.isGuest) continue
      const leave = () => this.#link.command(`tp ${bot.username} ${plotX + WAITING_ROOM} ${y} ${z}`)
      // otherwise it would burn or drown on in the next probe
      if (isSuffering(bot)) await leave()
      for (let waits = 0; isSuffering(bot) && waits < 40; waits++) await this.#link.clock.sleep(500)
      await this.reset(bot)
      if (bot.username !== 'Alice') await leave()
    }
  }

  /** Survival mode, full health and food, empty inventory, no goal. */
  async reset(bot: Bot): Promise<void> {
    const link = this.#link
    const name = bot.username
    if (bot.currentWindow) {
      bot.closeWindow(bot.currentWindow)
      // items on a station come back
      await link.clock.sleep(100 + link.slack * 50)
    }
    bot.pathfinder.setGoal(null)
    bot.clearControlStates()
    bot.deactivateItem()
    bot.setQuickBarSlot(0)
    if (bot.health <= 0) await link.clock.sleep(1500)
    if (bot.isSleeping) await bot.wake().catch(() => undefined)
    await link.command(`effect clear ${name}`)
    await link.command(`clear ${name}`)
    if (bot.game.gameMode !== 'survival') await link.command(`gamemode survival ${name}`)
    if (bot.experience.progress > 0 || bot.experience.level > 0) {
      await link.command(`xp set ${name} 0 points`)
      await link.command(`xp set ${name} 0 levels`)
    }
    await this.heal(bot)
  }

  async heal(bot: Bot): Promise<void> {
    if (bot.health >= 20 && bot.food >= 20) return
    await this.#link.command(`effect give ${bot.username} instant_health 1 5`)
    await this.#link.command(`effect give ${bot.username} saturation 1 20`)
    await this.#link.clock.sleep(1200)
  }

  leave(): void {
    for (const bot of this.present()) bot.quit()
  }
}
