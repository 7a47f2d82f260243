import type { Mesh } from './mesher.ts'
import { VERTEX_BYTES } from './vertex.ts'

/** A mesh on the graphics card. */
export interface Drawable {
  array: WebGLVertexArrayObject
  buffer: WebGLBuffer
  quads: number
  hasClear: boolean
}

/** Quads are drawn as two triangles each, all with the same list of corners, which grows with the largest mesh. */
export class QuadIndex {
  readonly #gl: WebGL2RenderingContext
  readonly #buffer: WebGLBuffer
  #quads = 0

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
    this.#buffer = gl.createBuffer()
  }

  /** Binds it to the current vertex array. */
  bind(quads: number): void {
    const gl = this.#gl
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#buffer)
    if (quads <= this.#quads) return
    this.#quads = Math.max(quads, this.#quads * 2, 4096)
    const corners = new Uint32Array(this.#quads * 6)
    for (let q = 0; q < this.#quads; q++)
      corners.set([4 * q, 4 * q + 1, 4 * q + 2, 4 * q, 4 * q + 2, 4 * q + 3], 6 * q)
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW)
  }
}

/** Uploads a mesh to the graphics card, replacing an older one. `undefined` if there is nothing to draw. */
export function upload(
  gl: WebGL2RenderingContext,
  index: QuadIndex,
  mesh: Mesh,
  older?: Drawable,
): Drawable | undefined {
  if (mesh.quads === 0) {
    if (older !== undefined) release(gl, older)
    return undefined
  }
  const array = older?.array ?? gl.createVertexArray()
  const buffer = older?.buffer ?? gl.createBuffer()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, mesh.bytes, gl.STATIC_DRAW)
  for (const location of [0, 1, 2, 3]) gl.enableVertexAttribArray(location)
  gl.vertexAttribPointer(0, 3, gl.SHORT, false, VERTEX_BYTES, 0)
  gl.vertexAttribIPointer(1, 1, gl.UNSIGNED_SHORT, VERTEX_BYTES, 6)
  gl.vertexAttribPointer(2, 2, gl.UNSIGNED_SHORT, false, VERTEX_BYTES, 8)
  gl.vertexAttribIPointer(3, 4, gl.UNSIGNED_BYTE, VERTEX_BYTES, 12)
  index.bind(mesh.quads)
  gl.bindVertexArray(null)
  return { array, buffer, quads: mesh.quads, hasClear: mesh.hasClear }
}

export function release(gl: WebGL2RenderingContext, { array, buffer }: Drawable): void {
  gl.deleteVertexArray(array)
  gl.deleteBuffer(buffer)
}
