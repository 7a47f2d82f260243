import type { KeyAction } from '../../body/keys/buttons.ts'
import { CAMERA_BINS, MAX_TURN } from '../../body/keys/camera-bins.ts'
import { compactOf } from '../../body/keys/compact-index.ts'
import { PIXELS_PER_DEGREE } from '../../body/screen/screen-mouse.ts'
import { PICTURE } from '../../body/screen/target.ts'
import { BUTTONS, PRESS } from '../../recording/buttons.ts'
import type { ClickAt, ControlsAt } from '../../recording/moment.ts'
import type { Playback } from '../../recording/playback.ts'
import { ITEM_SIZE, originIn, type ScreenSlot } from '../../render/screens/layout.ts'
import { screenLayout } from '../../render/screens/layouts.ts'

/** Camera indices for each button combination. */
const CAMERAS = CAMERA_BINS ** 2
/** Position of the cursor when a screen opens. */
const MIDDLE: ScreenSlot = { x: PICTURE.width / 2, y: PICTURE.height / 2 }

/**
 * An agent's actions, frame by frame (20 per second), as numbers of VPT's action space: 121 · buttons + camera. Bots click
 * without moving a cursor, several times per tick; each click is recorded the way a player with a mouse would make it: a straight
 * path from the last slot, then a frame with the button pressed.
 * @returns undefined for older recordings, which have no controls
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

  /** The frames of a click: the path of the cursor and the press. */
  click({ kind, slotCount, slot, button, mode }: ClickAt): KeyAction[] {
    if (kind !== this.#kind) this.#at = MIDDLE
    this.#kind = kind
    const target = placeOf({ kind, slotCount, slot, mode }) ?? this.#at
    const way = this.#wayTo(target)
    this.#at = target
    return [...way, { pressed: new Set([button === 1 ? 'use' : 'attack']), camera: { pitch: 0, yaw: 0 } }]
  }

  #wayTo({ x, y }: ScreenSlot): KeyAction[] {
    let [yaw, pitch] = [(x - this.#at.x) / PIXELS_PER_DEGREE, (y - this.#at.y) / PIXELS_PER_DEGREE]
    const way: KeyAction[] = []
    const within = (angle: number): number => Math.max(-MAX_TURN, Math.min(MAX_TURN, angle))
    while (Math.abs(yaw) > 0.01 || Math.abs(pitch) > 0.01) {
      const camera = { pitch: within(pitch), yaw: within(yaw) }
      way.push({ pressed: new Set(), camera })
      yaw -= camera.yaw
      pitch -= camera.pitch
    }
    return way
  }
}

/** The position of a click in the picture (pixels); undefined outside the screen. */
function placeOf({
  kind,
  slotCount,
  slot,
  mode,
}: Pick<ClickAt, 'kind' | 'slotCount' | 'slot' | 'mode'>): ScreenSlot | undefined {
  const layout = screenLayout(kind, slotCount)
  const area = mode === PRESS ? layout?.buttons[slot] : layout?.slots[slot]
  if (layout === undefined || area === undefined) return undefined
  const { x, y } = originIn(layout, PICTURE)
  return { x: x + area.x + ITEM_SIZE / 2, y: y + area.y + ITEM_SIZE / 2 }
}
