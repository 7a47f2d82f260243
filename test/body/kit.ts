import { Body } from '../../src/body/body.ts'
import type { Button, KeyAction } from '../../src/body/keys/buttons.ts'
import { compactOf } from '../../src/body/keys/compact-index.ts'
import { readAction } from '../../src/body/keys/read-action.ts'
import { PIXELS_PER_DEGREE } from '../../src/body/screen/screen-mouse.ts'
import { PICTURE, type Point } from '../../src/body/screen/target.ts'
import { superflatGround } from '../../src/game/version.ts'
import type { Bot } from '../../src/judger/client/bot.ts'
import { createClient } from '../../src/judger/client/create-client.ts'
import { originIn } from '../../src/render/screens/layout.ts'
import type { ServerStage } from '../../src/testing/bots/server-stage.ts'
import { withServer } from '../../src/testing/bots/with-server.ts'

const NAME = 'Steve'
/** A turn or a cursor is there when it is this near (degrees, pixels): half the smallest bin, a little more than its pixels. */
const NEAR_ANGLE = 0.31
const NEAR_PIXELS = 2.5
const MAX_AIMING_STEPS = 120
const HALF_ITEM = 8

/** A body in a world, with the moves that probes are made of. All of them go through the compact form, as a foreign agent's do. */
export class Kit {
  readonly stage: ServerStage
  readonly bot: Bot
  readonly body: Body
  /** Height of the feet on flat ground. */
  readonly ground: number
  steps = 0

  constructor(stage: ServerStage, bot: Bot) {
    this.stage = stage
    this.bot = bot
    this.body = new Body({ bot })
    this.ground = superflatGround(stage.server.version) + 1
  }

  /** Some ticks with these buttons down (`forward jump`); the mouse moves in the first one. */
  async hold(
    buttons: string,
    ticks: number,
    camera: KeyAction['camera'] = { pitch: 0, yaw: 0 },
  ): Promise<void> {
    for (let i = 0; i < ticks; i++) await this.step(buttons, i === 0 ? camera : { pitch: 0, yaw: 0 })
  }

  async step(buttons = '', camera: KeyAction['camera'] = { pitch: 0, yaw: 0 }): Promise<void> {
    const pressed = new Set(buttons.split(' ').filter((word) => word !== '') as Button[])
    const compact = compactOf({ pressed, camera })
    const reply = {
      type: 'action',
      action_type: 'agent',
      buttons: [compact.buttons],
      camera: [compact.camera],
    }
    this.body.step(readAction(JSON.parse(JSON.stringify(reply))))
    this.steps++
    await this.stage.tick()
  }

  /** Some ticks with any buttons at once; the compact form has no other button beside the inventory's. */
  async press(buttons: string, ticks: number): Promise<void> {
    const pressed = new Set(buttons.split(' ') as Button[])
    for (let i = 0; i < ticks; i++) {
      this.body.step({ pressed, camera: { pitch: 0, yaw: 0 } })
      await this.stage.tick()
    }
  }

  /** Waits without any button. */
  wait = (ticks = 1): Promise<void> => this.hold('', ticks)

  /** Turns by an angle (degrees: down, right), in as many steps as the bins take. */
  async turn(pitch: number, yaw: number, buttons = ''): Promise<void> {
    const { entity } = this.bot
    const goal = { pitch: entity.pitch - (pitch * Math.PI) / 180, yaw: entity.yaw - (yaw * Math.PI) / 180 }
    for (let i = 0; i < MAX_AIMING_STEPS; i++) {
      const left = {
        pitch: ((entity.pitch - goal.pitch) * 180) / Math.PI,
        yaw: ((entity.yaw - goal.yaw) * 180) / Math.PI,
      }
      if (Math.abs(left.pitch) < NEAR_ANGLE && Math.abs(left.yaw) < NEAR_ANGLE) return
      await this.step(buttons, left)
    }
    throw new Error(`the view did not come to ${JSON.stringify(goal)}`)
  }

  /** Moves the cursor to a point of the picture. */
  async cursorTo(to: Point, buttons = ''): Promise<void> {
    for (let i = 0; i < MAX_AIMING_STEPS; i++) {
      const { cursor } = this.screen
      const left = { x: to.x - cursor.x, y: to.y - cursor.y }
      if (Math.abs(left.x) < NEAR_PIXELS && Math.abs(left.y) < NEAR_PIXELS) return
      await this.step(buttons, { pitch: left.y / PIXELS_PER_DEGREE, yaw: left.x / PIXELS_PER_DEGREE })
    }
    throw new Error(`the cursor did not come to ${to.x}, ${to.y}`)
  }

