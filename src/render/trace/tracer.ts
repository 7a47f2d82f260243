import type { Point, RenderBlock } from '../cell.ts'
import { type Climate, TEMPERATE } from '../look/climates.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { Aim } from './aim.ts'
import type { Camera } from './camera.ts'
import { type Fall, paintFalls } from './falls.ts'
import { type Figure, figuresFor, type PlacedFigure } from './figure.ts'
import { Gatherer, SHADE } from './gather.ts'
import { AT, FACE, GLOWS, TEXEL } from './hits.ts'
import { NOON, type Sky, skyAt, skyColour, type Weather } from './sky.ts'
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
  /** Viewing distance, in blocks; the last third fades into the sky. 128 if not given. */
  distance?: number
  /** One colour (0xrrggbb) instead of a sky, without fog. */
  background?: number
  /** The game's brightness setting; see `brightness`. 0 if not given. */
  gamma?: number
  /** A part of the picture over which something opaque is drawn afterwards: nothing is traced there. */
  hidden?: Rectangle | undefined
}

/** A part of a picture in pixels; right and lower ends are outside. */
export interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const NOTHING_HIDDEN: Rectangle = { left: 0, right: 0, top: 0, bottom: 0 }

/** The background: a sky, or one colour. */
interface Backdrop {
  sky: Sky
  background: number | undefined
  /** Viewing distance, in blocks. */
  distance: number
}

/** A row of a picture that is drawn. */
interface Row {
  readonly row: number
  readonly width: number
  readonly pixels: Uint8Array
  readonly aim: Aim
  /** Those that the row may show. */
  readonly figures: readonly PlacedFigure[]
  /** The colour of pixels without a figure, if nothing else is visible; -1 otherwise. */
  readonly bare: number
  readonly backdrop: Backdrop
}

/** The share of the distance that is free of fog. */
const CLEAR = 0.66

/** Draws pictures of a window of blocks by casting a ray for each pixel. The same window and options give the same bytes. */
export class Tracer {
  readonly #window: VoxelWindow
  readonly #gatherer: Gatherer
  readonly #looks: LookProvider
  /** Distance at which the ray meets a figure, and the shade of the figure there; then its colour (0xaabbggrr). */
  readonly #seen = new Float64Array(2)
  #colour = 0
  /** The figures of the last picture. */
  #placed: readonly PlacedFigure[] = []

  /**
   * @param blockOf meaning of the numbers in the window's cells; 0 is never asked for
   * @param looks the source of blocks' looks
   * @param climates meaning of the window's `climates`
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

  /** The look of a number in the window, prepared for ray casting. */
  readonly solid = (id: number): Solid => this.#gatherer.solid(id)

