import { clockwise, counterClockwise, keyOf, neighbour, opposite, type Vec } from '../geometry.ts'
import type { Blocks, PowerGiven } from '../kernel/blocks/behaviour.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { Memory } from '../kernel/memory/memory.ts'
import { framed, measured } from './measured.ts'
import { conducts, facingOf, headingOf, isWire } from './parts.ts'
import { FULL_POWER, inputPower, strongPower } from './power.ts'
import { facesDiode } from './repeater.ts'

const DELAY_TICKS = 2

/** Output strengths of comparators, by position; their block states only say whether there is any output. */
const GIVEN = new Memory('comparators', () => ({ strengths: new Map<string, number>() }))

const strengthAt = (level: Blocks, p: Vec): number => GIVEN.of(level).strengths.get(keyOf(p)) ?? 0

function setStrength(level: Blocks, p: Vec, strength: number): void {
  const { strengths } = GIVEN.of(level)
  if (strength === 0) strengths.delete(keyOf(p))
  else strengths.set(keyOf(p), strength)
}

/** Power that a comparator gives to the block in front of it. */
export const fromComparator: PowerGiven = (state, towards, _dust, p, level) =>
  state.properties['powered'] === true && towards === opposite(facingOf(state)) ? strengthAt(level, p) : 0

/** It follows its inputs after two ticks (vanilla ComparatorBlock). */
export function updateComparator(game: Game, p: Vec, state: BlockState): void {
  const { level, redstone } = game
  if (redstone.isScheduled(p)) return
  const wanted = readingOf(game, p, state)
  const isRight = wanted.strength === strengthAt(level, p) && wanted.powered === state.properties['powered']
  if (!isRight) redstone.schedule(p, DELAY_TICKS, facesDiode(game, p, state) ? -1 : 0)
}

export function comparatorDue(game: Game, p: Vec, state: BlockState): void {
  const { level, redstone } = game
  const { strength, powered } = readingOf(game, p, state)
  const before = strengthAt(level, p)
  setStrength(level, p, strength)
  const changed = level.set(p, level.states.with(state, { powered }))
  if (!changed && before !== strength) redstone.touch(p)
}

/** A missing comparator outputs no power. */
export function comparatorGone(game: Game, p: Vec, from: BlockState, to: BlockState): void {
  if (from.name !== to.name) setStrength(game.level, p, 0)
}

function readingOf(game: Game, p: Vec, state: BlockState): { strength: number; powered: boolean } {
  const back = backPower(game, p, state)
  const heading = headingOf(state)
  const side = Math.max(
    ...[clockwise(heading), counterClockwise(heading)].map((to) => sidePower(game, p, to)),
  )
  const subtracts = state.properties['mode'] === 'subtract'
  const strength = side > back ? 0 : subtracts ? back - side : back
  return { strength, powered: back > 0 && (back > side || (back === side && !subtracts)) }
}

/** The signal behind it: from a block that can be measured, also through a solid block, or power. */
function backPower(game: Game, p: Vec, state: BlockState): number {
  const { level } = game
  const back = facingOf(state)
  const q = neighbour(p, back)
  const own = measured(game, q)
  if (own !== undefined) return own
  const power = inputPower(level, p, state)
  if (power === FULL_POWER || !conducts(level, level.get(q))) return power
  const beyond = neighbour(q, back)
  const read = [measured(game, beyond), framed(game, beyond, back)].filter((value) => value !== undefined)
  return read.length > 0 ? Math.max(...read) : power
}

/** Power from a side only counts if it comes from dust, redstone blocks or strongly powering blocks. */
function sidePower({ level }: Game, p: Vec, side: Parameters<typeof neighbour>[1]): number {
  const q = neighbour(p, side)
  const beside = level.get(q)
  if (isWire(beside)) return Number(beside.properties['power'])
  if (beside.name === 'redstone_block') return FULL_POWER
  return strongPower(level, q, opposite(side), 'with_dust')
}
