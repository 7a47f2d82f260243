import type { FigureNow } from '../recording/moment.ts'
import { blank, type Picture } from '../render/image/picture.ts'
import { type LookProvider, lookOf } from '../render/look/look.ts'
import { Tracer } from '../render/trace/tracer.ts'
import { VoxelWindow } from '../render/trace/voxel-window.ts'

/** A colour that no hand has. */
const CLEAR = 0xff00fe
/** Share of the picture's height that the hand's own picture has. */
const SHARE = 0.55

/** What draws hands in a look, and pictures of hands at rest, which come again and again. */
interface Painter {
  tracer: Tracer
  resting: Map<string, Picture>
}
const painters = new WeakMap<LookProvider, Painter>()
const MOST_RESTING = 24

function painterOf(looks: LookProvider): Painter {
  const known = painters.get(looks)
  if (known !== undefined) return known
  const nothing = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 16, y: 16, z: 16 })
  const painter = {
    tracer: new Tracer(nothing, () => ({ name: 'air', properties: {} }), looks),
    resting: new Map<string, Picture>(),
  }
  painters.set(looks, painter)
  return painter
}

/** Draws the right hand and what it holds into a picture through its owner's eyes. */
export function drawHand(
  picture: Picture,
  figure: FigureNow,
  tick: number,
  looks: LookProvider = lookOf,
): void {
  const size = Math.round(picture.height * SHARE)
  const own = handOf(painterOf(looks), figure, { size, tick })
  const left = picture.width - Math.round(size * 1.02)
  const top = picture.height - size
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = 4 * (y * size + x)
      const isClear = own.pixels[from] === 0xff && own.pixels[from + 1] === 0 && own.pixels[from + 2] === 0xfe
      if (isClear || left + x < 0) continue
      const to = 4 * ((top + y) * picture.width + left + x)
      for (let i = 0; i < 3; i++) picture.pixels[to + i] = own.pixels[from + i]!
    }
}

/** A hand before a colour that it does not have. */
function handOf(
  { tracer, resting }: Painter,
  { name, mainHand, doing }: FigureNow,
  { size, tick }: { size: number; tick: number },
): Picture {
  const swung = doing.swinging ? Math.sin(tick * 1.05) : 0
  const key = `${name} ${mainHand} ${size}`
  const known = swung === 0 ? resting.get(key) : undefined
  if (known !== undefined) return known
  const own = blank(size, size, CLEAR)
  const figure = {
    kind: 'hand',
    name,
    mainHand,
    position: { x: 0.36, y: -1.12 + 0.12 * swung, z: -0.95 - 0.12 * swung },
    yaw: 0.35 + 0.2 * swung,
  }
  const camera = { x: 0, y: 0, z: 0, yaw: 0, pitch: -0.12, fov: 1.1 }
  tracer.render(camera, { width: size, height: size, figures: [figure], background: CLEAR }, own.pixels)
  if (swung === 0) {
    if (resting.size >= MOST_RESTING) resting.clear()
    resting.set(key, own)
  }
  return own
}
