import { changesAttributes } from '../kernel/entities/attributes.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import { type Effect, effectPacket } from '../kernel/entities/traits.ts'
import type { Game } from '../kernel/game.ts'
import { FULL_HEALTH, Player } from '../kernel/player/player.ts'
import { hurtPlayer, sendHealth } from './health.ts'

type Living = Player | Entity

/** Effects that act once, at once. */
const INSTANT: ReadonlySet<string> = new Set(['instant_health', 'instant_damage', 'saturation'])
/** Healing hurts these, and harming heals them (vanilla MobType.UNDEAD). */
const UNDEAD =
  /^(zombie|husk|drowned|zombie_villager|zombified_piglin|zoglin|zombie_horse|skeleton|stray|wither_skeleton|skeleton_horse|phantom|wither)$/

export const isInstant = (name: string): boolean => INSTANT.has(name)

/** Number of an effect by its name without namespace, as in commands. */
export function effectNumber(game: Game, name: string): number | undefined {
  for (const [key, { id }] of Object.entries(game.registry.effectsByName)) if (nameOf(key) === name) return id
  return undefined
}

/** Names of all effects without namespace, as in commands. */
export const effectNames = (game: Game): string[] => Object.keys(game.registry.effectsByName).map(nameOf)

/** Adds an effect. False if the target is immune or has a stronger one (vanilla). `share`: of what acts at once. */
export function addEffect(game: Game, living: Living, effect: Effect, share = 1): boolean {
  if (!(living instanceof Player || living instanceof Body)) return false
  if (living instanceof Player ? living.dead : living.dying) return false
  const undead = UNDEAD.test(living.kind)
  if (undead && (effect.name === 'poison' || effect.name === 'regeneration')) return false
  if (isInstant(effect.name)) {
    applyInstantly(game, living, effect, share)
    return true
  }
  const before = living.traits.effects.get(effect.name)
  if (before && before.amplifier > effect.amplifier) return false
  if (before && before.amplifier === effect.amplifier && before.ticks >= effect.ticks) return false
  living.traits.effects.set(effect.name, effect)
  broadcastEffect(game, living, ...effectPacket(living.id, effect))
  tellAttributes(game, living, effect.name)
  return true
}

/** Removes an effect; false if there was none. */
export function removeEffect(game: Game, living: Living, name: string): boolean {
  const effect = living.traits.effects.get(name)
  if (!effect) return false
  living.traits.effects.delete(name)
  broadcastEffect(game, living, 'remove_entity_effect', { entityId: living.id, effectId: effect.id })
  if (living instanceof Player || living instanceof Body) tellAttributes(game, living, name)
  return true
}

/** One tick of all effects: they act and run out. */
export function tickEffects(game: Game): void {
  for (const living of [...game.entities.values(), ...game.players]) {
    if (living.traits.effects.size === 0) continue
    if (living instanceof Player && living.dead) {
      living.traits.effects.clear()
      continue
    }
    for (const effect of [...living.traits.effects.values()]) {
      const interval = intervalOf(effect)
      if (interval !== undefined && effect.ticks % interval === 0) applyInstantly(game, living, effect)
      if (--effect.ticks <= 0) removeEffect(game, living, effect.name)
    }
  }
}

/** Ticks between two actions of an effect that acts over time (vanilla); undefined for other effects. */
function intervalOf({ name, amplifier }: Effect): number | undefined {
  const base = { poison: 25, wither: 40, regeneration: 50 }[name]
  return base === undefined ? undefined : Math.max(1, base >> amplifier)
}

/** Applies an effect once, in half hearts. */
function applyInstantly(game: Game, living: Living, { name, amplifier }: Effect, share = 1): void {
  const undead = UNDEAD.test(living.kind)
  const strong = 2 ** Math.min(amplifier, 30)
  if (name === 'regeneration') heal(living, 1)
  else if (name === 'saturation') {
    if (living instanceof Player) living.hunger.eat(amplifier + 1, 2 * (amplifier + 1))
  } else if (name === 'poison') {
    if (healthOf(living) > 1) hurt(game, living, 1)
  } else if (name === 'wither') hurt(game, living, 1)
  else if (name === (undead ? 'instant_damage' : 'instant_health'))
    heal(living, Math.floor(4 * strong * share + 0.5))
  else if (name === (undead ? 'instant_health' : 'instant_damage'))
    hurt(game, living, Math.floor(6 * strong * share + 0.5))
}

const healthOf = (living: Living): number =>
  living instanceof Player || living instanceof Body ? living.health : 0

function heal(living: Living, amount: number): void {
  if (living instanceof Player) {
    living.health = Math.min(FULL_HEALTH, living.health + amount)
    sendHealth(living)
  } else if (living instanceof Body && !living.dying)
    living.health = Math.min(living.fullHealth, living.health + amount)
}

function hurt(game: Game, living: Living, amount: number): void {
  if (living instanceof Player) hurtPlayer(game, living, { amount, cause: 'magic' })
  else if (living instanceof Body) living.hurt(amount)
}

function broadcastEffect(
  game: Game,
  living: Living,
  name: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (living instanceof Player) living.send(name, fields)
  game.broadcastSeen(living, name, fields)
}

/** Tells the speed of who has been given or has lost an effect that changes it. */
function tellAttributes(game: Game, living: Player | Body, effect: string): void {
  if (!changesAttributes(effect)) return
  const [name, fields] = living.attributes()
  if (living instanceof Player) living.send(name, fields)
  game.broadcastSeen(living, name, fields)
}

const nameOf = (key: string): string =>
  key === 'BadLuck' ? 'unluck' : key.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()
