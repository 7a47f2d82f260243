import type { Position } from '../../core/position.ts'
import type { Bot } from './bot.ts'

/** Values of `status` in the packet `block_dig`. */
const DIG = { start: 0, abort: 1, finish: 2, dropOne: 4, release: 5 } as const
/** Values of `mouse` in the packet `use_entity`. */
const ENTITY = { interact: 0, attack: 1, interactAt: 2 } as const
/** The bits of `steer_vehicle`. */
const STEER = { jump: 1, dismount: 2 } as const
/** A state id that servers never use: they answer such a click with the whole window. */
const UNKNOWN_STATE = -1
/** Click numbers start far from those that mineflayer counts itself (up to 1.16). */
const FIRST_ACTION = 20_000
const MAX_ACTION = 32_767
const ORIGIN = { x: 0, y: 0, z: 0 }
const HALF_TURN = 180
const DEGREES = HALF_TURN / Math.PI

export type Hand = 0 | 1

/** A click on a block: the face as the protocol numbers it, and the point in the cell (0–1 on each axis). */
export interface BlockHit {
  readonly position: Position
  readonly face: number
  readonly cursor: Position
}

/** Keys of a riding player. */
export interface RiderKeys {
  readonly forward: boolean
  readonly back: boolean
  readonly left: boolean
  readonly right: boolean
  readonly jump: boolean
  readonly sneak: boolean
}

/**
 * Sends the packets that a game client sends for keys and clicks. mineflayer's own calls wait for answers that may never come,
 * sleep, or end the process (a double click in a window); these send and return.
 */
export class InputPackets {
  readonly #bot: Bot
  #sequence = 0
  #action = FIRST_ACTION

  constructor(bot: Bot) {
    this.#bot = bot
  }

  startDigging(position: Position, face: number): void {
    this.#dig(DIG.start, position, face)
  }

  abortDigging(position: Position, face: number): void {
    this.#dig(DIG.abort, position, face)
  }

  finishDigging(position: Position, face: number): void {
    this.#dig(DIG.finish, position, face)
  }

  /** Throws one of the held items away. */
  dropOne(): void {
    this.#dig(DIG.dropOne, ORIGIN, 0)
  }

  /** The use button is released while an item is in use. */
  releaseItem(): void {
    this.#dig(DIG.release, ORIGIN, 0)
  }

  useOnBlock({ position, face, cursor }: BlockHit, hand: Hand): void {
    this.#write('block_place', {
      location: position,
      direction: face,
      hand,
      ...{ cursorX: cursor.x, cursorY: cursor.y, cursorZ: cursor.z },
      ...{ insideBlock: false, worldBorderHit: false },
      sequence: this.#nextSequence(),
    })
  }

  /** Uses the held item in the air. The look direction is sent first, since servers cast their own ray for buckets and boats. */
  useItem(hand: Hand): void {
    const { yaw, pitch } = this.look()
    this.#write('use_item', { hand, sequence: this.#nextSequence(), rotation: { x: yaw, y: pitch } })
  }

  /** Reports the player's look direction (degrees, as the protocol counts them). */
  look(): { readonly yaw: number; readonly pitch: number } {
    const { yaw, pitch, onGround } = this.#bot.entity
    const look = { yaw: HALF_TURN - yaw * DEGREES, pitch: -pitch * DEGREES }
    const flags = { onGround, hasHorizontalCollision: undefined }
    this.#write('look', { ...look, onGround, flags })
    return look
  }

  attack(entity: number): void {
    this.#write('use_entity', { target: entity, mouse: ENTITY.attack, sneaking: this.#isSneaking })
  }

  /**
   * Uses an entity at a point relative to its position, the way game clients do: first at the point, then the entity as a whole.
   */
  useEntity(entity: number, point: Position, hand: Hand): void {
    const common = { target: entity, hand, sneaking: this.#isSneaking }
    this.#write('use_entity', { ...common, mouse: ENTITY.interactAt, ...point })
    this.#write('use_entity', { ...common, mouse: ENTITY.interact })
  }

  swing(hand: Hand = 0): void {
    this.#write('arm_animation', { hand })
  }

  /** A click in a window; slot −999 is outside. Modes and buttons are the protocol's. */
  click({ windowId, slot, button, mode }: WindowClick): void {
    this.#action = this.#action >= MAX_ACTION ? FIRST_ACTION : this.#action + 1
    this.#write('window_click', {
      ...{ windowId, slot, mouseButton: button, mode },
      action: this.#action,
      item: { present: false },
      stateId: UNKNOWN_STATE,
      changedSlots: [],
      cursorItem: this.#isNewerOrEqualTo('1.20.5') ? { itemCount: 0 } : { present: false },
    })
  }

  closeWindow(windowId: number): void {
    this.#write('close_window', { windowId })
  }

  /** Presses a button of a window: an enchantment, a cut, a pattern. */
  pressButton(windowId: number, button: number): void {
    this.#write('enchant_item', { windowId, enchantment: button })
  }

  chooseTrade(index: number): void {
    this.#write('select_trade', { slot: index })
  }

  /** A rider's keys. Sneaking dismounts. */
  steer({ forward, back, left, right, jump, sneak }: RiderKeys): void {
    if (this.#isNewerOrEqualTo('1.21.2')) {
      const inputs = { forward, backward: back, left, right, jump, shift: sneak, sprint: false }
      this.#write('player_input', { inputs })
      return
    }
    this.#write('steer_vehicle', {
      sideways: Number(left) - Number(right),
      forward: Number(forward) - Number(back),
      jump: (jump ? STEER.jump : 0) | (sneak ? STEER.dismount : 0),
    })
  }

  /** Reports the position of the vehicle that this client steers, and which paddles turn. */
  moveBoat(
    position: Position,
    yaw: number,
    paddles: { readonly left: boolean; readonly right: boolean },
  ): void {
    this.#write('vehicle_move', { ...position, yaw, pitch: 0, onGround: false })
    this.#write('steer_boat', { leftPaddle: paddles.left, rightPaddle: paddles.right })
  }

  /** Opens worn elytra in the air. */
  startGliding(): void {
    this.#write('entity_action', {
      entityId: this.#bot.entity.id,
      actionId: 'start_fall_flying',
      jumpBoost: 0,
    })
  }

  #dig(status: number, location: Position, face: number): void {
    this.#write('block_dig', { status, location, face, sequence: this.#nextSequence() })
  }

  #nextSequence(): number {
    return ++this.#sequence
  }

  get #isSneaking(): boolean {
    return this.#bot.getControlState('sneak')
  }

  #isNewerOrEqualTo(version: string): boolean {
    return this.#bot.registry.version['>='](version)
  }

  #write(name: string, fields: object): void {
    this.#bot._client.write(name, fields)
  }
}

export interface WindowClick {
  readonly windowId: number
  readonly slot: number
  readonly button: number
  readonly mode: number
}
