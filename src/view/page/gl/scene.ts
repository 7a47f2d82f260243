import type { OpenSky } from '../../../render/look/falling.ts'
import type { BlockModel } from '../../../render/mesh/block-model.ts'
import type { FigureModel } from '../../../render/mesh/figure-model.ts'
import { OPEN_SKY } from '../data/section.ts'
import type { PoseAt, Track } from '../data/tracks.ts'
import type { Voxels } from '../data/voxels.ts'
import { Backdrop } from './backdrop.ts'
import { type Drawable, QuadIndex, release, upload } from './buffers.ts'
import type { Camera } from './camera.ts'
import { type Daylight, daylightAt } from './daylight.ts'
import { FallingPainter } from './falling.ts'
import { boxes, FlatPainter, type FlatShape, type Rgba, ring } from './flat.ts'
import { type Matrix, multiplied, nodding, standing, translation, type Vector } from './matrix.ts'
import { MeshBuilder, meshBlock, meshQuads, meshSection, type Place } from './mesher.ts'
import { type Murk, skyIn } from './murk.ts'
import { Pictures } from './pictures.ts'
import { MOST_LIMBS, programOf, SOLID_FRAGMENT, SOLID_VERTEX } from './programs.ts'
import { trailOf } from './trails.ts'

/** An agent in the picture. */
export interface SeenAgent {
  name: string
  colour: Rgba
  pose: PoseAt
}

/** The data for drawing a mob, another player, or an item. */
export interface SeenFigure {
  /** The name of its look. */
  figure: string
  x: number
  y: number
  z: number
  yaw: number
  pitch: number
  /** Swing of its limbs (radians). */
  stride: number
  scale: number
  /** The light at its position: sky light in the upper four bits, block light in the lower. */
  light: number
}

/** The things to draw at a moment, in addition to the blocks. */
export interface Frame {
  camera: Camera
  /** Game time (ms). */
  now: number
  agents: readonly SeenAgent[]
  /** Agents with their items, mobs and items; except the one whose view it is. */
  figures: readonly SeenFigure[]
  /** The agent whose view it is, which is not drawn. */
  followed: PoseAt | undefined
  showTrails: boolean
  showGhost: boolean
  showDifference: boolean
  /** The places where rain and snow fall; `undefined` when the sky is clear. */
  falling: OpenSky | undefined
  /** The liquid around the eyes. */
  murk: Murk | undefined
  /** Whether light and shadow are drawn; otherwise everything is as bright as in daylight under the open sky. */
  showLight: boolean
}

/** The sky, and the colours of marks. */
export interface SceneColours extends Daylight {
  ghost: Vector
  wrong: Vector
  extra: Vector
}

/** Maximum number of sections meshed per frame, so that the page stays responsive. */
const MESHES_A_PICTURE = 24
/** Distances from the eye at which things begin to fade into the sky, and at which they have faded completely (blocks). */
const FOG: readonly [number, number] = [45, 110]

