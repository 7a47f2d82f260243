import type { RenderBlock } from '../cell.ts'
import { type Climate, TEMPERATE } from '../look/climates.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { axesOf, type Camera } from './camera.ts'
import { type Fall, paintFalls } from './falls.ts'
import { type Figure, figuresFor, type PlacedFigure } from './figure.ts'
import { Gatherer, SHADE } from './gather.ts'
import { AT, FACE, GLOWS, TEXEL } from './hits.ts'
import { NOON, skyAt, skyColour, type Weather } from './sky.ts'
import type { Solid } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

export interface FrameOptions {
  /** In pixels. */
  width: number
  height: number
  /** Players, mobs and items in the picture. */
  figures?: readonly Figure[]
  /** Rain and snow. */
  falls?: readonly Fall[]
  /** Time of day in ticks, 6000 (noon) if not given. */
  time?: number
  /** Clear if not given. */
  weather?: Weather
  /** How far is seen, in blocks; the last third fades into the sky. 128 if not given. */
  distance?: number
  /** One colour (0xrrggbb) instead of a sky, without fog. */
  background?: number
}

/** The share of the distance that is free of fog. */
const CLEAR = 0.66

/** Draws pictures of a window of blocks by casting a ray for each pixel. The same window and options give the same bytes. */
export class Tracer {
  readonly #window: VoxelWindow
  readonly #gatherer: Gatherer
  readonly #looks: LookProvider
  /** Where the ray meets a figure, and its shade there; and its colour (0xaabbggrr). */
  readonly #seen = new Float64Array(2)
  #colour = 0

  /**
   * @param blockOf what the numbers in the window's cells stand for; 0 is never asked for
   * @param looks where the look of blocks comes from
   * @param climates what the window's `climates` stand for
   */
  constructor(
    window: VoxelWindow,
    blockOf: (id: number) => RenderBlock,
    looks: LookProvider = lookOf,
    climates: readonly Climate[] = [TEMPERATE],
  ) {
    this.#window = window
    this.#looks = looks
    this.#gatherer = new Gatherer(window, blockOf, looks, climates)
  }

  /** The look of a number in the window, ready for rays. */
  readonly solid = (id: number): Solid => this.#gatherer.solid(id)

