import { Body } from '../../kernel/entities/body.ts'
import { Entity, type EntityInit } from '../../kernel/entities/entity.ts'
import type { Game } from '../../kernel/game.ts'
import type { Mob } from '../mob.ts'
import { attackByMagic, isPrey } from '../prey.ts'

/** Ticks after rising at which they bite, ticks until they disappear, and damage in half hearts. */
const BITES = 8
const GONE = 22
const DAMAGE = 6
const REACH = 0.7
const STATUS_BITE = 4

/** Fangs that rise from the ground (vanilla EvokerFangs). */
export class EvokerFangs extends Entity {
  declare readonly game: Game
  readonly #by: Mob
  readonly #delay: number

  constructor(game: Game, init: EntityInit & { by: Mob; delay: number }) {
    super(game, init)
    this.#by = init.by
    this.#delay = init.delay
  }

  tick(): void {
    const { game } = this
    const since = this.age++ - this.#delay
    if (since === 0)
      game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_BITE })
    if (since === BITES)
      for (const other of game.allTracked()) {
        if (other === this.#by || !isPrey(other) || !this.#holds(other)) continue
        if (other instanceof Body && ILLAGERS.test(other.kind)) continue
        attackByMagic(this.#by, other, DAMAGE)
      }
    if (since > GONE) game.removeEntity(this)
  }

  #holds({ position: p }: { readonly position: Entity['position'] }): boolean {
    const { x, y, z } = this.position
    return Math.abs(p.x - x) < REACH && Math.abs(p.z - z) < REACH && Math.abs(p.y - y) < 1
  }
}

/** Mobs on its side. */
const ILLAGERS = /^(evoker|vindicator|pillager|illusioner|ravager|vex|witch)$/
