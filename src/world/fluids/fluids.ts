import { keyOf, type Vec } from '../geometry.ts'
import { fluidOf } from '../kernel/blocks/fluid.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { FluidSystem, WaitingFluid } from '../kernel/systems.ts'
import { cool, flow, flowTicks } from './flow.ts'

/**
 * Schedules the flow of water and lava. Still fluids cost nothing, since only a change next to them wakes them. Lava does not
 * start fires.
 */
export class Fluids implements FluidSystem {
  readonly #game: Game
  readonly #due = new Map<number, Vec[]>()
  readonly #waiting = new Set<string>()
  readonly #meeting: Vec[] = []
  #busy = false

  constructor(game: Game) {
    this.#game = game
  }

  /** Must be called when a block was set or its neighbour changed. */
  wake(p: Vec, state: BlockState): void {
    const fluid = fluidOf(this.#game.level, state)
    if (!fluid) return
    if (fluid.kind === 'lava') this.#meet(p)
    this.schedule(p, flowTicks(this.#game.level, fluid.kind))
  }

  /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
  schedule(p: Vec, ticks: number): void {
    const key = keyOf(p)
    if (this.#waiting.has(key)) return
    this.#waiting.add(key)
    const at = this.#game.ticks + ticks
    const list = this.#due.get(at)
    if (list) list.push(p)
    else this.#due.set(at, [p])
  }

  waiting(): readonly WaitingFluid[] {
    const { ticks: now } = this.#game
    return [...this.#due].flatMap(([at, list]) => list.map((p) => ({ p, ticks: at - now })))
  }

  wait(waiting: readonly WaitingFluid[]): void {
    this.#due.clear()
    this.#waiting.clear()
    for (const { p, ticks } of waiting) this.schedule(p, ticks)
  }

  tick(): void {
    const now = this.#due.get(this.#game.ticks)
    if (!now) return
    this.#due.delete(this.#game.ticks)
    for (const p of now) {
      this.#waiting.delete(keyOf(p))
      flow(this.#game, p)
    }
  }

  /** Cools lava that may touch water. Uses a queue because each cooling block wakes the next. */
  #meet(p: Vec): void {
    this.#meeting.push(p)
    if (this.#busy) return
    this.#busy = true
    try {
      for (let next = this.#meeting.shift(); next; next = this.#meeting.shift()) cool(this.#game, next)
    } finally {
      this.#busy = false
    }
  }
}
