import { TICK_MS } from '../../../recording/line.ts'
import { drawGui, GUI_SIZE, type ShownGui } from '../../../render/frame/gui.ts'
import { swingAt } from '../../../render/frame/hand.ts'
import { drawOwnView } from '../../../render/frame/own-view.ts'
import { drawTarget, type Target } from '../../../render/frame/target.ts'
import { isFlashing, NAME_TICKS, PORTAL_TICKS } from '../../../render/frame/timing.ts'
import type { Picture } from '../../../render/image/picture.ts'
import type { ScreenSlot } from '../../../render/screens/layout.ts'
import { inWords } from '../../../render/screens/titles.ts'
import type { Camera } from '../../../render/trace/camera.ts'
import type { Replay } from '../data/replay.ts'
import type { OwnAt, OwnStates } from './own-states.ts'
import { BlockSight } from './sight.ts'

/** Whose view it is, and from where. */
export interface OwnEyes {
  readonly agent: string
  readonly camera: Camera
}

/**
 * What an agent sees in front of the world at the moment that is shown, drawn over a clear layer by the painters of agents' frames.
 * @param layer as high as `GUI_SIZE`
 */
export function drawOwn(layer: Picture, replay: Replay, { agent, camera }: OwnEyes): void {
  const { own, now, voxels, outlines } = replay
  layer.pixels.fill(0)
  const state = own.at(agent, now)
  if (state === undefined) return
  const tick = Math.floor(now / TICK_MS)
  const gui = guiOf(state, own, now)
  const sight = new BlockSight(voxels, outlines)
  const target = gui.screen === undefined ? dug(sight.targetOf(camera), state, now) : undefined
  if (target !== undefined) drawTarget(layer, sight, camera, target)
  const { body, hud } = state
  const hand = own.hand(agent, hud?.held ?? '', body?.swinging === true ? swingAt(tick) : 0)
  const overlays = {
    isBurning: body?.burning ?? false,
    portal: ticksInPortal(replay, agent) / PORTAL_TICKS,
    isBlocked: sight.isBlocked(camera),
  }
  // screens are laid out for the window of frames; the layer may be wider or narrower
  const shift = (layer.width - GUI_SIZE.width) / 2
  const screen = gui.screen && { ...gui.screen, ...shifted(gui.screen.at, shift) }
  drawOwnView(layer, { tick, hand, overlays, gui: { ...gui, screen } }, (over, shown) =>
    drawGui(over, shown, own.icons),
  )
}

const shifted = (at: ScreenSlot | undefined, by: number): { at?: ScreenSlot } =>
  at === undefined ? {} : { at: { x: Math.floor(at.x + by), y: at.y } }

/** Ticks since an agent's last damage. */
export const sinceHurt = ({ body }: OwnAt, now: number): number =>
  body === undefined || body.hurtAt === null ? Number.POSITIVE_INFINITY : (now - body.hurtAt) / TICK_MS

/** An agent's interface as it knows it at a time. */
function guiOf(state: OwnAt, own: OwnStates, now: number): ShownGui {
  const { hud, screen } = state
  const isNamed = hud !== undefined && hud.held !== '' && (now - hud.heldSince) / TICK_MS < NAME_TICKS
  return {
    hud: hud && {
      ...hud.hud,
      isHurt: isFlashing(Math.floor(sinceHurt(state, now))),
      itemName: isNamed ? inWords(hud.held) : undefined,
    },
    chat: own.chatAt(now),
    bossBars: [],
    screen: screen ?? undefined,
  }
}

/** A target with how far it is dug. */
function dug(target: Target | undefined, { dig }: OwnAt, now: number): Target | undefined {
  if (target === undefined || dig === undefined) return target
  const { x, y, z } = target.cell
  const isDug = dig.cell[0] === x && dig.cell[1] === y && dig.cell[2] === z
  return isDug ? { ...target, dug: (now - dig.t) / (dig.until - dig.t) } : target
}

/** How long an agent has been standing in a portal. */
function ticksInPortal({ tracks, voxels, names, now }: Replay, agent: string): number {
  let ticks = 0
  for (; ticks < PORTAL_TICKS; ticks++) {
    const pose = tracks.get(agent)?.at(now - ticks * TICK_MS)
    if (pose === undefined) break
    const block = voxels.get(Math.floor(pose.x), Math.floor(pose.y), Math.floor(pose.z))
    if (names[block]?.startsWith('nether_portal') !== true) break
  }
  return ticks
}
