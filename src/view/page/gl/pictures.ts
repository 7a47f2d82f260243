/** Width of a picture in pixels, and its size in bytes. */
const EDGE = 16
const BYTES = EDGE * EDGE * 4

/** The pictures of faces, as the layers of one texture. */
export class Pictures {
  readonly #gl: WebGL2RenderingContext
  readonly #most: number
  #texture: WebGLTexture
  #room = 0
  #bytes = new Uint8Array(0)

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
    this.#most = gl.getParameter(gl.MAX_ARRAY_TEXTURE_LAYERS) as number
    this.#texture = gl.createTexture()
  }

  /** Adds pictures, starting at a layer. Those that do not fit on the graphics card are drawn with the last picture that did. */
  add(first: number, bytes: Uint8Array): void {
    const all = new Uint8Array(Math.max(this.#bytes.length, first * BYTES + bytes.length))
    all.set(this.#bytes)
    all.set(bytes, first * BYTES)
    this.#bytes = all
    const count = Math.min(this.#most, all.length / BYTES)
    const gl = this.#gl
    if (count > this.#room) {
      this.#room = Math.min(this.#most, Math.max(64, 2 ** Math.ceil(Math.log2(count))))
      gl.deleteTexture(this.#texture)
      this.#texture = gl.createTexture()
      this.bind()
      gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 5, gl.RGBA8, EDGE, EDGE, this.#room)
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.NEAREST_MIPMAP_LINEAR)
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    } else this.bind()
    gl.texSubImage3D(
      gl.TEXTURE_2D_ARRAY,
      0,
      0,
      0,
      0,
      EDGE,
      EDGE,
      count,
      gl.RGBA,
      gl.UNSIGNED_BYTE,
      all.subarray(0, count * BYTES),
    )
    gl.generateMipmap(gl.TEXTURE_2D_ARRAY)
  }

  bind(): void {
    this.#gl.bindTexture(this.#gl.TEXTURE_2D_ARRAY, this.#texture)
  }
}
