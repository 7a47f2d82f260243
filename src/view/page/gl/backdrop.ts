import type { Camera } from './camera.ts'
import type { Daylight } from './daylight.ts'
import { programOf, SKY_FRAGMENT, SKY_VERTEX } from './programs.ts'

/** Draws the background: the sky with sun, moon and stars. */
export class Backdrop {
  readonly #gl: WebGL2RenderingContext
  readonly #program: WebGLProgram
  readonly #array: WebGLVertexArrayObject
  readonly #at: Record<string, WebGLUniformLocation | null>

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
    this.#program = programOf(gl, SKY_VERTEX, SKY_FRAGMENT)
    this.#array = gl.createVertexArray()
    const names = ['above', 'below', 'forward', 'right', 'up', 'sun', 'shows']
    this.#at = Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(this.#program, name)]))
  }

  /** @param aspect the picture's width divided by its height */
  draw(camera: Camera, aspect: number, { above, below, sun, hasDiscs, hasStars }: Daylight): void {
    const [gl, at] = [this.#gl, this.#at]
    const { forward, right, up } = camera.axes
    const [high, wide] = [camera.tangent, camera.tangent * aspect]
    gl.useProgram(this.#program)
    gl.uniform3f(at['above']!, ...above)
    gl.uniform3f(at['below']!, ...below)
    gl.uniform3f(at['forward']!, ...forward)
    gl.uniform3f(at['right']!, right[0] * wide, right[1] * wide, right[2] * wide)
    gl.uniform3f(at['up']!, up[0] * high, up[1] * high, up[2] * high)
    gl.uniform3f(at['sun']!, ...sun)
    gl.uniform2f(at['shows']!, Number(hasDiscs), Number(hasStars))
    gl.bindVertexArray(this.#array)
    gl.depthMask(false)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.depthMask(true)
  }
}
