import { changesAttributes } from '../kernel/entities/attributes.ts'
import { Body } from '../kernel/entities/body.ts'
import { isUndead } from '../kernel/entities/creature-type.ts'
import { effectLevel } from '../kernel/entities/effect-level.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import { type Effect, effectPacket } from '../kernel/entities/traits.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { effectNameOf, effectNumberIn } from '../library/effect-names.ts'
import { ACTS, actInterval } from './effect-acts.ts'
import { sendAbsorption, sendHealth } from './health.ts'
import { sendPosture } from './posture.ts'

type Living = Player | Entity

/** Effects that act at once. */
const INSTANT: ReadonlySet<string> = new Set(['instant_health', 'instant_damage', 'saturation'])
/** Effects that are shown in a body's flags. */
const SHOWN: ReadonlySet<string> = new Set(['invisibility', 'glowing'])
/** Half hearts per level of Absorption. */
const ABSORBS = 4

export const isInstant = (name: string): boolean => INSTANT.has(name)

/** Number of an effect by its name without namespace, as in commands. */
export const effectNumber = (game: Game, name: string): number | undefined =>
  effectNumberIn(game.registry, name)

/** Names of all effects without namespace, as in commands. */
export const effectNames = (game: Game): string[] =>
  Object.keys(game.registry.effectsByName).map(effectNameOf)

/** Adds an effect. Returns false if the target is immune or has a stronger one (vanilla). `share`: share of instant effects. */
export function addEffect(game: Game, living: Living, effect: Effect, share = 1): boolean {
  if (!(living instanceof Player || living instanceof Body)) return false
  if (living instanceof Player ? living.dead : living.dying) return false
  if (isImmune(living.kind, effect.name)) return false
  if (isInstant(effect.name)) {
    actAtOnce(game, living, effect, share)
    return true
  }
  const before = living.traits.effects.get(effect.name)
  if (before && before.amplifier > effect.amplifier) return false
  if (before && before.amplifier === effect.amplifier && before.ticks >= effect.ticks) return false
  if (before) takeAbsorption(living, before.name)
  living.traits.effects.set(effect.name, effect)
  giveAbsorption(living, effect.name)
  broadcastEffect(game, living, ...effectPacket(living.id, effect))
  show(game, living, effect.name)
  return true
}

/** An instant effect acts now, and again in each further tick for which it was given (vanilla InstantenousMobEffect). */
function actAtOnce(game: Game, living: Player | Body, effect: Effect, share: number): void {
  ACTS[effect.name]?.({ game, living, level: effect.amplifier + 1, share })
  const left = effect.ticks - 1
  if (left <= 0) return
  game.schedule(1, () => {
    const isGone = living instanceof Player ? living.dead : living.dying
    if (!isGone && !living.removed) actAtOnce(game, living, { ...effect, ticks: left }, share)
  })
}

/** Whether a kind of body cannot have an effect (vanilla canBeAffected). */
function isImmune(kind: string, effect: string): boolean {
  if (effect === 'poison') return isUndead(kind) || kind === 'spider' || kind === 'cave_spider'
  if (effect === 'regeneration') return isUndead(kind)
  return effect === 'wither' && (kind === 'wither' || kind === 'wither_skeleton')
}

/** Removes an effect; false if there was none. */
export function removeEffect(game: Game, living: Living, name: string): boolean {
  const effect = living.traits.effects.get(name)
  if (!effect) return false
  if (living instanceof Player || living instanceof Body) takeAbsorption(living, name)
  living.traits.effects.delete(name)
  broadcastEffect(game, living, 'remove_entity_effect', { entityId: living.id, effectId: effect.id })
  if (living instanceof Player || living instanceof Body) show(game, living, name)
  return true
}

/** One tick of all effects: they act and run out. */
export function tickEffects(game: Game): void {
  for (const living of [...game.entities.values(), ...game.players]) {
    if (living.traits.effects.size === 0) continue
    if (living instanceof Player && living.dead) {
      living.traits.effects.clear()
      living.traits.absorption = 0
      continue
    }
    for (const effect of [...living.traits.effects.values()]) {
      act(game, living, effect)
      if (--effect.ticks <= 0) removeEffect(game, living, effect.name)
    }
  }
}

function act(game: Game, living: Living, { name, ticks }: Effect): void {
  const level = effectLevel(living, name)
  const interval = level > 0 ? actInterval(name, level) : undefined
  if (interval === undefined || ticks % interval !== 0) return
  if (living instanceof Player || living instanceof Body) ACTS[name]?.({ game, living, level, share: 1 })
}

function giveAbsorption(living: Player | Body, effect: string): void {
  if (effect === 'absorption') changeAbsorption(living, ABSORBS * effectLevel(living, effect))
}

function takeAbsorption(living: Player | Body, effect: string): void {
  if (effect === 'absorption') changeAbsorption(living, -ABSORBS * effectLevel(living, effect))
}

function changeAbsorption(living: Player | Body, by: number): void {
  living.traits.absorption = Math.max(0, living.traits.absorption + by)
  if (living instanceof Player) sendAbsorption(living)
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

/** Updates everything that a new or ended effect changes: attributes, the maximum health, and flags. */
function show(game: Game, living: Player | Body, effect: string): void {
  if (SHOWN.has(effect)) {
    if (living instanceof Player) sendPosture(game, living)
    else game.sendMetadata(living)
  }
  if (!changesAttributes(effect)) return
  sendAttributes(game, living)
  if (living.health <= living.fullHealth) return
  living.health = living.fullHealth
  if (living instanceof Player) sendHealth(living)
}

/** Sends a body's attributes to all players who see it. */
export function sendAttributes(game: Game, living: Player | Body): void {
  const [name, fields] = living.attributes()
  if (living instanceof Player) living.send(name, fields)
  else living.attributesChanged()
  game.broadcastSeen(living, name, fields)
}
