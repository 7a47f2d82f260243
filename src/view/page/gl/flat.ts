import type { Matrix, Vector } from './matrix.ts'
import { FLAT_FRAGMENT, FLAT_VERTEX, programOf } from './programs.ts'

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Triangles of one colour on the graphics card, each vertex with x, y, z and a time. */
export interface FlatShape {
  array: WebGLVertexArrayObject
  buffer: WebGLBuffer
  vertices: number
}

/** Draws shapes of one colour: trails, rings and marks. */
export class FlatPainter {
  readonly #gl: WebGL2RenderingContext
  readonly #program: WebGLProgram
  readonly #at: Record<'camera' | 'shift' | 'tint' | 'span', WebGLUniformLocation | null>

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
    this.#program = programOf(gl, FLAT_VERTEX, FLAT_FRAGMENT)
    const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(this.#program, name)
    this.#at = { camera: at('camera'), shift: at('shift'), tint: at('tint'), span: at('span') }
  }

  /** Creates a shape, or replaces the triangles of an existing one. */
  shape(numbers: Float32Array, older?: FlatShape): FlatShape {
    const gl = this.#gl
    const array = older?.array ?? gl.createVertexArray()
    const buffer = older?.buffer ?? gl.createBuffer()
    gl.bindVertexArray(array)
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 16, 0)
    gl.bindVertexArray(null)
    return { array, buffer, vertices: numbers.length / 4 }
  }

  begin(camera: Matrix): void {
    this.#gl.useProgram(this.#program)
    this.#gl.uniformMatrix4fv(this.#at.camera, false, camera)
  }

  /** @param now time after which parts are left out @param fading how long parts take to fade (0: never) */
  draw(
    { array, vertices }: FlatShape,
    tint: Rgba,
    options: { shift?: Vector; now?: number; fading?: number } = {},
  ): void {
    const gl = this.#gl
    const { shift = [0, 0, 0], now = Number.MAX_VALUE, fading = 0 } = options
    if (vertices === 0) return
    gl.uniform4f(this.#at.tint, ...tint)
    gl.uniform3f(this.#at.shift, ...shift)
    gl.uniform2f(this.#at.span, fading, Math.min(now, 1e30))
    gl.bindVertexArray(array)
    gl.drawArrays(gl.TRIANGLES, 0, vertices)
  }
}

/** A ring that lies on the ground. */
export function ring(inner: number, outer: number): Float32Array {
  const numbers: number[] = []
  const steps = 32
  const at = (i: number, radius: number): number[] => {
    const angle = (i / steps) * 2 * Math.PI
    return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius, 0]
  }
  for (let i = 0; i < steps; i++)
    numbers.push(
      ...at(i, inner),
      ...at(i, outer),
      ...at(i + 1, outer),
      ...at(i, inner),
      ...at(i + 1, outer),
      ...at(i + 1, inner),
    )
  return Float32Array.from(numbers)
}

/** Boxes around cells, slightly larger than the cells. */
export function boxes(cells: readonly number[]): Float32Array {
  const [low, high] = [-0.02, 1.02]
  const faces: Vector[][] = [
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
    [
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ],
    [
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
    ],
    [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
    [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  ]
  const corners = faces.flatMap((face) => [0, 1, 2, 0, 2, 3].map((corner) => face[corner]!))
  const offsets = corners.map((corner) => corner.map((end) => (end === 1 ? high : low)))
  const numbers: number[] = []
  for (let i = 0; i < cells.length; i += 3)
    for (const [x, y, z] of offsets) numbers.push(cells[i]! + x!, cells[i + 1]! + y!, cells[i + 2]! + z!, 0)
  return Float32Array.from(numbers)
}
