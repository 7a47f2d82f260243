import { TICK_MS } from '../../../recording/line.ts'
import { drawGui } from '../../../render/frame/gui.ts'
import { swingAt } from '../../../render/frame/hand.ts'
import { dugTarget, guiOf } from '../../../render/frame/own-moment.ts'
import { drawOwnView } from '../../../render/frame/own-view.ts'
import { drawTarget } from '../../../render/frame/target.ts'
import { PORTAL_TICKS, ticksInPortal } from '../../../render/frame/timing.ts'
import type { Picture } from '../../../render/image/picture.ts'
import { cursorPlace } from '../../../render/screens/cursor-place.ts'
import type { Camera } from '../../../render/trace/camera.ts'
import type { Replay } from '../data/replay.ts'
import { BlockSight } from './sight.ts'

/** The owner of the view, and the viewpoint. */
export interface OwnEyes {
  readonly agent: string
  readonly camera: Camera
}

/**
 * An agent's foreground at the moment shown, drawn on a transparent layer by the painters of agents' frames.
 * @param layer layer with a height of `GUI_SIZE`
 */
export function drawOwn(layer: Picture, replay: Replay, { agent, camera }: OwnEyes): void {
  const { own, now, voxels, outlines } = replay
  layer.pixels.fill(0)
  const state = own.at(agent, now)
  if (state === undefined) return
  const tick = Math.floor(now / TICK_MS)
  const { screen: open, clicked = null } = state.screen ?? {}
  const screen = open ? { ...open, at: cursorPlace(open, clicked, layer) } : undefined
  const gui = guiOf(state, { now, chat: own.chatAt(now), screen })
  const sight = new BlockSight(voxels, outlines)
  const target = screen === undefined ? dugTarget(sight.targetOf(camera), state, now) : undefined
  if (target !== undefined) drawTarget(layer, sight, camera, target)
  const { body, hud } = state
  const hand = own.hand(agent, hud?.held ?? '', body?.swinging === true ? swingAt(tick) : 0)
  const overlays = {
    isBurning: body?.burning ?? false,
    portal: ticksInPortal((ago) => isInPortal(replay, agent, ago)) / PORTAL_TICKS,
    isBlocked: sight.isBlocked(camera),
  }
  drawOwnView(layer, { tick, hand, overlays, gui }, (over, shown) =>
    drawGui(over, shown, { icons: own.icons }),
  )
}

/** Whether an agent stood in a portal a given number of ticks ago. */
function isInPortal({ tracks, voxels, names, now }: Replay, agent: string, ago: number): boolean {
  const pose = tracks.get(agent)?.at(now - ago * TICK_MS)
  if (pose === undefined) return false
  const block = voxels.get(Math.floor(pose.x), Math.floor(pose.y), Math.floor(pose.z))
  return names[block]?.startsWith('nether_portal') === true
}
