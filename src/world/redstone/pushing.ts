import { breakBlock } from '../blocks/breaking.ts'
import { type BlockFamily, familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { overlaps } from '../entities/collision.ts'
import { Entity } from '../entities/entity.ts'
import type { Game } from '../game.ts'
import { add, type Face, neighbour, step, type Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import { teleport } from '../player/movement.ts'
import { isPiston } from './parts.ts'

/** Most blocks a piston moves. */
const PUSH_LIMIT = 12

/** What a block does when a piston comes: moves, breaks, stands firm, or only gives way. */
type PushReaction = 'moves' | 'breaks' | 'stays' | 'yields'

const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Blocks no piston moves: the hardest, the heaviest, and those that hold something (vanilla isPushable). */
const FIRM = set(`
  bedrock obsidian crying_obsidian respawn_anchor reinforced_deepslate barrier end_portal end_portal_frame
  nether_portal command_block chain_command_block repeating_command_block structure_block jigsaw light
  piston_head moving_piston lodestone enchanting_table brewing_stand beacon spawner jukebox lectern bell
  campfire soul_campfire conduit beehive bee_nest daylight_detector dispenser dropper sculk_sensor
  sculk_catalyst sculk_shrieker
`)
const FIRM_FAMILIES: ReadonlySet<BlockFamily> = new Set([
  'chest',
  'ender_chest',
  'barrel',
  'furnace',
  'anvil',
  'grindstone',
  'hopper',
  'sign',
  'wall_sign',
  'banner',
  'wall_banner',
])
const FRAGILE = set(`
  cobweb cake pumpkin carved_pumpkin jack_o_lantern melon dragon_egg lily_pad bamboo bamboo_sapling flower_pot
  fire soul_fire scaffolding sea_pickle tripwire tripwire_hook turtle_egg chorus_plant chorus_flower
  seagrass tall_seagrass kelp kelp_plant moss_carpet azalea spore_blossom big_dripleaf small_dripleaf
`)
const FRAGILE_FAMILIES: ReadonlySet<BlockFamily> = new Set([
  'torch',
  'wall_torch',
  'lever',
  'button',
  'pressure_plate',
  'redstone_wire',
  'diode',
  'door',
  'bed',
  'leaves',
  'crop',
  'plant',
  'tall_plant',
  'mushroom',
  'sugar_cane',
  'cactus',
  'nether_wart',
  'ladder',
  'vine',
  'lantern',
  'snow',
  'cocoa',
  'head',
  'wall_head',
  'shulker_box',
])

/** What the block at a place does when pushed or pulled in a direction. */
export function reactionToPush(level: Level, p: Vec, towards: Face): PushReaction {
  const state = level.get(p)
  const family = familyOf(state.name)
  if (!level.contains(p) || !level.contains(neighbour(p, towards))) return 'stays'
  if (family === 'air' || family === 'fluid') return 'yields'
  if (FIRM.has(state.name) || FIRM_FAMILIES.has(family)) return 'stays'
  if (isPiston(state)) return state.properties['extended'] === true ? 'stays' : 'moves'
  return FRAGILE.has(state.name) || FRAGILE_FAMILIES.has(family) ? 'breaks' : 'moves'
}

/**
 * Pushes the row of blocks that begins at a place one further, and whoever is in the way with it. Slime and
 * honey stick to nothing here. Returns the places that changed, or null if the row will not move.
 */
export function push(game: Game, first: Vec, towards: Face): Vec[] | null {
  const row: Vec[] = []
  let p = first
  for (; ; p = neighbour(p, towards)) {
    const reaction = reactionToPush(game.level, p, towards)
    if (reaction === 'stays') return null
    if (reaction === 'breaks') breakBlock(game, p, { tool: null, drops: true })
    if (reaction !== 'moves') break
    row.push(p)
    if (row.length > PUSH_LIMIT) return null
  }
  for (const q of row.toReversed()) moveOne(game, q, towards)
  // the head comes out into the first place, with or without a row before it
  shove(game, first, towards)
  return [...row, p]
}

/** Moves one block; the caller makes sure that it may. */
export function moveOne(game: Game, p: Vec, towards: Face): void {
  const { level } = game
  const to = neighbour(p, towards)
  const state: BlockState = level.get(p)
  level.set(p, level.states.air)
  level.set(to, state)
  shove(game, to, towards)
}

/** Takes along whoever is where a block has come to be. */
function shove(game: Game, p: Vec, towards: Face): void {
  const box = [p.x, p.y, p.z, p.x + 1, p.y + 1, p.z + 1]
  for (const it of game.everybody()) {
    if (!overlaps(it.position, it.size, box)) continue
    if (it instanceof Entity) it.position = add(it.position, step(towards))
    else {
      const player = game.players.find((other) => other === it)
      if (player && !player.dead) teleport(game, player, add(player.position, step(towards)))
    }
  }
}
