import { Body } from '../kernel/entities/body.ts'
import type { Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { uuidIn, uuidTag } from '../kernel/memory/uuid.ts'
import { Player } from '../kernel/player/player.ts'
import type { NbtTag } from '../library/nbt.ts'
import { scaled } from '../player/difficulty.ts'
import { giveDoses } from '../player/doses.ts'
import { hurtPlayer } from '../player/health.ts'
import { type Flight, Projectile, type ProjectileInit } from './projectile.ts'

/** Speed in blocks per tick, damage in half hearts, ticks of levitation, and ticks after which it disappears. */
const SPEED = 0.25
const DAMAGE = 4
const LEVITATION = 200
const LIFETIME = 400

/** A shulker's bullet: it follows its victim and makes it levitate (vanilla ShulkerBullet). A hit destroys it. */
export class ShulkerBullet extends Projectile {
  protected readonly flight: Flight = { gravity: 0, drag: 1, waterDrag: 1 }
  #victim: Tracked | undefined

  constructor(game: Game, init: ProjectileInit & { victim?: Tracked }) {
    super(game, init)
    this.#victim = init.victim
  }

  override get isTarget(): boolean {
    return true
  }

  override saved(): Record<string, NbtTag> {
    return { ...super.saved(), ...(this.#victim ? { Target: uuidTag(this.#victim.uuid) } : {}) }
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    super.restore(said)
    const target = uuidIn(said['Target'])
    if (target !== undefined)
      this.game.world.whenHere(target, (victim) => {
        this.#victim = victim
      })
  }

  override struck(): void {
    this.game.removeEntity(this)
  }

  protected override fly(): void {
    const victim = this.#victim
    if (!victim || victim.removed || this.age > LIFETIME) {
      this.game.removeEntity(this)
      return
    }
    const { position, size } = victim
    const by = {
      x: position.x - this.position.x,
      y: position.y + size.height / 2 - this.position.y,
      z: position.z - this.position.z,
    }
    const far = Math.hypot(by.x, by.y, by.z) || 1
    this.velocity = { x: (by.x / far) * SPEED, y: (by.y / far) * SPEED, z: (by.z / far) * SPEED }
    super.fly()
  }

  protected hitBody(victim: Tracked): void {
    const { game, shooter } = this
    const from = { position: this.position, name: 'Shulker', ...(shooter ? { by: shooter } : {}) }
    if (victim instanceof Player)
      hurtPlayer(game, victim, { amount: scaled(DAMAGE, game.difficulty), cause: 'projectile', from })
    else if (victim instanceof Body) victim.hurt({ amount: DAMAGE, cause: 'projectile', from })
    if (victim instanceof Player || victim instanceof Body)
      giveDoses(game, victim, [{ effect: 'levitation', amplifier: 0, ticks: LEVITATION }])
    game.removeEntity(this)
  }

  protected hitBlock(): void {
    this.game.removeEntity(this)
  }
}
