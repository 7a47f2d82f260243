import { isBoat } from '../../game/clicks/clickable-entities.ts'
import { adapt } from '../../judger/client/adapt.ts'
import type { Bot, Entity } from '../../judger/client/bot.ts'
import { noticeDismounts } from '../../judger/client/dismounts.ts'
import { type BoatState, rowBoat } from './boat-motion.ts'
import type { Player } from './player.ts'

const HALF_TURN = 180
const DEGREES = HALF_TURN / Math.PI
/** Distance of a rider's feet below the boat's floor (blocks; vanilla: seat −0.1, and players sit 0.35 lower). */
const SEAT = 0.45
const STANDSTILL = { x: 0, y: 0, z: 0 }
const NO_KEYS = { forward: false, back: false, left: false, right: false, jump: false, sneak: false }

/** A vehicle as the protocol lists it: the first of its passengers steers. */
type Vehicle = Entity & { readonly passengers?: readonly Entity[] }

/**
 * Handles the keys of a riding player. They are sent to the server, which moves animals and carts; a boat is moved here and its
 * position sent, as game clients do. Sneaking dismounts.
 */
export class Riding {
  #boat: { readonly id: number; readonly state: BoatState } | undefined
  #isRowing = false

  constructor(bot: Bot) {
    noticeDismounts(bot)
    // the server has rejected a move and reports the boat's position
    bot.extras.packets.onReceived('vehicle_move', (packet) => this.#correct(adapt<Corrected>(packet)))
  }

  /** Whether a boat is being rowed: while it is, the attack button does nothing. */
  get isRowing(): boolean {
    return this.#isRowing
  }

  tick(player: Player): void {
    const { bot, keys } = player
    this.#isRowing = false
    const vehicle = bot.vehicle as Vehicle | null | undefined
    if (vehicle === null || vehicle === undefined) {
      this.#boat = undefined
      return
    }
    const held = {
      forward: keys.acts('forward'),
      back: keys.acts('back'),
      left: keys.acts('left'),
      right: keys.acts('right'),
    }
    this.#ride(player, vehicle, { ...held, jump: keys.acts('jump'), sneak: keys.wentDown('sneak') })
  }

  /** A tick with an open screen: no key is pressed. */
  rest(player: Player): void {
    this.#isRowing = false
    const vehicle = player.bot.vehicle as Vehicle | null | undefined
    if (vehicle !== null && vehicle !== undefined) this.#ride(player, vehicle, NO_KEYS)
  }

  #ride(player: Player, vehicle: Vehicle, keys: typeof NO_KEYS): void {
    player.send.look()
    player.send.steer(keys)
    if (keys.sneak || !isBoat(vehicle.name ?? '') || vehicle.passengers?.[0] !== player.bot.entity) return
    this.#isRowing = keys.forward || keys.back || keys.left || keys.right
    this.#row(player, vehicle, keys)
  }

  #row({ bot, send }: Player, vehicle: Vehicle, keys: typeof NO_KEYS): void {
    const before = this.#boat?.id === vehicle.id ? this.#boat.state : stateOf(vehicle)
    const state = rowBoat(bot, before, keys)
    this.#boat = { id: vehicle.id, state }
    const { x, y, z } = state.position
    vehicle.position.set(x, y, z)
    bot.entity.position.set(x, y - SEAT, z)
    const paddles = {
      left: (keys.right && !keys.left) || keys.forward,
      right: (keys.left && !keys.right) || keys.forward,
    }
    send.moveBoat(state.position, state.yaw, paddles)
  }

  #correct({ x, y, z, yaw }: Corrected): void {
    if (this.#boat === undefined) return
    const state = { position: { x, y, z }, velocity: STANDSTILL, yaw, turning: 0 }
    this.#boat = { ...this.#boat, state }
  }
}

interface Corrected {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
}

const stateOf = ({ position: { x, y, z }, yaw }: Entity): BoatState => ({
  position: { x, y, z },
  velocity: STANDSTILL,
  yaw: HALF_TURN - yaw * DEGREES,
  turning: 0,
})