  toSlot = (slot: number, buttons = ''): Promise<void> => this.cursorTo(this.slotPoint(slot), buttons)

  /** Clicks a slot: moves there, presses and releases. `buttons` may hold sneak for a shift click. */
  async click(slot: number, buttons = 'attack'): Promise<void> {
    await this.toSlot(slot)
    await this.clickHere(buttons)
  }

  /** Clicks where the cursor is. Further buttons are held a tick longer on both sides. */
  async clickHere(buttons = 'attack'): Promise<void> {
    const others = buttons.replace(/attack|use/, '').trim()
    if (others !== '') await this.step(others)
    await this.step(buttons)
    await this.step(others)
    await this.step()
  }

  /** Moves to an offer of the screen, counted from the first visible one, and clicks it. */
  async clickOffer(index: number): Promise<void> {
    const { layout } = this.screen
    const origin = originIn(layout, PICTURE)
    const area = layout.buttons.find(({ id }) => id === `offer ${index}`)
    if (area === undefined) throw new Error(`no offer ${index} in ${layout.kind}`)
    await this.cursorTo({ x: origin.x + area.x + area.width / 2, y: origin.y + area.y + area.height / 2 })
    await this.clickHere()
  }

  /** The top left corner of the open screen in the picture. */
  get corner(): Point {
    return originIn(this.screen.layout, PICTURE)
  }

  slotPoint(slot: number): Point {
    const { layout } = this.screen
    const origin = originIn(layout, PICTURE)
    const place = layout.slots[slot]
    if (place === undefined) throw new Error(`no slot ${slot} in ${layout.kind}`)
    return { x: origin.x + place.x + HALF_ITEM, y: origin.y + place.y + HALF_ITEM }
  }

  /** The open screen. */
  get screen(): NonNullable<Body['screen']> {
    const { screen } = this.body
    if (screen === undefined) throw new Error('no screen is open')
    return screen
  }

  /** The first slot of the player's part of the open screen that holds an item. */
  slotOf(item: string): number {
    const { slots, layout } = this.screen
    const slot = slots.findIndex((stack, i) => stack?.name === item && i >= layout.own)
    if (slot < 0) throw new Error(`no ${item} in ${layout.kind}`)
    return slot
  }

  /** The first empty slot of the player's part of the open screen. */
  get emptySlot(): number {
    const { slots, layout } = this.screen
    return slots.findIndex((stack, i) => stack === null && i >= layout.own)
  }

  async openInventory(): Promise<void> {
    await this.step('inventory')
    await this.step()
  }

  async close(): Promise<void> {
    await this.step('inventory')
    await this.wait(2)
  }

  /** Commands, at heights of 1.19.2 as `~` of the ground: `G`, `G+1`, `G-1` are replaced. */
  async commands(...lines: readonly string[]): Promise<void> {
    for (const line of lines)
      await this.stage.command(
        line.replace(/\bG([+-]\d+)?\b/g, (_, offset: string | undefined) =>
          String(this.ground + Number(offset ?? 0)),
        ),
      )
    await this.wait()
  }

  /** The player according to the server. */
  get me(): ServerStage['server']['players'][number] {
    const player = this.stage.server.players[0]
    if (player === undefined) throw new Error('the player has left')
    return player
  }

  /** How many of an item the server says are carried. */
  count(item: string): number {
    return this.me.inventory.filter(({ name }) => name === item).reduce((sum, { count }) => sum + count, 0)
  }

  /** A slot of the player's own inventory according to the server: `4 dirt`, or `-`. */
  at(slot: number): string {
    const stack = this.me.inventory.find((item) => item.slot === slot)
    return stack === undefined ? '-' : `${stack.count} ${stack.name}`
  }

  /** Names of entities in the world, without the player. */
  kinds(): string[] {
    return this.stage.server.entities.map(({ kind }) => kind)
  }
}

/** Plays in a flat world of a version with a body that stands at (0.5, 0.5) and looks south. */
export const withBody = <T>(version: string, play: (kit: Kit) => Promise<T>): Promise<T> =>
  withServer({ version, virtual: true, limitMs: 6_000_000 }, async (stage) => {
    const bot = await stage.spawned(createClient({ ...stage.connect(NAME), viewDistance: 'short' }))
    const kit = new Kit(stage, bot)
    await kit.commands(`tp ${NAME} 0.5 G 0.5 0 0`)
    await stage.tick(10)
    return play(kit)
  })