/** Draws the world with WebGL2. Its only state is on the graphics card. */
export class Scene {
  readonly models: BlockModel[] = []
  colours: SceneColours = {
    ...daylightAt(),
    ghost: [0.2, 0.5, 0.9],
    wrong: [0.95, 0.6, 0],
    extra: [0.75, 0.15, 0.8],
  }
  readonly #gl: WebGL2RenderingContext
  readonly #solid: WebGLProgram
  readonly #backdrop: Backdrop
  readonly #flat: FlatPainter
  readonly #index: QuadIndex
  readonly #pictures: Pictures
  readonly #tints = new Map<number, Map<number, number>>()
  readonly #builder = new MeshBuilder()
  readonly #sections = new Map<string, { mesh: Drawable; at: Vector }>()
  readonly #figures = new Map<string, { mesh: Drawable; model: FigureModel }>()
  readonly #trails = new Map<string, { shape: FlatShape; length: number }>()
  readonly #ring: FlatShape
  readonly #uniforms: Record<string, WebGLUniformLocation | null>
  readonly #limbs = new Float32Array(16 * MOST_LIMBS)
  #ghost: { mesh: Drawable | undefined; at: Vector } = { mesh: undefined, at: [0, 0, 0] }
  #marks: { wrong: FlatShape; extra: FlatShape }
  readonly #falling: FallingPainter

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
    this.#solid = programOf(gl, SOLID_VERTEX, SOLID_FRAGMENT)
    this.#backdrop = new Backdrop(gl)
    this.#flat = new FlatPainter(gl)
    this.#index = new QuadIndex(gl)
    this.#pictures = new Pictures(gl)
    this.#ring = this.#flat.shape(ring(0.42, 0.56))
    this.#marks = {
      wrong: this.#flat.shape(new Float32Array(0)),
      extra: this.#flat.shape(new Float32Array(0)),
    }
    this.#falling = new FallingPainter(this.#flat)
    const names = ['camera', 'limbs', 'eye', 'pass', 'fogColour', 'fogRange', 'ghost', 'daylight', 'here']
    this.#uniforms = Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(this.#solid, name)]))
  }

  addModels(first: number, models: readonly BlockModel[], firstLayer: number, layers: Uint8Array): void {
    models.forEach((model, index) => {
      this.models[first + index] = model
    })
    if (layers.length > 0) this.#pictures.add(firstLayer, layers)
  }

  /** Pictures that differ in a climate: pairs of the usual layer and the one to show instead. */
  addTints(climate: number, pairs: readonly number[]): void {
    const layers = this.#tints.get(climate) ?? new Map<number, number>()
    this.#tints.set(climate, layers)
    for (let i = 0; i < pairs.length; i += 2) layers.set(pairs[i]!, pairs[i + 1]!)
  }

  /** The changes to pictures in the climates of a column (`Voxels.climates`). */
  #layersIn(climates: readonly number[] | undefined): Place['layerIn'] {
    if (climates === undefined) return usual
    return (layer, x, z) =>
      this.#tints.get(climates[((z & 15) >> 2) * 4 + ((x & 15) >> 2)]!)?.get(layer) ?? layer
  }

  addFigure(name: string, model: FigureModel): void {
    model.limbs.forEach(({ quads }, limb) => {
      meshQuads(this.#builder, quads, limb)
    })
    const mesh = upload(this.#gl, this.#index, this.#builder.done(), this.#figures.get(name)?.mesh)
    if (mesh !== undefined) this.#figures.set(name, { mesh, model })
  }

  /** Meshes sections that have changed, nearest first. @returns whether any remain for the next frame */
  takeChanges(voxels: Voxels, near: Vector): boolean {
    voxels.relight()
    const at = (x: number, y: number, z: number): number => voxels.get(x, y, z)
    const light = (x: number, y: number, z: number): number => voxels.lightAt(x, y, z)
    const middle = (key: string): number => {
      const { x, y, z } = voxels.sections.get(key)!
      return Math.hypot(x * 16 + 8 - near[0], y * 16 + 8 - near[1], z * 16 + 8 - near[2])
    }
    const due =
      voxels.changed.size > MESHES_A_PICTURE
        ? [...voxels.changed].sort((a, b) => middle(a) - middle(b))
        : [...voxels.changed]
    for (const key of due.slice(0, MESHES_A_PICTURE)) {
      voxels.changed.delete(key)
      const section = voxels.sections.get(key)!
      const layerIn = this.#layersIn(voxels.climates.get(`${section.x},${section.z}`))
      const place = { at, light, models: this.models, layerIn }
      const corner: Vector = [section.x * 16, section.y * 16, section.z * 16]
      const mesh = upload(
        this.#gl,
        this.#index,
        meshSection(this.#builder, section.cells, corner, place),
        this.#sections.get(key)?.mesh,
      )
      if (mesh === undefined) this.#sections.delete(key)
      else this.#sections.set(key, { mesh, at: corner })
    }
    return voxels.changed.size > 0
  }

  /** The cells still to build, and the wrong or surplus ones: x, y, z and, for missing ones, the block. */
  setDifference(missing: readonly number[], wrong: readonly number[], extra: readonly number[]): void {
    const at: Vector = [missing[0] ?? 0, missing[1] ?? 0, missing[2] ?? 0]
    const cells = new Map<string, number>()
    for (let i = 0; i < missing.length; i += 4)
      cells.set(`${missing[i]},${missing[i + 1]},${missing[i + 2]}`, missing[i + 3]!)
    const place = {
      at: (x: number, y: number, z: number) => cells.get(`${x},${y},${z}`) ?? 0,
      light: () => OPEN_SKY,
      models: this.models,
      layerIn: usual,
    }
    for (let i = 0; i < missing.length; i += 4) {
      const model = this.models[missing[i + 3]!]
      const own: Vector = [missing[i]! - at[0], missing[i + 1]! - at[1], missing[i + 2]! - at[2]]
      // vertex positions reach no farther than 31 blocks from the mesh's corner
      if (model !== undefined && own.every((n) => Math.abs(n) < 30))
        meshBlock(this.#builder, model, own, at, place)
    }
    this.#ghost = { mesh: upload(this.#gl, this.#index, this.#builder.done(), this.#ghost.mesh), at }
    this.#marks = {
      wrong: this.#flat.shape(boxes(wrong), this.#marks.wrong),
      extra: this.#flat.shape(boxes(extra), this.#marks.extra),
    }
  }

  /** Brings an agent's trail up to date; whole trails are rebuilt only rarely. */
  setTrail(name: string, track: Track, isFinal: boolean): void {
    const known = this.#trails.get(name)
    if (
      known !== undefined &&
      (known.length === track.length || (!isFinal && track.length < known.length * 1.05 + 40))
    )
      return
    this.#trails.set(name, { shape: this.#flat.shape(trailOf(track), known?.shape), length: track.length })
  }

  /** Forgets all blocks. */
  clear(): void {
    for (const { mesh } of this.#sections.values()) release(this.#gl, mesh)
    this.#sections.clear()
  }

  /** Draws a picture. @returns the matrix from the world to it, for labels */
  draw(frame: Frame, width: number, height: number): Matrix {
    const gl = this.#gl
    const { camera } = frame
    const matrix = camera.matrix(width / Math.max(1, height), frame.followed)
    gl.viewport(0, 0, width, height)
    gl.disable(gl.BLEND)
    gl.depthMask(true)
    gl.enable(gl.CULL_FACE)
    gl.enable(gl.DEPTH_TEST)
    gl.clear(gl.DEPTH_BUFFER_BIT)
    this.#backdrop.draw(camera, width / Math.max(1, height), skyIn(this.colours, frame.murk))
    this.#beginSolid(matrix, frame)
    this.#drawSections(matrix, 0)
    for (const figure of frame.figures) this.#drawFigure(figure, frame.showLight)
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA)
    this.#drawFlat(matrix, frame)
    this.#beginSolid(matrix, frame)
    gl.depthMask(false)
    this.#drawSections(matrix, 1)
    if (frame.showGhost) this.#drawGhost()
    gl.depthMask(true)
    return matrix
  }

  #beginSolid(matrix: Matrix, { camera: { eye }, showLight, murk }: Frame): void {
    const gl = this.#gl
    gl.useProgram(this.#solid)
    this.#pictures.bind()
    gl.uniformMatrix4fv(this.#uniforms['camera']!, false, matrix)
    gl.uniform3f(this.#uniforms['eye']!, ...eye)
    gl.uniform3f(this.#uniforms['fogColour']!, ...(murk?.colour ?? this.colours.below))
    gl.uniform2f(this.#uniforms['fogRange']!, ...(murk === undefined ? FOG : ([0, murk.reach] as const)))
    gl.uniform3f(this.#uniforms['daylight']!, ...(showLight ? this.colours : daylightAt()).daylight)
    gl.uniform2f(this.#uniforms['here']!, showLight ? 0 : 1, 0)
  }

  #place(matrix: Matrix): void {
    this.#limbs.set(matrix)
    this.#gl.uniformMatrix4fv(this.#uniforms['limbs']!, false, this.#limbs, 0, 16)
  }

  #drawSections(matrix: Matrix, pass: 0 | 1): void {
    const gl = this.#gl
    gl.uniform1i(this.#uniforms['pass']!, pass)
    for (const { mesh, at } of this.#sections.values()) {
      if ((pass === 1 && !mesh.hasClear) || isOutside(matrix, at)) continue
      this.#place(translation(at))
      this.#drawMesh(mesh)
    }
  }

  #drawMesh({ array, quads }: Drawable): void {
    const gl = this.#gl
    gl.bindVertexArray(array)
    gl.drawElements(gl.TRIANGLES, 6 * quads, gl.UNSIGNED_INT, 0)
  }

  #drawFigure(seen: SeenFigure, showLight: boolean): void {
    const figure = this.#figures.get(seen.figure)
    if (figure === undefined) return
    const stand = standing([seen.x, seen.y, seen.z], seen.yaw, seen.scale)
    if (showLight) this.#gl.uniform2f(this.#uniforms['here']!, (seen.light >> 4) / 15, (seen.light & 15) / 15)
    figure.model.limbs.forEach(({ origin, pitch, stride: swing }, limb) => {
      if (limb >= MOST_LIMBS) return
      const angle = pitch * seen.pitch + swing * seen.stride
      const about: Vector = [origin[0] / 16, origin[1] / 16, origin[2] / 16]
      this.#limbs.set(angle === 0 ? stand : multiplied(stand, nodding(about, angle)), 16 * limb)
    })
    this.#gl.uniformMatrix4fv(this.#uniforms['limbs']!, false, this.#limbs)
    this.#drawMesh(figure.mesh)
  }

  #drawFlat(matrix: Matrix, { agents, camera, now, showTrails, showDifference, falling }: Frame): void {
    const gl = this.#gl
    this.#flat.begin(matrix)
    gl.disable(gl.CULL_FACE)
    gl.depthMask(false)
    for (const { name, colour, pose } of agents) {
      const trail = this.#trails.get(name)
      if (showTrails && trail !== undefined) this.#flat.draw(trail.shape, colour, { now, fading: 30_000 })
      this.#flat.draw(this.#ring, [colour[0], colour[1], colour[2], 0.85], {
        shift: [pose.x, pose.y + 0.03, pose.z],
      })
    }
    if (falling !== undefined) this.#falling.draw(camera, now, falling)
    gl.enable(gl.CULL_FACE)
    if (showDifference) {
      this.#flat.draw(this.#marks.wrong, [...this.colours.wrong, 0.45])
      this.#flat.draw(this.#marks.extra, [...this.colours.extra, 0.45])
    }
    gl.depthMask(true)
  }

  #drawGhost(): void {
    const { mesh, at } = this.#ghost
    if (mesh === undefined) return
    const gl = this.#gl
    gl.uniform1i(this.#uniforms['pass']!, 2)
    gl.uniform4f(this.#uniforms['ghost']!, ...this.colours.ghost, 0.42)
    this.#place(translation(at))
    // first only the depth, so that nothing of it shows through itself
    gl.colorMask(false, false, false, false)
    gl.depthMask(true)
    this.#drawMesh(mesh)
    gl.colorMask(true, true, true, true)
    gl.depthFunc(gl.LEQUAL)
    this.#drawMesh(mesh)
    gl.depthFunc(gl.LESS)
  }
}

const usual: Place['layerIn'] = (layer) => layer

/** Whether a section lies outside or behind the picture. */
function isOutside(m: Matrix, [x, y, z]: Vector): boolean {
  const at = (row: number): number =>
    m[row]! * (x + 8) + m[4 + row]! * (y + 8) + m[8 + row]! * (z + 8) + m[12 + row]!
  const w = at(3)
  const reach = 14
  return w < -reach || Math.abs(at(0)) > w + reach * 2.4 || Math.abs(at(1)) > w + reach * 2.4
}
