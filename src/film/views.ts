import { UsageError } from '../core/errors.ts'
import type { FigureNow, Moment, SegmentStore } from '../recording/playback.ts'
import { decodeSegment, PER_BLOCK } from '../recording/segment.ts'
import type { Point } from '../render/cell.ts'
import { axesOf, type Camera, lookingAt } from '../render/trace/camera.ts'

/** From where a run is shown: through an agent's eyes, over its shoulder, or from outside. */
export const VIEWS = ['first', 'third', 'overview'] as const
export type View = (typeof VIEWS)[number]

const EYES = 1.62
const SNEAKING_EYES = 1.27
/** How far behind an agent the third person is, in blocks, and in which steps a wall is looked for. */
const BEHIND = 4
const STEP = 0.25

/** @throws UsageError when no such agent is in the run */
export function agentIn(moment: Moment, agent: string): FigureNow | undefined {
  return moment.figures.find(({ kind, name }) => kind === 'player' && name === agent)
}

/** @throws UsageError naming the agents there are */
export function checkAgent(agents: readonly string[], agent: string): void {
  if (agents.includes(agent)) return
  throw new UsageError(`No agent "${agent}" is in this run.`, { hint: `There are ${agents.join(', ')}.` })
}

export const eyesOf = ({ x, y, z, doing }: FigureNow): Point => ({
  x,
  y: y + (doing.sneaking ? SNEAKING_EYES : EYES),
  z,
})

export const firstPerson = (figure: FigureNow, fov: number): Camera => ({
  ...eyesOf(figure),
  yaw: figure.yaw,
  pitch: Math.max(-1.55, Math.min(1.55, figure.pitch)),
  fov,
})

/** Over the shoulder, and nearer where a wall is behind. */
export function thirdPerson(
  figure: FigureNow,
  fov: number,
  isSolid: (x: number, y: number, z: number) => boolean,
): Camera {
  const eyes = eyesOf(figure)
  const camera = {
    ...eyes,
    yaw: figure.yaw,
    pitch: Math.max(-1, Math.min(0.4, figure.pitch * 0.6 - 0.25)),
    fov,
  }
  const { forward } = axesOf(camera)
  const at = (way: number): Point => ({
    x: eyes.x - forward.x * way,
    y: eyes.y - forward.y * way,
    z: eyes.z - forward.z * way,
  })
  let way = 0
  for (; way < BEHIND; way += STEP) {
    const { x, y, z } = at(way + STEP)
    if (isSolid(x, y, z)) break
  }
  return { ...camera, ...at(way) }
}

/** The box in which a run takes place. */
export interface Extent {
  low: Point
  high: Point
}

/** The box around all cells that somebody changed, or else around the agents' ways. */
export function extentOf(store: SegmentStore): Extent {
  const cells = new Bounds()
  const ways = new Bounds()
  const words = store.lines.flatMap((line) => line.words ?? [])
  const player = words.indexOf('player') + 1
  store.lines.forEach((_, index) => {
    const { changes, tracks } = decodeSegment(store.bytes(index))
    for (const { x, y, z, by } of changes) if (by !== 0 || store.head.seenBy === 'bots') cells.add(x, y, z)
    for (const { kind, x, y, z } of tracks)
      if (kind === player && x.length > 0) ways.add(x[0]! / PER_BLOCK, y[0]! / PER_BLOCK, z[0]! / PER_BLOCK)
  })
  const { low, high } = cells.isEmpty ? ways : cells
  return { low, high: { x: high.x + 1, y: high.y + 1, z: high.z + 1 } }
}

class Bounds {
  readonly low = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY }
  readonly high = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY, z: Number.NEGATIVE_INFINITY }

  get isEmpty(): boolean {
    return this.low.x > this.high.x
  }

  add(x: number, y: number, z: number): void {
    Object.assign(this.low, {
      x: Math.min(this.low.x, x),
      y: Math.min(this.low.y, y),
      z: Math.min(this.low.z, z),
    })
    Object.assign(this.high, {
      x: Math.max(this.high.x, x),
      y: Math.max(this.high.y, y),
      z: Math.max(this.high.z, z),
    })
  }
}

/** Radius of the ball that is shown at least, in blocks; and at most, beyond which nothing could be made out. */
const [LEAST, MOST] = [5, 48]
/** How far the camera looks down from outside. */
const TILT = (32 * Math.PI) / 180

/** From outside: a whole extent, from the side that `angle` says (radians; 0 is south, a quarter turn east). */
export function overview({ low, high }: Extent, fov: number, angle: number, aspect: number): Camera {
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 }
  const radius = Math.hypot(high.x - low.x, high.y - low.y, high.z - low.z) / 2 + 0.5
  const half = Math.atan(Math.tan(fov / 2) * Math.min(1, aspect))
  const way = (0.8 * Math.max(LEAST, Math.min(MOST, radius))) / Math.sin(half)
  return lookingAt(
    {
      x: middle.x + way * Math.cos(TILT) * Math.sin(angle),
      y: middle.y + way * Math.sin(TILT),
      z: middle.z + way * Math.cos(TILT) * Math.cos(angle),
    },
    middle,
    fov,
  )
}
