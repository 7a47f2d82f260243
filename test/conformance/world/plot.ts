import { createRequire } from 'node:module'
import type { Bot } from 'mineflayer'
import type { Block } from 'prismarine-block'
import type { Entity } from 'prismarine-entity'
import type { Item } from 'prismarine-item'
import type { Vec3 } from 'vec3'
import { countItems } from '../../../src/world/testing/count-items.ts'
import type { BotPool } from './bot-pool.ts'
import { fits } from './expectations.ts'
import type { ServerLink } from './link.ts'
import {
  type Click,
  type Heading,
  type Placing,
  ProbeFailure,
  type ProbeWorld,
  type Reply,
  type Spot,
} from './probe.ts'
import { neighbourSpot, sendClick, sendDig, vec, YAW } from './raw-input.ts'
import { metadataPlace, nameIn } from './scope.ts'
import { type Wear, writtenWear } from './wear.ts'

const TICK_MS = 50
export const PLOT_SIZE = 24
/** Alice's spot in a plot. */
export const MIDDLE: Spot = [12.5, 0, 12.5]
/** The first slots of an inventory are the crafting result and grid, which do not count as owned. */
const CRAFTING_SLOTS = 5
/** Ticks until a hit has full strength again. */
const STRIKE_TICKS = 13

/** A probe's world: one plot on a server, seen through bots. After `end`, all calls of a probe that still runs fail. */
export class Plot implements ProbeWorld {
  readonly version: string
  readonly slack: number
  readonly alice: Bot
  readonly #link: ServerLink
  readonly #company: BotPool
  readonly #origin: Vec3
  readonly #since: number
  #ended = false

  constructor(link: ServerLink, company: BotPool, alice: Bot, origin: Vec3) {
    this.#link = link
    this.#company = company
    this.alice = alice
    this.#origin = origin
    this.slack = link.slack
    this.version = link.version
    this.#since = link.clock.now()
  }

  metadata(entity: Entity, place: number): unknown {
    return entity.metadata[metadataPlace(this.version, place)]
  }

  nameOf(name: string): string {
    return nameIn(this.version, name)
  }

  end(): void {
    this.#ended = true
  }

