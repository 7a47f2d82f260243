import { blank, type Picture } from '../image/picture.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { Tracer } from '../trace/tracer.ts'
import { VoxelWindow } from '../trace/voxel-window.ts'
import type { Being } from './being.ts'

/** A colour that no hand has. */
const CLEAR = 0xff00fe
/** Share of the picture's height that the hand's own picture has. */
const SHARE = 0.55

/** Draws hands in a look, and caches pictures of hands at rest. */
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

/**
 * Draws the right hand and what it holds into a picture through its owner's eyes.
 * @param aspect width by height of what the picture shows, where it is squeezed
 */
export function drawHand(
  picture: Picture,
  being: Being,
  tick: number,
  looks: LookProvider = lookOf,
  aspect = picture.width / picture.height,
): void {
  const height = Math.round(picture.height * SHARE)
  const width = Math.round((height * picture.width) / picture.height / aspect)
  const own = handOf(painterOf(looks), being, { width, height, tick })
  const left = picture.width - Math.round(width * 1.02)
  const top = picture.height - height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x)
      const isClear = own.pixels[from] === 0xff && own.pixels[from + 1] === 0 && own.pixels[from + 2] === 0xfe
      if (isClear || left + x < 0) continue
      const to = 4 * ((top + y) * picture.width + left + x)
      for (let i = 0; i < 3; i++) picture.pixels[to + i] = own.pixels[from + i]!
    }
}

/** A hand before a colour that it does not have. */
function handOf(
  { tracer, resting }: Painter,
  { name, mainHand, doing }: Being,
  { width, height, tick }: { width: number; height: number; tick: number },
): Picture {
  const swung = doing.swinging ? Math.sin(tick * 1.05) : 0
  const key = `${name} ${mainHand} ${width} ${height}`
  const known = swung === 0 ? resting.get(key) : undefined
  if (known !== undefined) return known
  const own = blank(width, height, CLEAR)
  const figure = {
    kind: 'hand',
    name,
    mainHand,
    position: { x: 0.36, y: -1.12 + 0.12 * swung, z: -0.95 - 0.12 * swung },
    yaw: 0.35 + 0.2 * swung,
  }
  const camera = { x: 0, y: 0, z: 0, yaw: 0, pitch: -0.12, fov: 1.1, aspect: 1 }
  tracer.render(camera, { width, height, figures: [figure], background: CLEAR }, own.pixels)
  if (swung === 0) {
    if (resting.size >= MOST_RESTING) resting.clear()
    resting.set(key, own)
  }
  return own
}
