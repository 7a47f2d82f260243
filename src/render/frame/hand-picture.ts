import { blank, type Picture } from '../image/picture.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { Tracer } from '../trace/tracer.ts'
import { VoxelWindow } from '../trace/voxel-window.ts'
import type { Being } from './being.ts'
import { HAND_CLEAR, type Swing, swingAt } from './hand.ts'

/** Draws hands in a look, and caches their pictures. */
interface Painter {
  tracer: Tracer
  drawn: Map<string, Picture>
}
const painters = new WeakMap<LookProvider, Painter>()
const MOST_DRAWN = 48

function painterOf(looks: LookProvider): Painter {
  const known = painters.get(looks)
  if (known !== undefined) return known
  const nothing = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 16, y: 16, z: 16 })
  const painter = {
    tracer: new Tracer(nothing, () => ({ name: 'air', properties: {} }), looks),
    drawn: new Map<string, Picture>(),
  }
  painters.set(looks, painter)
  return painter
}

/** How far a swinging hand is from rest at its highest and lowest: a sine, at sixths of its period. */
const FAR = Math.sin(Math.PI / 3)

/** The hand of a player in a tick. */
export const handOf = (
  looks: LookProvider | undefined,
  { name, mainHand, doing }: Pick<Being, 'name' | 'mainHand' | 'doing'>,
  tick: number,
  size: Pick<Picture, 'width' | 'height'>,
): Picture => handPicture(looks, { name, mainHand, swing: doing.swinging ? swingAt(tick) : 0 }, size)

/**
 * A player's right hand and its item, through its owner's eyes, before `HAND_CLEAR`. The picture must not be
 * changed.
 * @param hand the player's name, and the item in its hand (empty for none)
 */
export function handPicture(
  looks: LookProvider = lookOf,
  { name, mainHand, swing }: { name: string; mainHand: string; swing: Swing },
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Picture {
  const { tracer, drawn } = painterOf(looks)
  const key = `${name} ${mainHand} ${swing} ${width} ${height}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const swung = swing * FAR
  const own = blank(width, height, HAND_CLEAR)
  const figure = {
    kind: 'hand',
    name,
    mainHand,
    position: { x: 0.36, y: -1.12 + 0.12 * swung, z: -0.95 - 0.12 * swung },
    yaw: 0.35 + 0.2 * swung,
  }
  const camera = { x: 0, y: 0, z: 0, yaw: 0, pitch: -0.12, fov: 1.1, aspect: 1 }
  tracer.render(camera, { width, height, figures: [figure], background: HAND_CLEAR }, own.pixels)
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(key, own)
  return own
}