  async bot(name: string): Promise<Bot> {
    const bot = await this.#company.get(name)
    if (!this.#link.isGuest) await this.stand(bot, [15.5, 0, 15.5])
    return bot
  }

  newcomer(name: string): Promise<Bot> {
    return this.#company.get(name)
  }

  rival(name: string): Promise<Bot> {
    return this.#link.join(name)
  }

  command(line: string): Promise<Reply> {
    if (this.#ended) throw new Error('the probe has ended')
    return this.#link.command(line)
  }

  async requireCommand(line: string): Promise<string> {
    const { ok, message } = await this.command(line)
    if (!ok) throw new ProbeFailure(`/${line}`, message, 'success')
    return message
  }

  async sleep(ms: number): Promise<void> {
    await this.#link.clock.sleep(ms)
    if (this.#ended) throw new Error('the probe has ended')
  }

  ticks(count: number): Promise<void> {
    return this.sleep(count * TICK_MS)
  }

  now(): number {
    return Math.round((this.#link.clock.now() - this.#since) / TICK_MS)
  }

  async waitUntil(condition: () => boolean, ms: number, wanted: string, got?: () => unknown): Promise<void> {
    const end = this.#link.clock.now() + ms + this.slack * TICK_MS
    while (!condition()) {
      if (this.#link.clock.now() >= end) throw new ProbeFailure(`after ${ms} ms`, got?.() ?? 'not so', wanted)
      await this.ticks(1)
    }
  }

  at(spot: Spot): Vec3 {
    return this.#origin.plus(vec(spot))
  }

  xyz(spot: Spot): string {
    const { x, y, z } = this.at(spot)
    return `${x} ${y} ${z}`
  }

  async set(spot: Spot, block: string): Promise<void> {
    await this.requireCommand(`setblock ${this.xyz(spot)} ${block}`)
    await this.ticks(1)
  }

  async fill(low: Spot, high: Spot, block: string): Promise<void> {
    await this.requireCommand(`fill ${this.xyz(low)} ${this.xyz(high)} ${block}`)
    await this.ticks(1)
  }

  block(spot: Spot, seenBy = this.alice): Block {
    const block = seenBy.blockAt(this.at(spot).floored())
    if (!block) throw new ProbeFailure(`the block at ${spot}`, 'a chunk that is not loaded', 'a block')
    return block
  }

  blockText(spot: Spot, seenBy = this.alice): string {
    const block = this.block(spot, seenBy)
    const properties = Object.entries(block.getProperties()).sort(([a], [b]) => (a < b ? -1 : 1))
    return properties.length === 0
      ? block.name
      : `${block.name}[${properties.map((property) => property.join('=')).join(',')}]`
  }

  waitForBlock(spot: Spot, pattern: string, ms = 2000): Promise<void> {
    const text = () => this.blockText(spot)
    return this.waitUntil(() => fits(text(), pattern), ms, pattern, text)
  }

  async summon(kind: string, spot: Spot, tags = ''): Promise<Entity> {
    const known = new Set(Object.keys(this.alice.entities))
    await this.requireCommand(`summon ${kind} ${this.xyz(spot)} ${tags}`.trim())
    const fresh = () => this.seen(kind).find((entity) => !known.has(String(entity.id)))
    await this.waitUntil(() => fresh() !== undefined, 2000, `a ${kind} in sight`)
    return fresh() as Entity
  }

  seen(kind: string): Entity[] {
    const middle = this.at([PLOT_SIZE / 2, 0, PLOT_SIZE / 2])
    const isNear = ({ position }: Entity) =>
      Math.abs(position.x - middle.x) < PLOT_SIZE && Math.abs(position.z - middle.z) < PLOT_SIZE
    return Object.values(this.alice.entities).filter((entity) => entity.name === kind && isNear(entity))
  }

  async stand(bot: Bot, spot: Spot, heading: Heading = 'north', pitch = 0): Promise<void> {
    await this.requireCommand(`tp ${bot.username} ${this.xyz(spot)} ${YAW[heading]} ${pitch}`)
    const there = this.at(spot)
    await this.waitUntil(() => bot.entity.position.distanceTo(there) < 1, 3000, `${bot.username} at ${spot}`)
    await this.waitUntil(() => bot.blockAt(there) !== null, 5000, 'chunks around the bot')
    await this.ticks(2)
  }

  async goto(bot: Bot, spot: Spot): Promise<void> {
    const { goals } = createRequire(import.meta.url)(
      'mineflayer-pathfinder',
    ) as typeof import('mineflayer-pathfinder')
    const { x, y, z } = this.at(spot)
    await bot.pathfinder.goto(new goals.GoalBlock(x, y, z))
    await this.ticks(2)
  }

  async give(bot: Bot, item: string, count = 1, wear: Wear = {}): Promise<void> {
    const before = this.count(bot, item)
    await this.requireCommand(`give ${bot.username} ${item}${writtenWear(this.version, wear)} ${count}`)
    const got = () => this.count(bot, item) - before
    await this.waitUntil(() => got() >= count, 2000, `${count} ${item} given`, got)
  }

  async hold(bot: Bot, item: string, count = 1, wear: Wear = {}): Promise<void> {
    await this.requireCommand(
      `item replace entity ${bot.username} weapon.mainhand with ${item}${writtenWear(this.version, wear)} ${count}`,
    )
    await this.waitUntil(
      () => bot.heldItem?.name === item && bot.heldItem.count === count,
      2000,
      `${item} in the hand`,
    )
  }

  count(bot: Bot, item: string): number {
    const slots = bot.inventory.slots as (Item | null)[]
    return countItems(slots.slice(CRAFTING_SLOTS), item)
  }

  itemsOnGround(item: string): number {
    return countItems(
      this.seen('item').map((entity) => entity.getDroppedItem()),
      item,
    )
  }

  ownedOrOnGround(item: string): number {
    return this.count(this.alice, item) + this.itemsOnGround(item)
  }

  async click(bot: Bot, spot: Spot, click: Click = {}): Promise<void> {
    sendClick(bot, this.at(spot).floored(), click)
    await this.ticks(2 + this.slack)
  }

  async place(item: string, { on, from, heading, pitch, ...click }: Placing): Promise<string> {
    if (from || heading || pitch) await this.stand(this.alice, from ?? MIDDLE, heading, pitch)
    await this.hold(this.alice, item)
    await this.click(this.alice, on, click)
    return this.blockText(neighbourSpot(on, click.face ?? 'up'))
  }

  async dig(bot: Bot, spot: Spot, limitTicks = 600): Promise<number> {
    const before = this.block(spot).stateId
    const start = this.now()
    sendDig(bot, this.at(spot).floored())
    const isGone = () => this.block(spot).stateId !== before
    await this.waitUntil(isGone, limitTicks * TICK_MS, `a broken block within ${limitTicks} ticks`, () =>
      this.blockText(spot),
    )
    return this.now() - start
  }

  async useAt(bot: Bot, point: Spot): Promise<void> {
    await bot.lookAt(this.at(point), true)
    await this.ticks(2)
    bot.activateItem()
    await this.ticks(3 + this.slack)
  }

  async hit(bot: Bot, entity: Entity): Promise<void> {
    await bot.lookAt(entity.position.offset(0, entity.height / 2, 0), true)
    bot.attack(entity)
    await this.ticks(STRIKE_TICKS)
  }

  async useOn(bot: Bot, entity: Entity): Promise<void> {
    await bot.activateEntity(entity)
    await this.ticks(2 + this.slack)
  }

  heal(bot: Bot): Promise<void> {
    return this.#company.heal(bot)
  }

  async starve(bot: Bot, food: number): Promise<void> {
    await this.requireCommand(`effect give ${bot.username} hunger 60 255`)
    await this.waitUntil(
      () => bot.food <= food,
      60_000,
      `food down to ${food}`,
      () => bot.food,
    )
    await this.requireCommand(`effect clear ${bot.username}`)
    await this.ticks(2)
  }
}
