import { type Vec, vec } from '../geometry.ts'
import { enchantment } from '../items/stack.ts'
import { attributeValue } from '../kernel/entities/attributes.ts'
import { type Body, knockback, PUSH } from '../kernel/entities/body.ts'
import { causeOf, type Damage, isAllowed, isHeat } from '../kernel/entities/damage.ts'
import { effectLevel } from '../kernel/entities/effect-level.ts'
import { velocityFields } from '../kernel/entities/entity.ts'
import { attackerIn, subjectOf } from '../kernel/entities/event-subject.ts'
import { afterAbsorption, afterReductions } from '../kernel/entities/protection.ts'
import { tellDamage } from '../kernel/entities/tell-damage.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { wearArmour } from '../kernel/player/wear.ts'
import { json, type Text, translate } from '../protocol/fields.ts'
import { displayName } from './display-name.ts'
import { addExhaustion, EXHAUSTION } from './exhaustion.ts'
import { blockWithShield } from './shield.ts'
import { wakeUp } from './sleeping.ts'
import { closeWindow } from './windows.ts'

const HURT_TICKS = 10
const STATUS_HURT = 2
const STATUS_DEAD = 3
/** Metadata key of absorption hearts (1.19.2). */
const ABSORPTION = { key: 15, type: 2 } as const

export function sendHealth(player: Player): void {
  const { health, hunger } = player
  player.lastSentHealth = healthKey(player)
  player.send('update_health', {
    health: Math.max(0, health),
    food: hunger.food,
    foodSaturation: hunger.saturation,
  })
}

/** Shows a player its absorption hearts. */
export function sendAbsorption(player: Player): void {
  player.send('entity_metadata', {
    entityId: player.id,
    metadata: [{ ...ABSORPTION, value: player.traits.absorption }],
  })
}

/** Sends health and food if they changed. A change of saturation counts only if it becomes zero or stops being zero, as in vanilla. */
export function sendHealthIfChanged(player: Player): void {
  if (healthKey(player) !== player.lastSentHealth) sendHealth(player)
}

const healthKey = ({ health, hunger }: Player): string => `${health} ${hunger.food} ${hunger.saturation > 0}`

export function healPlayer(player: Player, amount: number): void {
  player.health = Math.min(player.fullHealth, player.health + amount)
}

/** Hurts a player or another body. */
export function hurt(game: Game, victim: Player | Body, damage: Damage): void {
  if (victim instanceof Player) hurtPlayer(game, victim, damage)
  else victim.hurt(damage)
}

export function hurtPlayer(game: Game, player: Player, damage: Damage): void {
  const { absolute = false, armour } = causeOf(damage.cause)
  if (player.dead || isImmune(game, player, damage)) return
  if (!damage.pierces && damage.from && blockWithShield(game, player, damage.amount, damage.from)) return
  // right after damage only stronger damage counts, and only the difference (vanilla)
  const safe = !absolute && player.hurtTicks > 0
  const amount = safe ? damage.amount - player.lastHurt : damage.amount
  if (amount <= 0) return
  player.lastHurt = damage.amount
  wakeUp(game, player)
  if (armour) addExhaustion(player, EXHAUSTION.hurt)
  const before = player.health
  const absorbed = player.traits.absorption
  player.health = Math.max(
    0,
    before - afterAbsorption(player, afterReductions(player, { ...damage, amount })),
  )
  if (armour) wearArmour(player, amount, isHeat(damage.cause))
  if (player.traits.absorption !== absorbed) sendAbsorption(player)
  player.statistics.add('custom', 'damage_taken', Math.round((before - player.health) * 10))
  if (damage.from?.by) player.fight.foe = { by: damage.from.by, at: game.ticks }
  sendHealth(player)
  if (!safe) broadcastHurt(game, player, damage)
  damage.from?.by?.hasHurt?.(player, before - player.health, player.health === 0)
  tellDamage(game, player, { damage, before })
  if (player.health === 0 && !game.simulation.rescued(game, player, damage)) die(game, player, damage)
  game.simulation.suffered(game, player, damage)
}

/** Whether rules, effects, its team or the game mode protect a player from damage. */
function isImmune(game: Game, player: Player, { cause, from }: Damage): boolean {
  if (from?.by instanceof Player && sparesTeam(game, player, from.by)) return true
  if (!isAllowed(cause, game.rules)) return true
  if (isHeat(cause) && effectLevel(player, 'fire_resistance') > 0) return true
  return !causeOf(cause).absolute && (player.gameMode === 'creative' || player.gameMode === 'spectator')
}

