import type { Vec } from '../../geometry.ts'
import type { DimensionName } from '../../kernel/dimensions.ts'
import { type Effect, effectPacket } from '../../kernel/entities/traits.ts'
import { type Game, gameOf } from '../../kernel/game.ts'
import type { Storage } from '../../kernel/inventory/storage.ts'
import { sendExperience } from '../../kernel/player/experience.ts'
import type { Player } from '../../kernel/player/player.ts'
import type { Statistic } from '../../kernel/player/statistics.ts'
import type { GameMode } from '../../options.ts'
import { removeEffect } from '../../player/effects.ts'
import { setGameMode } from '../../player/game-mode.ts'
import { FULL_AIR, NOT_BURNING } from '../../player/hazards.ts'
import { sendAbsorption, sendHealth } from '../../player/health.ts'
import { changeDimension, respawn } from '../../player/joining.ts'
import { dismount } from '../../player/riding.ts'
import { teleport } from '../../player/teleport.ts'
import { forceClose } from '../../player/windows.ts'

/** A player at a moment. */
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
  readonly hunger: { readonly food: number; readonly saturation: number; readonly exhaustion: number }
  readonly experience: { readonly level: number; readonly points: number; readonly total: number }
  readonly effects: readonly Effect[]
  readonly tags: readonly string[]
  readonly home: { readonly dimension: DimensionName; readonly point: Vec | undefined }
  readonly statistics: readonly Statistic[]
}

/** A player who is dead at the moment counts as having respawned where it died. */
export function takePlayer(player: Player): PlayerMoment {
  const { name, position, yaw, pitch, gameMode, selected, traits, hunger, experience } = player
  const { food, saturation, exhaustion } = hunger
  const { level, points, total } = experience
  return {
    ...{ name, position: { ...position }, yaw, pitch, gameMode, selected },
    dimension: gameOf(player).dimension.name,
    inventory: [...player.inventory],
    enderChest: [...player.enderChest],
    health: player.dead ? player.fullHealth : player.health,
    absorption: traits.absorption,
    hunger: { food, saturation, exhaustion },
    experience: { level, points, total },
    effects: [...traits.effects.values()].map((effect) => ({ ...effect })),
    tags: [...traits.tags],
    home: { dimension: player.home, point: player.spawnPoint },
    statistics: player.statistics.all(),
  }
}

/** Puts a player back as it was, and tells its client. */
export function restorePlayer(player: Player, moment: PlayerMoment): void {
  forceClose(player)
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
  restoreEffects(game, player, moment)
  player.health = moment.health
  player.hurtTicks = 0
  player.air = FULL_AIR
  player.fire = NOT_BURNING
  player.burning = false
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
