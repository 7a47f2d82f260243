import type { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtInt, nbtList, nbtString, plainNbt } from '../library/nbt.ts'
import { addEffect, effectNumber, isInstant } from './effects.ts'

/** An effect in a potion's or an arrow's dose. */
export interface Dose {
  /** Name without namespace. */
  readonly effect: string
  /** The level minus one. */
  readonly amplifier: number
  readonly ticks: number
}

/** Splashes do not give effects that would last less than a second. */
const LEAST_TICKS = 20

/** Gives effects to a body. `strength`: share of an instant effect; `time`: share of the duration of others. */
export function giveDoses(
  game: Game,
  body: Player | Body,
  doses: readonly Dose[],
  strength = 1,
  time = strength,
): void {
  for (const { effect, amplifier, ticks } of doses) {
    const id = effectNumber(game, effect)
    if (id === undefined) continue
    const lasting = Math.floor(ticks * time + 0.5)
    if (!isInstant(effect) && lasting <= LEAST_TICKS) continue
    addEffect(game, body, { name: effect, id, amplifier, ticks: lasting, hidden: false }, strength)
  }
}

/** Doses as a list tag. */
export const doseList = (doses: readonly Dose[]): NbtTag =>
  nbtList(
    'compound',
    doses.map(({ effect, amplifier, ticks }) => ({
      Effect: nbtString(effect),
      Amplifier: nbtInt(amplifier),
      Ticks: nbtInt(ticks),
    })),
  )

/** The doses in a list tag. */
export function dosesIn(tag: NbtTag | undefined): Dose[] {
  const list = plainNbt(tag)
  if (!Array.isArray(list)) return []
  return list.map(({ Effect, Amplifier, Ticks }: Record<string, unknown>) => ({
    effect: String(Effect),
    amplifier: Number(Amplifier),
    ticks: Number(Ticks),
  }))
}