  /** A picture: red, green, blue and alpha (always 255), row by row from the top. `out` is painted on if given. */
  render(camera: Camera, options: FrameOptions, out?: Uint8Array): Uint8Array {
    const { width, height, distance = 128, background, hidden = NOTHING_HIDDEN } = options
    const pixels = out ?? new Uint8Array(width * height * 4)
    const sky = skyAt(options.time ?? NOON, options.weather)
    const { hits, ray } = this.#gatherer
    const fogFrom = background === undefined ? distance * CLEAR : Number.POSITIVE_INFINITY
    this.#gatherer.prepare(sky, distance, fogFrom, options.gamma)
    const aim = new Aim(camera, width, height)
    hits.pixel = aim.pixel
    const figures = figuresFor(options.figures ?? [], camera, { width, height, distance, looks: this.#looks })
    this.#placed = figures
    // an empty window has no blocks: search only figures
    const bare = ray.isBare && background !== undefined ? background : -1
    const backdrop = { sky, background, distance }
    for (let row = 0; row < height; row++) {
      const inRow = figuresIn(row, figures)
      aim.toRow(row)
      const isCut = row >= hidden.top && row < hidden.bottom
      const cut = isCut ? Math.min(width, hidden.left) : width
      const line = { row, width, pixels, aim, figures: inRow, bare, backdrop }
      this.#columns(line, 0, cut)
      if (isCut) this.#columns(line, Math.max(cut, hidden.right), width)
    }
    if (options.falls !== undefined)
      paintFalls({ width, height, pixels }, camera, options.falls, sky.daylight, (place, column) =>
        this.reaches(camera, place, column),
      )
    return pixels
  }

  /** Draws some columns of a row. */
  #columns({ row, width, pixels, aim, figures, bare, backdrop }: Row, from: number, until: number): void {
    const { gathered, ray } = this.#gatherer
    for (let column = from; column < until; column++) {
      const at = 4 * (row * width + column)
      if (bare >= 0 && !isWithin(figures, column)) {
        paint(pixels, at, bare >> 16, (bare >> 8) & 255, bare & 255)
        continue
      }
      aim.at(column, ray.line)
      this.#trace(figures, column, backdrop)
      paint(pixels, at, gathered[0]!, gathered[1]!, gathered[2]!)
    }
  }

  /**
   * Gathers everything along the ray's line: blocks, the figures that it may meet in a column, and the
   * background.
   */
  #trace(figures: readonly PlacedFigure[], column: number, { sky, background, distance }: Backdrop): void {
    const { gathered, ray } = this.#gatherer
    const { line } = ray
    this.#shoot(distance)
    if (figures.length > 0) {
      // most of the figures that may be here are hidden
      this.#seen[END] = gathered[3]! > 0 ? distance : ray.exit
      if (this.#nearest(figures, column)) this.#shootAtFigure()
    }
    if (gathered[3]! > 0) fill(gathered, background ?? skyColour(sky, line[3]!, line[4]!, line[5]!))
  }

  /** Gathers the blocks on the ray until `end`. */
  #shoot(end: number): void {
    const { gathered, ray } = this.#gatherer
    gathered[0] = 0
    gathered[1] = 0
    gathered[2] = 0
    gathered[3] = 1
    if (ray.start(end)) this.#gatherer.shoot()
  }

  /** Gathers the blocks up to the figure in `#seen`, and the figure, which is opaque. */
  #shootAtFigure(): void {
    const { gathered, ray } = this.#gatherer
    const { line } = ray
    const end = this.#seen[END]!
    this.#shoot(end)
    if (gathered[3]! > 0)
      this.#figure(line[0]! + line[3]! * end, line[1]! + line[4]! * end, line[2]! + line[5]! * end)
    gathered[3] = 0
  }

  /**
   * Share of a point's light that passes blocks and the figures of the last picture on its way to the camera, 0
   * to 1.
   */
  reaches(camera: Camera, { x, y, z }: Point, column: number): number {
    const { ray, gathered } = this.#gatherer
    const [dx, dy, dz] = [x - camera.x, y - camera.y, z - camera.z]
    const way = Math.hypot(dx, dy, dz)
    ray.line.set([camera.x, camera.y, camera.z, dx / way, dy / way, dz / way])
    this.#shoot(way)
    this.#seen[END] = way
    return this.#nearest(this.#placed, column) ? 0 : gathered[3]!
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

const figuresIn = (row: number, figures: readonly PlacedFigure[]): readonly PlacedFigure[] =>
  figures.length === 0 ? figures : figures.filter(({ top, bottom }) => row >= top && row <= bottom)

const isWithin = (figures: readonly PlacedFigure[], column: number): boolean =>
  figures.some(({ left, right }) => column >= left && column <= right)

/** Sets a pixel, without transparency. */
function paint(pixels: Uint8Array, at: number, red: number, green: number, blue: number): void {
  pixels[at] = red
  pixels[at + 1] = green
  pixels[at + 2] = blue
  pixels[at + 3] = 255
}

/** Fills the remaining share of a ray with a colour. */
function fill(gathered: Float64Array, colour: number): void {
  const left = gathered[3]!
  gathered[0] = gathered[0]! + (colour >> 16) * left
  gathered[1] = gathered[1]! + ((colour >> 8) & 255) * left
  gathered[2] = gathered[2]! + (colour & 255) * left
}
