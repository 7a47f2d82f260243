import type { Button, KeyAction, Turn } from '../../../body/keys/buttons.ts'
import { STILL } from '../../../body/keys/buttons.ts'
import { PIXELS_PER_DEGREE } from '../../../body/screen/screen-mouse.ts'
import { PICTURE, type Point } from '../../../body/screen/target.ts'
import type { Position } from '../../../core/position.ts'
import { ITEM_SIZE, originIn, type ScreenLayout } from '../../../render/screens/layout.ts'
import { screenLayout } from '../../../render/screens/layouts.ts'
import type { OracleFacts } from './facts.ts'

/** A sequence of actions: each is pressed for one step, and yields the observation after it. */
export type Course<Result = void> = Generator<KeyAction, Result, OracleFacts>

/** Tolerance when the view or the cursor is on a target: half the smallest bin, and the same in pixels. */
const NEAR_DEGREES = 0.31
const NEAR_PIXELS = 2.5
const MAX_AIMING_STEPS = 90
/** Height of the eyes above the feet (blocks). */
const EYES = 1.62
const DEGREES = 180 / Math.PI

/** Moves a body by keys and remembers the last observation. */
export class Pilot {
  facts: OracleFacts

  constructor(facts: OracleFacts) {
    this.facts = facts
  }

  /** A step with these buttons held down. */
  *step(pressed: readonly Button[] = [], camera: Turn = STILL): Course {
    this.facts = yield { pressed: new Set(pressed), camera }
  }

  *wait(steps: number): Course {
    for (let i = 0; i < steps; i++) yield* this.step()
  }

  /** Distance from the eyes to a point (blocks), and the turn that faces it (degrees). */
  toward({ x, y, z }: Position): Turn & { readonly distance: number } {
    const { position, yaw, pitch } = this.facts.keys.self
    const [dx, dy, dz] = [x - position.x, y - position.y - EYES, z - position.z]
    return {
      yaw: wrapped(-Math.atan2(dx, dz) * DEGREES - yaw),
      pitch: -Math.atan2(dy, Math.hypot(dx, dz)) * DEGREES - pitch,
      distance: Math.hypot(dx, dy, dz),
    }
  }

  *look(at: Position): Course {
    for (let i = 0; i < MAX_AIMING_STEPS; i++) {
      const turn = this.toward(at)
      if (Math.abs(turn.yaw) < NEAR_DEGREES && Math.abs(turn.pitch) < NEAR_DEGREES) return
      yield* this.step([], turn)
    }
  }

  /** The layout of the open screen; undefined while none is open. */
  get layout(): ScreenLayout | undefined {
    const { screen } = this.facts.keys
    return screen === null ? undefined : screenLayout(screen.kind, undefined)
  }

  /** The item in a slot of the open screen. */
  itemIn(slot: number): string | undefined {
    return this.facts.keys.screen?.slots.find((stack) => stack.slot === slot)?.item
  }

  /** Moves the cursor to a slot and clicks it: left with `attack`, right with `use`; `sneak` moves the whole stack. */
  *click(slot: number, button: 'attack' | 'use' = 'attack', held: readonly Button[] = []): Course {
    yield* this.#cursorTo(slot)
    if (held.length > 0) yield* this.step(held)
    yield* this.step([...held, button])
    yield* this.step(held)
    yield* this.step()
  }

  *#cursorTo(slot: number): Course {
    for (let i = 0; i < MAX_AIMING_STEPS; i++) {
      const { layout } = this
      const cursor = this.facts.keys.screen?.cursor
      const place = layout?.slots[slot]
      if (layout === undefined || cursor === undefined || place === undefined) return
      const origin = originIn(layout, PICTURE)
      const goal: Point = {
        x: origin.x + place.x + ITEM_SIZE / 2,
        y: origin.y + place.y + ITEM_SIZE / 2,
      }
      const away = { x: goal.x - cursor.x, y: goal.y - cursor.y }
      if (Math.abs(away.x) < NEAR_PIXELS && Math.abs(away.y) < NEAR_PIXELS) return
      yield* this.step([], { pitch: away.y / PIXELS_PER_DEGREE, yaw: away.x / PIXELS_PER_DEGREE })
    }
  }
}

const HALF_TURN = 180
const FULL_TURN = 360
const wrapped = (degrees: number): number =>
  ((((degrees + HALF_TURN) % FULL_TURN) + FULL_TURN) % FULL_TURN) - HALF_TURN
