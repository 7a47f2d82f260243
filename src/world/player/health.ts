import { knockback } from '../entities/body.ts'
import { velocityFields } from '../entities/entity.ts'
import { spawnItem } from '../entities/item-entity.ts'
import type { Game } from '../game.ts'
import { type Vec, vec } from '../geometry.ts'
import { armourOf } from '../items/gear.ts'
import { json, type Text, translate } from '../protocol/fields.ts'
import { FULL_HEALTH, type Player } from './player.ts'
import { closeWindow } from './windows.ts'

/** Why somebody is hurt: decides whether armour helps, and what the death message says. */
export type DamageCause = 'fall' | 'void' | 'kill' | 'attack' | 'generic'

export interface Damage {
  /** Half hearts. */
  readonly amount: number
  readonly cause: DamageCause
  /** Who struck: pushes away from there, and is named if it kills. */
  readonly from?: { readonly position: Vec; readonly name?: string }
}

const HURT_TICKS = 10
const STATUS_HURT = 2
const STATUS_DEAD = 3
const FOOD = 20
const SATURATION = 5
/** Nothing protects from these. */
const ABSOLUTE: ReadonlySet<DamageCause> = new Set(['void', 'kill'])
/** Ticks between half hearts healed by a full stomach. */
export const HEAL_INTERVAL = 80

export function sendHealth(player: Player): void {
  player.send('update_health', { health: Math.max(0, player.health), food: FOOD, foodSaturation: SATURATION })
}

export function hurtPlayer(game: Game, player: Player, damage: Damage): void {
  const absolute = ABSOLUTE.has(damage.cause)
  if (player.dead) return
  if (
    !absolute &&
    (player.hurtTicks > 0 || player.gameMode === 'creative' || player.gameMode === 'spectator')
  )
    return
  const armour = absolute || damage.cause === 'fall' ? 0 : armourOf(player)
  player.hurtTicks = HURT_TICKS
  player.health = Math.max(0, player.health - afterArmour(damage.amount, armour))
  sendHealth(player)
  game.broadcastNear(player.position, 'entity_status', { entityId: player.id, entityStatus: STATUS_HURT })
  if (damage.from) push(game, player, damage.from.position)
  if (player.health === 0) die(game, player, damage)
}

/** Vanilla armour without toughness: each point takes four percent, big hits break through. */
function afterArmour(amount: number, armour: number): number {
  const effective = Math.min(20, Math.max(armour / 5, armour - amount / 2))
  return amount * (1 - effective / 25)
}

function push(game: Game, player: Player, from: Vec): void {
  const velocity = velocityFields(knockback(from, player.position))
  game.broadcastNear(player.position, 'entity_velocity', { entityId: player.id, velocity })
}

function die(game: Game, player: Player, damage: Damage): void {
  player.dead = true
  player.digging = null
  closeWindow(player)
  if (game.rules.get('keepInventory') !== true) dropEverything(game, player)
  const message = deathMessage(player, damage)
  player.send('death_combat_event', { playerId: player.id, entityId: -1, message: json(message) })
  if (game.rules.get('showDeathMessages') === true)
    game.broadcast('system_chat', { content: json(message), isActionBar: false })
  game.broadcastSeen(player, 'entity_status', { entityId: player.id, entityStatus: STATUS_DEAD })
}

function deathMessage(player: Player, { cause, from }: Damage): Text {
  if (from?.name) return translate('death.attack.player', player.name, from.name)
  const key = { fall: 'fall', void: 'outOfWorld', kill: 'outOfWorld', attack: 'generic', generic: 'generic' }[
    cause
  ]
  return translate(`death.attack.${key}`, player.name)
}

/** The inventory is strewn around (vanilla Player.drop with random spread). */
function dropEverything(game: Game, player: Player): void {
  for (let i = 0; i < player.inventory.length; i++) {
    const stack = player.inventory[i]
    player.inventory[i] = null
    if (!stack) continue
    const speed = game.chance.next() * 0.5
    const angle = game.chance.next() * 2 * Math.PI
    spawnItem(game, {
      stack,
      position: vec(player.position.x, player.eyes.y - 0.3, player.position.z),
      velocity: vec(-Math.sin(angle) * speed, 0.2, Math.cos(angle) * speed),
      pickupDelay: 40,
    })
  }
}

/** One tick of hurting and healing. */
export function tickHealth(game: Game, player: Player): void {
  if (player.hurtTicks > 0) player.hurtTicks--
  if (player.dead) return
  if (player.position.y < game.voidBelow && game.ticks % 10 === 0)
    hurtPlayer(game, player, { amount: 4, cause: 'void' })
  if (player.dead || player.health >= FULL_HEALTH || game.rules.get('naturalRegeneration') !== true) {
    player.healTicks = 0
    return
  }
  if (++player.healTicks < HEAL_INTERVAL) return
  player.healTicks = 0
  player.health = Math.min(FULL_HEALTH, player.health + 1)
  sendHealth(player)
}
