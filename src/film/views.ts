import { UsageError } from '../core/errors.ts'
import { EYE_HEIGHT, SNEAKING_EYE_HEIGHT } from '../game/bodies.ts'
import type { FigureNow, Moment } from '../recording/moment.ts'
import type { SegmentStore } from '../recording/playback.ts'
import { decodeSegment, PER_BLOCK, type Track } from '../recording/segment.ts'
import type { Point } from '../render/cell.ts'
import { axesOf, type Camera, lookingAt } from '../render/trace/camera.ts'
import { Ground } from './ground.ts'

/** The viewpoint of a run: through an agent's eyes, over its shoulder, or from outside. */
export const VIEWS = ['first', 'third', 'overview'] as const
export type View = (typeof VIEWS)[number]

/** Distance of the third-person camera behind an agent, in blocks, and the step size of the search for a wall. */
const BEHIND = 4
const STEP = 0.25

/** An agent's state at a moment; undefined while it is not in the world. */
export function agentIn(moment: Moment, agent: string): FigureNow | undefined {
  return moment.figures.find(({ kind, name }) => kind === 'player' && name === agent)
}

/** @throws UsageError listing the agents if the named one does not exist, or if a view that needs an agent names none */
export function checkView(agents: readonly string[], view: View, whose: readonly string[]): void {
  const hint = `There are ${agents.join(', ')}.`
  for (const agent of whose)
    if (!agents.includes(agent)) throw new UsageError(`No agent "${agent}" is in this run.`, { hint })
  if (view !== 'overview' && whose.length === 0)
    throw new UsageError(`The view "${view}" belongs to an agent: name the agent.`, { hint })
}

export const eyesOf = ({ x, y, z, doing }: FigureNow): Point => ({
  x,
  y: y + (doing.sneaking ? SNEAKING_EYE_HEIGHT : EYE_HEIGHT),
  z,
})

export const firstPerson = (figure: FigureNow, fov: number): Camera => ({
  ...eyesOf(figure),
  yaw: figure.yaw,
  pitch: Math.max(-1.55, Math.min(1.55, figure.pitch)),
  fov,
})

/** Over the shoulder, or closer if there is a wall behind. */
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

/** The box in which a run takes place, and the ground in it. */
export interface Extent {
  low: Point
  high: Point
  ground: Ground
}

/** Radius around the construction in which agents are shown, in blocks. */
const AROUND = 4

/** The box around all changed cells, and around agents near them; without changes, around the agents' paths. */
export function extentOf(store: SegmentStore): Extent {
  const cells = new Bounds()
  const ways: Point[] = []
  const ground = new Ground(store.head.bottom)
  const words = store.lines.flatMap((line) => line.words ?? [])
  const player = words.indexOf('player') + 1
  store.lines.forEach((_, index) => {
    const { columns, changes, tracks } = decodeSegment(store.bytes(index))
    for (const column of columns) ground.add(column)
    for (const { x, y, z, by } of changes)
      if (by !== 0 || store.head.seenBy === 'bots') cells.add({ x, y, z })
    for (const track of tracks) if (track.kind === player) ways.push(...endsOf(track))
  })
  const extent = new Bounds(cells)
  for (const place of ways) if (cells.isEmpty || cells.isNear(place, AROUND)) extent.add(place)
  if (extent.isEmpty) extent.add({ x: 0, y: store.head.bottom, z: 0 })
  const { low, high } = extent
  return { low, high: { x: high.x + 1, y: high.y + 1, z: high.z + 1 }, ground }
}

/** Start and end of a track. */
function endsOf({ x, y, z }: Track): Point[] {
  const at = (i: number): Point => ({ x: x[i]! / PER_BLOCK, y: y[i]! / PER_BLOCK, z: z[i]! / PER_BLOCK })
  return x.length === 0 ? [] : [at(0), at(x.length - 1)]
}

class Bounds {
  readonly low: Point
  readonly high: Point