/** Whether two players are in one team with friendly fire off (vanilla Player.canHarmPlayer). */
function sparesTeam({ world: { scoreboard } }: Game, player: Player, attacker: Player): boolean {
  const team = scoreboard.teamOf(player.name)
  return team !== undefined && !team.friendlyFire && team.members.has(attacker.name)
}

/** Shows the damage to others, and pushes the player. */
function broadcastHurt(game: Game, player: Player, { from }: Damage): void {
  player.hurtTicks = HURT_TICKS
  game.broadcastNear(player.position, 'entity_status', { entityId: player.id, entityStatus: STATUS_HURT })
  if (from?.position) pushPlayer(game, player, from.position)
}

/** Instructs a player's client to move away from a position. */
function pushPlayer(game: Game, player: Player, from: Vec, strength = PUSH): void {
  const rest = strength * (1 - attributeValue(player, 'knockback_resistance'))
  if (rest <= 0) return
  const velocity = velocityFields(knockback(from, player.position, rest))
  game.broadcastNear(player.position, 'entity_velocity', { entityId: player.id, velocity })
}

/** Pushes a player or another body away from a position. */
export function push(game: Game, body: Player | Body, from: Vec, strength: number): void {
  if (body instanceof Player) pushPlayer(game, body, from, strength)
  else body.push(from, strength)
}

function die(game: Game, player: Player, damage: Damage): void {
  player.dead = true
  game.emitter.emit('died', { ...subjectOf(player), cause: damage.cause, ...attackerIn(damage) })
  game.simulation.perished(game, player)
  player.statistics.add('custom', 'deaths')
  const { by } = damage.from ?? {}
  if (by && by.kind !== 'player') player.statistics.add('killed_by', by.kind)
  player.statistics.reset('custom', 'time_since_death')
  player.statistics.reset('custom', 'time_since_rest')
  player.digging = null
  closeWindow(player)
  if (game.rules.get('keepInventory') !== true) dropEverything(game, player)
  if (game.rules.get('keepInventory') !== true) dropExperience(game, player)
  const message = deathMessage(player, damage)
  player.send('death_combat_event', { playerId: player.id, entityId: -1, message: json(message) })
  if (game.rules.get('showDeathMessages') === true)
    game.world.broadcast('system_chat', { content: json(message), isActionBar: false })
  game.broadcastSeen(player, 'entity_status', { entityId: player.id, entityStatus: STATUS_DEAD })
}

/** Experience points that a player drops for each of its levels, and the maximum (vanilla Player.getExperienceReward). */
const POINTS_A_LEVEL = 7
const MOST_POINTS = 100

/** A player who dies drops a part of the experience; the rest is lost. */
function dropExperience(game: Game, player: Player): void {
  const points = Math.min(MOST_POINTS, player.experience.level * POINTS_A_LEVEL)
  if (points > 0) game.dropExperience(player.position, points)
}

function deathMessage(player: Player, { cause, from }: Damage): Text {
  if (from?.name) return translate('death.attack.player', displayName(player), from.name)
  return translate(`death.attack.${causeOf(cause).message}`, displayName(player))
}

/** Scatters the inventory on the ground (vanilla Player.drop with random spread). */
function dropEverything(game: Game, player: Player): void {
  for (let i = 0; i < player.inventory.length; i++) {
    const stack = player.inventory[i]
    player.inventory[i] = null
    if (!stack || enchantment(stack, 'vanishing_curse') > 0) continue
    const speed = game.chance.next() * 0.5
    const angle = game.chance.next() * 2 * Math.PI
    game.dropItem({
      stack,
      position: vec(player.position.x, player.eyes.y - 0.3, player.position.z),
      velocity: vec(-Math.sin(angle) * speed, 0.2, Math.cos(angle) * speed),
      pickupDelay: 40,
    })
  }
}

/** One tick of invulnerability and of damage by the void. `tickHunger` does the healing. */
export function tickHealth(game: Game, player: Player): void {
  if (player.hurtTicks > 0) player.hurtTicks--
  if (player.dead) return
  if (player.position.y < game.voidBelow && game.ticks % 10 === 0)
    hurtPlayer(game, player, { amount: 4, cause: 'void' })
}
