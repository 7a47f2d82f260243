import { borderPacket } from '../border/border.ts'
import { blockOf, type Look, type Vec } from '../geometry.ts'
import { DIMENSION_NAMES } from '../kernel/dimensions.ts'
import { effectPacket } from '../kernel/entities/traits.ts'
import { type Game, gameOf } from '../kernel/game.ts'
import { sendExperience } from '../kernel/player/experience.ts'
import { FULL_HEALTH, GAME_MODES, type Player } from '../kernel/player/player.ts'
import type { PacketFields } from '../library/network.ts'
import { type OutgoingPacket, styled, type Text, timeFields, translate } from '../protocol/fields.ts'
import { brandFields, serverData } from '../protocol/greeting/greeting.ts'
import { MAX_PLAYERS } from '../protocol/public-facts.ts'
import { weatherPackets } from '../weather.ts'
import { resetAttackStrength } from './attack-strength.ts'
import { announce } from './chat.ts'
import { displayName } from './display-name.ts'
import { FULL_AIR, NOT_BURNING } from './hazards.ts'
import { sendAbsorption, sendHealth } from './health.ts'
import { openBook } from './recipe-book.ts'
import { dismount } from './riding.ts'
import { respawnPoint, wakeUp } from './sleeping.ts'
import { teleport } from './teleport.ts'
import { spawnForViewers, updateVisibility } from './tracking.ts'
import { updateView } from './view.ts'
import { closeWindow } from './windows.ts'

const WORLD_NAMES = DIMENSION_NAMES.map((name) => `minecraft:${name}`)
const DIFFICULTIES = ['peaceful', 'easy', 'normal', 'hard'] as const

/**
 * Lets a logged-in client enter the world.
 * @param data packets of tags and recipes, for clients that read them
 */
export function join(game: Game, player: Player, data: readonly OutgoingPacket[] = []): void {
  player.send('login', {
    ...game.registry.loginPacket,
    entityId: player.id,
    isHardcore: false,
    gameMode: GAME_MODES.indexOf(player.gameMode),
    previousGameMode: -1,
    worldNames: WORLD_NAMES,
    worldType: `minecraft:${game.dimension.name}`,
    worldName: `minecraft:${game.dimension.name}`,
    hashedSeed: [0, 0],
    maxPlayers: MAX_PLAYERS,
    viewDistance: game.viewDistance,
    simulationDistance: game.viewDistance,
    reducedDebugInfo: false,
    enableRespawnScreen: true,
    isDebug: false,
    isFlat: game.level.columns.source === undefined,
    death: undefined,
  })
  player.send('custom_payload', brandFields)
  player.send('difficulty', { difficulty: DIFFICULTIES.indexOf(game.difficulty), difficultyLocked: false })
  sendAbilities(player)
  player.send('held_item_slot', { slot: player.selected })
  for (const [name, fields] of data) player.send(name, fields)
  if (data.length > 0) openBook(game, player)
  player.send(...serverData)
  game.players.push(player)
  game.world.arrivals.note(player)
  player.inPlay = true
  resetAttackStrength(game, player)
  player.send('player_info', playerInfo(game.world.players))
  game.world.broadcast('player_info', playerInfo([player]), (entry) => entry !== player)
  player.send('spawn_position', { location: blockOf(game.spawn), angle: 0 })
  announce(game, comingAndGoing('multiplayer.player.joined', player))
  enter(game, player)
  game.scoreboard.greet(player)
  game.bossBars.greet(player)
  for (const [name, fields] of weatherPackets(game.weather)) player.send(name, fields)
  for (const effect of player.traits.effects.values()) player.send(...effectPacket(player.id, effect))
  game.emitter.emit('playerJoined', { name: player.name })
}

/** Respawns a dead player, perhaps in another dimension. */
export function respawn(game: Game, player: Player): void {
  if (!player.dead) return
  player.dead = false
  player.health = FULL_HEALTH
  player.hunger.reset()
  if (game.rules.get('keepInventory') !== true) player.experience.reset()
  player.air = FULL_AIR
  player.fire = NOT_BURNING
  player.burning = false
  player.fallen = 0
  player.hurtTicks = 0
  resetAttackStrength(game, player)
  const home = respawnPoint(game, player)
  player.traits.effects.clear()
  player.traits.absorption = 0
  forgetAttributes(game, player)
  moveTo(home.game, player, { position: home.position, yaw: 0, pitch: 0, copyMetadata: false })
}

/** Death ends modifiers, and before 1.20.5 also resets bases (vanilla ServerPlayer.restoreFrom). */
function forgetAttributes({ registry }: Game, { traits }: Player): void {
  traits.modifiers = []
  if (!registry.isNewerOrEqualTo('1.20.5')) traits.bases.clear()
}