  constructor(from?: Bounds) {
    const [most, least] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    this.low = from === undefined ? { x: most, y: most, z: most } : { ...from.low }
    this.high = from === undefined ? { x: least, y: least, z: least } : { ...from.high }
  }

  get isEmpty(): boolean {
    return this.low.x > this.high.x
  }

  isNear({ x, y, z }: Point, by: number): boolean {
    const { low, high } = this
    const within = (at: number, from: number, to: number): boolean => at >= from - by && at <= to + by
    return within(x, low.x, high.x) && within(y, low.y, high.y) && within(z, low.z, high.z)
  }

  add({ x, y, z }: Point): void {
    const { low, high } = this
    Object.assign(low, { x: Math.min(low.x, x), y: Math.min(low.y, y), z: Math.min(low.z, z) })
    Object.assign(high, { x: Math.max(high.x, x), y: Math.max(high.y, y), z: Math.max(high.z, z) })
  }
}

/** Minimum radius of the visible ball in blocks, and the maximum, beyond which nothing could be recognised. */
const [LEAST, MOST] = [5, 48]
/** Downward angle of the outside camera. */
const TILT = (32 * Math.PI) / 180

/** Sample points along each edge of an extent for the height of the ground. */
const SAMPLES = 5
/**
 * Number of points at which the ground between the camera and its target is checked, and the share that must be
 * free.
 */
const [STEPS, FREE] = [24, 0.75]
/**
 * Required clearance of the line of sight above the ground, and the height above the target at which a camera
 * stops rising, in blocks.
 */
const [ABOVE, HIGHEST] = [2, 64]

/** The target of the outside view: the centre of an extent, or the ground above it, which would otherwise hide it. */
export function middleOf({ low, high, ground }: Extent): Point {
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 }
  const heights: number[] = []
  for (let i = 0; i < SAMPLES ** 2; i++) {
    const [a, b] = [(i % SAMPLES) / (SAMPLES - 1), Math.floor(i / SAMPLES) / (SAMPLES - 1)]
    const height = ground.at(low.x + a * (high.x - low.x), low.z + b * (high.z - low.z))
    if (height !== undefined) heights.push(height)
  }
  heights.sort((a, b) => a - b)
  return { ...middle, y: Math.max(middle.y, heights[heights.length >> 1] ?? middle.y) }
}

const radiusOf = ({ low, high }: Extent): number =>
  Math.max(LEAST, Math.min(MOST, Math.hypot(high.x - low.x, high.y - low.y, high.z - low.z) / 2 + 0.5))

/**
 * An outside view of a whole extent, from the direction `angle` (radians; 0 is south, a quarter turn east). The camera rises
 * until no hill is in front of it.
 */
export function overview(extent: Extent, fov: number, angle: number, aspect: number): Camera {
  const middle = middleOf(extent)
  const half = Math.atan(Math.tan(fov / 2) * Math.min(1, aspect))
  const way = (0.66 * radiusOf(extent)) / Math.sin(half)
  const eye = {
    x: middle.x + way * Math.cos(TILT) * Math.sin(angle),
    y: middle.y + way * Math.sin(TILT),
    z: middle.z + way * Math.cos(TILT) * Math.cos(angle),
  }
  return lookingAt({ ...eye, y: Math.max(eye.y, clearing(eye, middle, extent.ground)) }, middle, fov)
}

/** The height from which a place is visible over the ground in front of it. */
function clearing(eye: Point, target: Point, ground: Ground): number {
  let height = Number.NEGATIVE_INFINITY
  for (let step = 0; step <= FREE * STEPS; step++) {
    const share = step / STEPS
    const under = ground.at(eye.x + share * (target.x - eye.x), eye.z + share * (target.z - eye.z))
    if (under !== undefined) height = Math.max(height, (under + ABOVE - share * target.y) / (1 - share))
  }
  return Math.min(height, target.y + HIGHEST)
}

/** Radius around the centre of an outside view in which rain and snow are drawn (blocks): the area of the action. */
export const rainReach = (extent: Extent): number => Math.max(20, Math.ceil(radiusOf(extent) + 8))
