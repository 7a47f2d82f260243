import type { KeyAction } from '../../body/keys/buttons.ts'
import { compactOf } from '../../body/keys/compact-index.ts'
import { BUTTONS, PRESS } from '../../recording/buttons.ts'
import type { ClickAt, ControlsAt } from '../../recording/moment.ts'
import type { Playback } from '../../recording/playback.ts'
import type { ScreenSlot } from '../../render/screens/layout.ts'
import { screenLayout } from '../../render/screens/layouts.ts'

/** Turns of the camera that a combination of buttons can go with: 11 × 11 bins. */
const CAMERAS = 121
/** Pixels of the cursor for a degree of the mouse, and degrees that it moves within a frame at the most (VPT's MineRL, GUI scale 1). */
const [PIXELS, FURTHEST] = [2400 / 360, 10]
/** Where the cursor is when a screen of 640 × 360 opens. */
const MIDDLE: ScreenSlot = { x: 320, y: 180 }
const ITEM_MIDDLE = 8

/**
 * What an agent did, frame by frame (20 a second), as numbers of VPT's action space: 121 · buttons + camera. Clicks of bots come
 * without the way of a cursor and several within a tick; each is written as a player with a mouse would make it: the straight way
 * from the last slot, then a frame with the button down.
 * @returns undefined where the recording does not say, as those of before do not
 */
export function controlFrames(playback: Playback, agent: string): number[] | undefined {
  if (playback.head.hands !== true) return undefined
  const clicks = Map.groupBy(playback.clicksOf(agent), ({ tick }) => tick)
  const frames: number[] = []
  const cursor = new Cursor()
  for (const controls of playback.controlsOf(agent)) {
    frames.push(numberOf(pressedIn(controls)))
    for (const click of clicks.get(controls.tick) ?? []) frames.push(...cursor.click(click).map(numberOf))
  }
  return frames
}

function numberOf(action: KeyAction): number {
  const { buttons, camera } = compactOf(action)
  return CAMERAS * buttons + camera
}

const pressedIn = ({ buttons, pitch, yaw }: ControlsAt): KeyAction => ({
  pressed: new Set(BUTTONS.filter((_, bit) => (buttons & (1 << bit)) !== 0)),
  camera: { pitch, yaw },
})

/** The cursor on the screens of an agent. */
class Cursor {
  #at = MIDDLE
  #kind = ''

  /** The frames of a click: the way to it, and the press. */
  click({ kind, slot, button, mode }: ClickAt): KeyAction[] {
    if (kind !== this.#kind) this.#at = MIDDLE
    this.#kind = kind
    const target = placeOf(kind, slot, mode) ?? this.#at
    const way = this.#wayTo(target)
    this.#at = target
    return [...way, { pressed: new Set([button === 1 ? 'use' : 'attack']), camera: { pitch: 0, yaw: 0 } }]
  }

  #wayTo({ x, y }: ScreenSlot): KeyAction[] {
    let [yaw, pitch] = [(x - this.#at.x) / PIXELS, (y - this.#at.y) / PIXELS]
    const way: KeyAction[] = []
    const within = (angle: number): number => Math.max(-FURTHEST, Math.min(FURTHEST, angle))
    while (Math.abs(yaw) > 0.01 || Math.abs(pitch) > 0.01) {
      const camera = { pitch: within(pitch), yaw: within(yaw) }
      way.push({ pressed: new Set(), camera })
      yaw -= camera.yaw
      pitch -= camera.pitch
    }
    return way
  }
}

/** Where a click is, in pixels of a picture of 640 × 360; undefined beside the screen. */
function placeOf(kind: string, slot: number, mode: number): ScreenSlot | undefined {
  const layout = screenLayout(kind)
  const area = mode === PRESS ? layout?.buttons[slot] : layout?.slots[slot]
  if (layout === undefined || area === undefined) return undefined
  const [left, top] = [Math.floor((640 - layout.width) / 2), Math.floor((360 - layout.height) / 2)]
  return { x: left + area.x + ITEM_MIDDLE, y: top + area.y + ITEM_MIDDLE }
}
