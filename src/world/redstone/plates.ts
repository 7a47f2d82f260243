import { soundSwitched } from '../blocks/block-sounds.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { Body } from '../kernel/entities/body.ts'
import { overlaps } from '../kernel/entities/collision.ts'
import type { Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { FULL_POWER, platePower } from './power.ts'

/** Ticks between checks whether a plate is still pressed. */
const CHECK_TICKS = 20
const WEIGHING_CHECK_TICKS = 10
/** Number of bodies at which a weighted plate gives full power. */
const WEIGHT_LIMIT: Readonly<Record<string, number>> = {
  light_weighted_pressure_plate: 15,
  heavy_weighted_pressure_plate: 150,
}
/** Stone plates react only to living bodies. */
const STONE: ReadonlySet<string> = new Set(['stone_pressure_plate', 'polished_blackstone_pressure_plate'])
/** The volume in which a plate detects bodies: inset from the edges, a quarter block high. */
const MARGIN = 0.125
const HEIGHT = 0.25
const SKIN = 0.001

/** Presses the plates under entities and players. */
export function pressPlates(game: Game): void {
  const touched = new Map<string, Vec>()
  for (const tracked of game.allTracked()) {
    if (!hasWeight(tracked)) continue
    for (const p of blocksUnder(tracked))
      if (kindOf(game.level, game.level.get(p)) === 'pressure_plate') touched.set(keyOf(p), p)
  }
  for (const p of touched.values()) {
    const state = game.level.get(p)
    if (platePower(state) === 0) check(game, p, state)
  }
  if (touched.size > 0) game.redstone.settle()
}

/** The cells that contain a body's feet. */
function blocksUnder({ position, size }: Tracked): Vec[] {
  const half = size.width / 2 - SKIN
  const y = Math.floor(position.y + SKIN)
  const blocks: Vec[] = []
  for (let x = Math.floor(position.x - half); x <= Math.floor(position.x + half); x++)
    for (let z = Math.floor(position.z - half); z <= Math.floor(position.z + half); z++)
      blocks.push({ x, y, z })
  return blocks
}

/** Checks whether a pressed plate is still pressed. */
export function plateDue(game: Game, p: Vec, state: BlockState): void {
  if (platePower(state) > 0) check(game, p, state)
}

function check(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const power = felt(game, p, state)
  const weighs = state.properties['power'] !== undefined
  level.set(p, level.states.with(state, weighs ? { power } : { powered: power > 0 }))
  soundSwitched(game, p, state)
  if (power > 0) game.redstone.schedule(p, weighs ? WEIGHING_CHECK_TICKS : CHECK_TICKS)
}

function felt(game: Game, p: Vec, state: BlockState): number {
  const box = [p.x + MARGIN, p.y, p.z + MARGIN, p.x + 1 - MARGIN, p.y + HEIGHT, p.z + 1 - MARGIN]
  const on = game
    .allTracked()
    .filter((tracked) => hasWeight(tracked) && overlaps(tracked.position, tracked.size, box))
    .filter((tracked) => !STONE.has(state.name) || tracked instanceof Body || isPlayer(tracked)).length
  const limit = WEIGHT_LIMIT[state.name]
  if (limit === undefined) return on > 0 ? FULL_POWER : 0
  return Math.ceil((FULL_POWER * Math.min(on, limit)) / limit)
}

const isPlayer = (tracked: Tracked): tracked is Player => tracked.kind === 'player'

/** Whether a body presses the block on which it stands. */
export function hasWeight(tracked: Tracked): boolean {
  if (tracked.removed) return false
  return !isPlayer(tracked) || (!tracked.dead && tracked.inPlay && tracked.gameMode !== 'spectator')
}