/** Moves a living player to its respawn point. */
export function returnHome(game: Game, player: Player): void {
  const home = respawnPoint(game, player)
  changeDimension(home.game, player, home.position)
}

/** Brings a living player to another dimension. */
export function changeDimension(to: Game, player: Player, position: Vec, look?: Look): void {
  const from = gameOf(player)
  wakeUp(from, player)
  dismount(from, player)
  closeWindow(player)
  player.digging = null
  player.using = null
  player.fallen = 0
  const { yaw, pitch } = look ?? player
  moveTo(to, player, { position, yaw, pitch, copyMetadata: true })
  for (const effect of player.traits.effects.values()) player.send(...effectPacket(player.id, effect))
}

/** Puts a player into a dimension, and its client forgets everything about the previous one. */
function moveTo(
  to: Game,
  player: Player,
  { position, yaw, pitch, copyMetadata }: Look & { position: Vec; copyMetadata: boolean },
): void {
  const from = gameOf(player)
  from.hide(player)
  // also within the same dimension: otherwise distant entities would stay on its client forever
  if (player.seen.size > 0) player.send('entity_destroy', { entityIds: [...player.seen] })
  if (from !== to) {
    from.players.splice(from.players.indexOf(player), 1)
    to.players.push(player)
    player.game = to
  }
  player.send('respawn', {
    dimension: `minecraft:${to.dimension.name}`,
    worldName: `minecraft:${to.dimension.name}`,
    hashedSeed: [0, 0],
    gamemode: GAME_MODES.indexOf(player.gameMode),
    previousGamemode: GAME_MODES.indexOf(player.gameMode),
    isDebug: false,
    isFlat: to.level.columns.source === undefined,
    copyMetadata,
    death: undefined,
  })
  // the official client waits for it before showing the world
  player.send('spawn_position', { location: blockOf(to.spawn), angle: 0 })
  player.loaded.clear()
  player.seen.clear()
  player.safeAt = -1
  player.position = position
  player.before = position
  player.yaw = yaw
  player.pitch = pitch
  sendAbilities(player)
  enter(to, player)
  if (from !== to && to.dimension.hasSky)
    for (const [name, fields] of weatherPackets(to.weather)) player.send(name, fields)
}

/** @param reason why its connection ended, if known */
export function leave(game: Game, player: Player, reason?: string): void {
  const index = game.players.indexOf(player)
  if (index < 0) return
  wakeUp(game, player)
  closeWindow(player)
  player.removed = true
  player.inPlay = false
  game.players.splice(index, 1)
  game.hide(player)
  game.world.broadcast('player_info', { action: 'remove_player', data: [{ uuid: player.uuid }] })
  announce(game, comingAndGoing('multiplayer.player.left', player))
  game.emitter.emit('playerLeft', { name: player.name, ...(reason === undefined ? {} : { reason }) })
}

const comingAndGoing = (key: string, player: Player): Text =>
  styled(translate(key, displayName(player)), { color: 'yellow' })

/** Flags of the abilities packet. */
const ABILITY = { invulnerable: 1, flying: 2, mayFly: 4, instantBuild: 8 } as const

export function sendAbilities(player: Player): void {
  const creative = ABILITY.invulnerable | ABILITY.mayFly | ABILITY.instantBuild
  const spectator = ABILITY.invulnerable | ABILITY.mayFly | ABILITY.flying
  const flags = player.gameMode === 'creative' ? creative : player.gameMode === 'spectator' ? spectator : 0
  player.send('abilities', { flags, flyingSpeed: 0.05, walkingSpeed: 0.1 })
}

/** Sends what a client needs to play: chunks, position, inventory, time and health. */
function enter(game: Game, player: Player): void {
  player.chunk = undefined
  updateView(game, player)
  teleport(game, player, player.position, { yaw: player.yaw, pitch: player.pitch })
  player.ownMenu.sendAll()
  player.send(...borderPacket(game))
  player.send('update_time', timeFields(game))
  sendExperience(player)
  player.send(...player.attributes())
  if (player.traits.absorption > 0) sendAbsorption(player)
  sendHealth(player)
  updateVisibility(player, game.allTracked())
  spawnForViewers(game, player)
}

function playerInfo(players: readonly Player[]): PacketFields {
  return {
    action: 'add_player',
    data: players.map((player) => ({
      uuid: player.uuid,
      name: player.name,
      properties: [],
      gamemode: GAME_MODES.indexOf(player.gameMode),
      ping: 0,
    })),
  }
}
