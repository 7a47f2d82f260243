import { blank, halved, type Picture } from '../render/image/picture.ts'
import { spriteOf } from '../render/look/items.ts'
import type { LookProvider } from '../render/look/look.ts'
import { Tracer } from '../render/trace/tracer.ts'
import { VoxelWindow } from '../render/trace/voxel-window.ts'

const drawn = new WeakMap<LookProvider, Map<string, Picture>>()

/** A small picture of an item before one colour. */
export function iconOf(item: string, size: number, background: number, looks: LookProvider): Picture {
  const icons = drawn.get(looks) ?? new Map<string, Picture>()
  drawn.set(looks, icons)
  const key = `${item} ${size} ${background}`
  const known = icons.get(key)
  if (known !== undefined) return known
  const picture = blank(2 * size, 2 * size, background)
  const sprite = spriteOf(item, looks)
  if (sprite === undefined) drawBlock(picture, item, { background, looks })
  else
    for (let y = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++) {
        const pixel =
          sprite.pixels[Math.floor((16 * y) / picture.height) * 16 + Math.floor((16 * x) / picture.width)]!
        if (pixel >>> 24 < 128) continue
        picture.pixels.set(
          [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 255],
          4 * (y * picture.width + x),
        )
      }
  const icon = halved(picture)
  icons.set(key, icon)
  return icon
}

function drawBlock(
  picture: Picture,
  name: string,
  { background, looks }: { background: number; looks: LookProvider },
): void {
  const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 16, y: 16, z: 16 })
  window.set(8, 8, 8, 1)
  const tilt = Math.atan(Math.SQRT1_2)
  const way = 6
  const camera = {
    x: 8.5 + way * Math.cos(tilt) * Math.SQRT1_2,
    y: 8.5 + way * Math.sin(tilt),
    z: 8.5 + way * Math.cos(tilt) * Math.SQRT1_2,
    yaw: Math.PI / 4,
    pitch: -tilt,
    fov: 1,
    parallel: 0.85,
  }
  const { width, height } = picture
  new Tracer(window, () => ({ name, properties: {} }), looks).render(
    camera,
    { width, height, background },
    picture.pixels,
  )
}
