import { primeTnt } from '../blasts/primed-tnt.ts'
import { tellBlockEvent } from '../blocks/block-events.ts'
import { soundSwitched } from '../blocks/block-sounds.ts'
import { blockOf, FACES, neighbour, sameBlock, type Vec } from '../geometry.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { facingOf } from './parts.ts'
import { isPowered } from './power.ts'

/** Ticks for which a lamp stays lit without power. */
const LAMP_TICKS = 4
/** Ticks between checks whether an arrow still presses a button. */
const HELD_TICKS = 30
/** Block action of a note block's sound; clients take pitch and instrument from its state. */
const NOTE_ACTION = 0
/** Block action of a bell's swing; its value is the side from which the bell was hit. */
const RING_ACTION = 1

/** Lamps light up at once and go out four ticks after the power ends. */
export function updateLamp(game: Game, p: Vec, state: BlockState, fresh: boolean): void {
  const { level } = game
  const powered = isPowered(level, p)
  const lit = state.properties['lit'] === true
  if (powered && !lit) level.set(p, level.states.with(state, { lit: true }))
  if (!powered && lit && !fresh) game.redstone.schedule(p, LAMP_TICKS)
}

export function lampDue({ level }: Game, p: Vec, state: BlockState): void {
  if (state.properties['lit'] === true && !isPowered(level, p))
    level.set(p, level.states.with(state, { lit: false }))
}

/** Releases a button, unless it is wooden and an arrow presses it. */
export function buttonDue(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const held = [...game.entities.values()].some(
    (entity) => entity.kind === 'arrow' && sameBlock(blockOf(entity.position), p),
  )
  if (held && game.blocks.of(state).arrowsPress) game.redstone.schedule(p, HELD_TICKS)
  else {
    level.set(p, level.states.with(state, { powered: false }))
    soundSwitched(game, p, state)
  }
}

/** Note blocks play when they receive power, if there is air above them. */
export function updateNoteBlock(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const powered = isPowered(level, p)
  if (powered === state.properties['powered']) return
  level.set(p, level.states.with(state, { powered }))
  if (powered) playNote(game, p)
}

export function playNote(game: Game, p: Vec): void {
  const { level } = game
  if (isAir(level, level.get(neighbour(p, 'up')))) tellBlockEvent(game, p, NOTE_ACTION, 0)
}

/** Bells ring when they receive power. */
export function updateBell(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const powered = isPowered(level, p)
  if (powered === state.properties['powered']) return
  level.set(p, level.states.with(state, { powered }))
  if (powered) tellBlockEvent(game, p, RING_ACTION, FACES.indexOf(facingOf(state)))
}

/** Power lights TNT. */
export function updateTnt(game: Game, p: Vec): void {
  const { level } = game
  if (isPowered(level, p)) primeTnt(game, p)
}

/** A powered hopper is disabled. */
export function updateHopper({ level }: Game, p: Vec, state: BlockState): void {
  level.set(p, level.states.with(state, { enabled: !isPowered(level, p) }))
}
