import { blockOf, distance, sameBlock, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { ledBy, letGo } from './leash.ts'

/** Maximum distance of mobs to be tied to a fence, in blocks (vanilla LeadItem). */
const REACH = 7
/** Ticks between two checks that the fence is still there. */
const INTERVAL = 100

/** The knot of leads around a fence (vanilla LeashFenceKnotEntity). */
export class LeashKnot extends Entity {
  declare readonly game: Game

  constructor(game: Game, init: EntityInit) {
    super(game, init)
  }

  override get isTarget(): boolean {
    return true
  }

  tick(): void {
    this.age++
    const { level } = this.game
    if (this.age % INTERVAL === 0 && kindOf(level, level.get(blockOf(this.position))) !== 'fence')
      this.untie()
  }

  override struck(by: Tracked | undefined): void {
    this.untie(!(by instanceof Player && by.creative))
  }

  /** Ties the player's mobs to it, or unties all. */
  use(player: Player): boolean {
    if (tieAll(this.game, player, this) === 0) this.untie(!player.creative)
    return true
  }

  /** Releases all mobs and disappears. */
  untie(drops = true): void {
    for (const led of ledBy(this.game, this)) letGo(this.game, led, { drops })
    this.game.removeEntity(this)
  }
}

/** Ties all mobs that a player leads to a fence. Returns false if the player leads no mob nearby. */
export function tieToFence(game: Game, player: Player, p: Vec): boolean {
  if (ledBy(game, player).every((led) => distance(led.position, p) > REACH)) return false
  return tieAll(game, player, knotAt(game, p)) > 0
}

/** The knot at a fence, created if there is none. */
export function knotAt(game: Game, p: Vec): LeashKnot {
  for (const entity of game.entities.values())
    if (entity instanceof LeashKnot && sameBlock(blockOf(entity.position), p)) return entity
  const position = { x: p.x + 0.5, y: p.y + 0.375, z: p.z + 0.5 }
  const knot = new LeashKnot(game, { definition: game.entityDefinition('leash_knot'), position })
  game.addEntity(knot)
  return knot
}

function tieAll(game: Game, player: Player, knot: LeashKnot): number {
  const near = ledBy(game, player).filter((led) => distance(led.position, knot.position) <= REACH)
  for (const led of near) {
    led.tieTo(knot)
    player.statistics.add('tied', led.kind)
  }
  return near.length
}