  /** A picture: red, green, blue and alpha (always 255), row by row from the top. `out` is painted on if given. */
  render(camera: Camera, options: FrameOptions, out?: Uint8Array): Uint8Array {
    const { width, height, distance = 128, background } = options
    const pixels = out ?? new Uint8Array(width * height * 4)
    const sky = skyAt(options.time ?? NOON, options.weather)
    const { hits, gathered, ray } = this.#gatherer
    const { line } = ray
    const seen = this.#seen
    this.#gatherer.prepare(
      sky,
      distance,
      background === undefined ? distance * CLEAR : Number.POSITIVE_INFINITY,
    )
    const { forward, right, up } = axesOf(camera)
    // numbers of their own: those in objects are read anew for each pixel
    const { x: eyeX, y: eyeY, z: eyeZ } = camera
    const { x: forwardX, y: forwardY, z: forwardZ } = forward
    const { x: rightX, z: rightZ } = right
    const parallel = camera.parallel ?? 0
    const tall = parallel || Math.tan(camera.fov / 2)
    const wide = (tall * width) / height
    hits.pixel = parallel > 0 ? 0 : (2 * tall) / height
    const across = Float64Array.from(
      { length: width },
      (_, column) => ((2 * (column + 0.5)) / width - 1) * wide,
    )
    const figures = figuresFor(options.figures ?? [], camera, { width, height, distance, looks: this.#looks })
    let at = 0
    for (let row = 0; row < height; row++) {
      const inRow =
        figures.length === 0 ? figures : figures.filter(({ top, bottom }) => row >= top && row <= bottom)
      const b = (1 - (2 * (row + 0.5)) / height) * tall
      const upX = up.x * b
      const upY = up.y * b
      const upZ = up.z * b
      // nothing stands in an empty window: only figures are to be looked for
      const bare = ray.isBare && background !== undefined ? background : -1
      for (let column = 0; column < width; column++) {
        if (bare >= 0 && !isWithin(inRow, column)) {
          pixels[at] = bare >> 16
          pixels[at + 1] = (bare >> 8) & 255
          pixels[at + 2] = bare & 255
          pixels[at + 3] = 255
          at += 4
          continue
        }
        const a = across[column]!
        const ex = rightX * a + upX
        const ey = upY
        const ez = rightZ * a + upZ
        let dx = forwardX
        let dy = forwardY
        let dz = forwardZ
        let ox = eyeX
        let oy = eyeY
        let oz = eyeZ
        if (parallel > 0) {
          ox += ex
          oy += ey
          oz += ez
        } else {
          dx += ex
          dy += ey
          dz += ez
          const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
          dx *= scale
          dy *= scale
          dz *= scale
        }
        line[0] = ox
        line[1] = oy
        line[2] = oz
        line[3] = dx
        line[4] = dy
        line[5] = dz
        this.#clear()
        if (ray.start(distance)) this.#gatherer.shoot()
        if (inRow.length > 0) {
          // most of the figures that may be here are behind something
          seen[END] = gathered[3]! > 0 ? distance : ray.exit
          if (this.#nearest(inRow, column)) {
            const end = seen[END]
            this.#clear()
            if (ray.start(end)) this.#gatherer.shoot()
            if (gathered[3]! > 0) this.#figure(ox + dx * end, oy + dy * end, oz + dz * end)
            gathered[3] = 0
          }
        }
        if (gathered[3]! > 0) backdrop(gathered, background ?? skyColour(sky, dx, dy, dz))
        pixels[at] = gathered[0]!
        pixels[at + 1] = gathered[1]!
        pixels[at + 2] = gathered[2]!
        pixels[at + 3] = 255
        at += 4
      }
    }
    if (options.falls !== undefined)
      paintFalls({ width, height, pixels }, camera, options.falls, sky.daylight, (place, column) =>
        this.#reaches(camera, place, figures, column),
      )
    return pixels
  }

  /** How much of the light of a place comes past blocks and figures to the camera, 0 to 1. */
  #reaches(camera: Camera, { x, y, z }: Fall, figures: readonly PlacedFigure[], column: number): number {
    const { ray, gathered } = this.#gatherer
    const [dx, dy, dz] = [x - camera.x, y - camera.y, z - camera.z]
    const way = Math.hypot(dx, dy, dz)
    ray.line.set([camera.x, camera.y, camera.z, dx / way, dy / way, dz / way])
    this.#clear()
    if (ray.start(way)) this.#gatherer.shoot()
    this.#seen[END] = way
    return this.#nearest(figures, column) ? 0 : gathered[3]!
  }

  /** Forgets what has been gathered. */
  #clear(): void {
    const { gathered } = this.#gatherer
    gathered[0] = 0
    gathered[1] = 0
    gathered[2] = 0
    gathered[3] = 1
  }

  /** Whether a ray meets a figure before a block does; the nearest one is left in `#seen`. */
  #nearest(figures: readonly PlacedFigure[], column: number): boolean {
    const { hits, ray } = this.#gatherer
    const seen = this.#seen
    let found = false
    for (let i = 0; i < figures.length; i++) {
      const figure = figures[i]!
      if (column < figure.left || column > figure.right || figure.near > seen[END]!) continue
      if (!figure.hit(hits, ray.line, seen[END]!)) continue
      seen[END] = hits.distance[AT]!
      seen[SHADED] = hits.what[GLOWS] === 1 ? 1 : SHADE[figure.face(hits.what[FACE]!)]!
      this.#colour = hits.what[TEXEL]!
      found = true
    }
    return found
  }

  #figure(x: number, y: number, z: number): void {
    const { min } = this.#window
    const light = this.#gatherer.lightAt(Math.floor(x - min.x), Math.floor(y - min.y), Math.floor(z - min.z))
    const [end, shade] = [this.#seen[END]!, this.#seen[SHADED]!]
    this.#gatherer.add(this.#colour, 0, shade, light, end, this.#gatherer.gathered[3]!)
  }
}

/** Places in `Tracer.#seen`. */
const END = 0
const SHADED = 1

const isWithin = (figures: readonly PlacedFigure[], column: number): boolean =>
  figures.some(({ left, right }) => column >= left && column <= right)

/** Fills what is left of a ray with a colour. */
function backdrop(gathered: Float64Array, colour: number): void {
  const left = gathered[3]!
  gathered[0] = gathered[0]! + (colour >> 16) * left
  gathered[1] = gathered[1]! + ((colour >> 8) & 255) * left
  gathered[2] = gathered[2]! + (colour & 255) * left
}
