import { updateAround } from '../blocks/updates.ts'
import { add, blockOf, type Vec } from '../geometry.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { hurtPlayer } from '../player/health.ts'
import { scaled } from './hunting.ts'
import { enters, firstHit } from './line-of-sight.ts'

/** Ticks an arrow sticks in a block before it despawns. */
const LIFETIME = 1200
const GRAVITY = 0.05
const DRAG = 0.99
/** Damage in half hearts, per block per tick of speed. */
const DAMAGE = 2
/** A body's hit box is larger by this much on every side, in blocks. */
const MARGIN = 0.3
/** Length of the arrow outside the block it sticks in. */
const SHAFT = 0.05
/** Ticks during which it cannot hit its shooter. */
const SHOOTER_GRACE_TICKS = 5

/** An arrow, flying or stuck in a block. It presses wooden pressure plates and wooden buttons. */
export class Arrow extends Entity {
  declare readonly game: Game
  readonly shooter: Tracked | undefined
  #stuck = false

  constructor(game: Game, init: EntityInit & { shooter?: Tracked }) {
    super(game, init)
    this.shooter = init.shooter
  }

  tick(): void {
    this.age++
    if (this.age > LIFETIME || this.position.y < this.game.voidBelow) this.game.removeEntity(this)
    else if (!this.#stuck) this.#fly()
    else if (this.age % 10 === 0 && !this.#touchesGround()) this.#stuck = false
  }

  #fly(): void {
    const { velocity, position } = this
    const to = add(position, velocity)
    const wall = firstHit(this.game.level, position, to)
    const victim = this.#firstVictim(wall)
    if (victim) {
      this.#wound(victim)
      return
    }
    if (wall < 1) {
      this.#stick(along(position, velocity, wall))
      return
    }
    this.position = to
    this.yaw = (Math.atan2(velocity.x, velocity.z) * 180) / Math.PI
    this.pitch = (Math.atan2(velocity.y, Math.hypot(velocity.x, velocity.z)) * 180) / Math.PI
    this.velocity = { x: velocity.x * DRAG, y: velocity.y * DRAG - GRAVITY, z: velocity.z * DRAG }
  }

  /** Sticks in the block with its end outside; presses a wooden button there. */
  #stick(at: Vec): void {
    const { game, velocity } = this
    const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
    this.position = along(at, velocity, -SHAFT / speed)
    this.#stuck = true
    this.velocity = { x: 0, y: 0, z: 0 }
    const p = blockOf(this.position)
    const state = game.level.get(p)
    const { arrowsPress, toggle } = game.blocks.of(state)
    if (!arrowsPress) return
    toggle?.(game, p, state, this.yaw)
    updateAround(game, [p])
  }

  #firstVictim(wall: number): Tracked | undefined {
    let first = wall
    let victim: Tracked | undefined
    for (const tracked of this.game.allTracked()) {
      if (!this.#canHit(tracked)) continue
      const half = tracked.size.width / 2 + MARGIN
      const { x, y, z } = tracked.position
      const low = { x: x - half, y: y - MARGIN, z: z - half }
      const high = { x: x + half, y: y + tracked.size.height + MARGIN, z: z + half }
      const at = enters(this.position, this.velocity, low, high)
      if (at >= first) continue
      first = at
      victim = tracked
    }
    return victim
  }

  #canHit(tracked: Tracked): boolean {
    if (tracked === this.shooter && this.age < SHOOTER_GRACE_TICKS) return false
    if (tracked instanceof Body) return !tracked.dying
    return this.game.players.some(
      (player) => player === tracked && !player.dead && player.gameMode !== 'spectator',
    )
  }

  #wound(victim: Tracked): void {
    const { game, velocity } = this
    const amount = Math.ceil(Math.hypot(velocity.x, velocity.y, velocity.z) * DAMAGE)
    const from = {
      x: victim.position.x - velocity.x,
      y: victim.position.y,
      z: victim.position.z - velocity.z,
    }
    const player = game.players.find((player) => player === victim)
    const name = this.shooter?.kind ?? this.kind
    if (player) {
      const fromMob = this.shooter instanceof Body
      hurtPlayer(game, player, {
        amount: fromMob ? scaled(amount, game.difficulty) : amount,
        cause: 'attack',
        from: {
          position: from,
          name: game.registry.entitiesByName[name]?.displayName ?? name,
          ...(this.shooter ? { by: this.shooter } : {}),
        },
      })
    } else if (victim instanceof Body) victim.hurt(amount, from, this.shooter)
    game.removeEntity(this)
  }

  #touchesGround(): boolean {
    const { x, y, z } = this.position
    const d = SHAFT + 0.01
    const low = { x: x - d, y: y - d, z: z - d }
    const high = { x: x + d, y: y + d, z: z + d }
    return firstHit(this.game.level, low, high) < 1 || firstHit(this.game.level, high, low) < 1
  }
}

const along = (from: Vec, by: Vec, share: number): Vec => ({
  x: from.x + by.x * share,
  y: from.y + by.y * share,
  z: from.z + by.z * share,
})
