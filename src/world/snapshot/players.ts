import type { Vec } from '../geometry.ts'
import type { AttributeName, Modifier } from '../items/modifiers.ts'
import type { DimensionName } from '../kernel/dimensions.ts'
import { type Effect, effectPacket } from '../kernel/entities/traits.ts'
import { type Game, gameOf } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { sendExperience } from '../kernel/player/experience.ts'
import type { Hunger } from '../kernel/player/hunger.ts'
import type { Player } from '../kernel/player/player.ts'
import type { Statistic } from '../kernel/player/statistics.ts'
import type { GameMode } from '../options.ts'
import { coolDown } from '../player/cooldown.ts'
import { removeEffect } from '../player/effects.ts'
import { setGameMode } from '../player/game-mode.ts'
import { FULL_AIR, NOT_BURNING } from '../player/hazards.ts'
import { sendAbsorption, sendHealth } from '../player/health.ts'
import { changeDimension, respawn } from '../player/joining.ts'
import { restoreBook, takeBook } from '../player/recipe-book.ts'
import { dismount, mount } from '../player/riding.ts'
import { wakeUp } from '../player/sleeping.ts'
import { teleport } from '../player/teleport.ts'
import { forceClose } from '../player/windows.ts'

/** The state of a player at one moment. */
export interface PlayerMoment {
  readonly name: string
  readonly dimension: DimensionName
  readonly position: Vec
  readonly yaw: number
  readonly pitch: number
  readonly gameMode: GameMode
  readonly selected: number
  readonly inventory: Storage
  readonly enderChest: Storage
  readonly health: number
  readonly absorption: number
  readonly hunger: Readonly<Pick<Hunger, 'food' | 'saturation' | 'exhaustion' | 'timer'>>
  readonly experience: { readonly level: number; readonly points: number; readonly total: number }
  readonly effects: readonly Effect[]
  readonly tags: readonly string[]
  readonly home: {
    readonly dimension: DimensionName
    readonly point: Vec | undefined
    readonly bed: Vec | null
  }
  readonly bases: readonly (readonly [AttributeName, number])[]
  readonly modifiers: readonly Modifier[]
  readonly air: number
  readonly fire: number
  readonly enchantmentSeed: number
  /** Ticks until each item can be used again. */
  readonly cooldowns: readonly (readonly [item: string, ticks: number])[]
  /** Ids of the items carried so far, and of the recipes they unlocked; undefined without a recipe book. */
  readonly recipeBook: ReturnType<typeof takeBook>
  /** UUID of the player's mount. */
  readonly vehicle: string | undefined
  readonly statistics: readonly Statistic[]
}

/** A player who is dead at that moment is treated as having respawned where it died. */
export function takePlayer(player: Player): PlayerMoment {
  const game = gameOf(player)
  const { name, position, yaw, pitch, gameMode, selected, traits, hunger, experience } = player
  const { food, saturation, exhaustion, timer } = hunger
  const { level, points, total } = experience
  return {
    ...{ name, position: { ...position }, yaw, pitch, gameMode, selected },
    dimension: game.dimension.name,
    inventory: [...player.inventory],
    enderChest: [...player.enderChest],
    health: player.dead ? player.fullHealth : player.health,
    absorption: traits.absorption,
    hunger: { food, saturation, exhaustion, timer },
    experience: { level, points, total },
    effects: [...traits.effects.values()].map((effect) => ({ ...effect })),
    tags: [...traits.tags],
    home: { dimension: player.home, point: player.spawnPoint, bed: player.bed },
    bases: [...traits.bases],
    modifiers: traits.modifiers,
    air: player.dead ? FULL_AIR : player.air,
    fire: player.dead ? NOT_BURNING : player.fire,
    enchantmentSeed: player.enchantmentSeed,
    cooldowns: [...player.cooldowns].flatMap(([item, until]) =>
      until > game.ticks ? [[item, until - game.ticks] as const] : [],
    ),
    recipeBook: takeBook(player),
    vehicle: player.vehicle?.uuid,
    statistics: player.statistics.all(),
  }
}

/** Restores a player and informs its client. */
export function restorePlayer(player: Player, moment: PlayerMoment): void {
  forceClose(player)
  wakeUp(gameOf(player), player)
  if (player.dead) respawn(gameOf(player), player)
  restorePlace(player, moment)
  const game = gameOf(player)
  if (player.gameMode !== moment.gameMode) setGameMode(game, player, moment.gameMode)
  player.cursor = null
  player.digging = null
  player.using = null
  copyInto(player.inventory, moment.inventory)
  copyInto(player.enderChest, moment.enderChest)
  player.selected = moment.selected
  player.traits.bases.clear()
  for (const [name, base] of moment.bases) player.traits.bases.set(name, base)
  player.traits.modifiers = moment.modifiers
  restoreEffects(game, player, moment)
  player.health = moment.health
  player.hurtTicks = 0
  player.air = moment.air
  player.fire = moment.fire
  player.fallen = 0
  player.enchantmentSeed = moment.enchantmentSeed
  player.bed = moment.home.bed
  for (const item of player.cooldowns.keys()) coolDown(game, player, item, 0)
  player.cooldowns.clear()
  for (const [item, ticks] of moment.cooldowns) coolDown(game, player, item, ticks)
  restoreBook(player, moment.recipeBook)
  Object.assign(player.hunger, moment.hunger)
  Object.assign(player.experience, moment.experience)
  player.traits.tags.clear()
  for (const tag of moment.tags) player.traits.tags.add(tag)
  player.home = moment.home.dimension
  player.spawnPoint = moment.home.point
  player.statistics.restore(moment.statistics)
  player.menu.sendAll()
  player.send('held_item_slot', { slot: player.selected })
  player.send(...player.attributes())
  sendHealth(player)
  sendExperience(player)
}

/** Seats a player on its mount after the entities have been restored. */
export function reseat(player: Player, { vehicle }: PlayerMoment): void {
  const game = gameOf(player)
  const seat = [...game.entities.values()].find(({ uuid }) => uuid === vehicle)
  if (seat) mount(game, player, seat)
}

function restorePlace(player: Player, { dimension, position, yaw, pitch }: PlayerMoment): void {
  const game = gameOf(player)
  dismount(game, player)
  const to = game.world.in(dimension)
  if (to === game) teleport(game, player, position, { yaw, pitch })
  else changeDimension(to, player, position, { yaw, pitch })
}

function restoreEffects(game: Game, player: Player, { effects, absorption }: PlayerMoment): void {
  for (const name of [...player.traits.effects.keys()]) removeEffect(game, player, name)
  for (const effect of effects) {
    player.traits.effects.set(effect.name, { ...effect })
    player.send(...effectPacket(player.id, effect))
  }
  player.traits.absorption = absorption
  sendAbsorption(player)
}

function copyInto(slots: Storage, wanted: Storage): void {
  for (let i = 0; i < slots.length; i++) slots[i] = wanted[i] ?? null
}
