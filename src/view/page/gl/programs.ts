import { PLACE_STEPS } from './vertex.ts'

/** Parts that a figure may have. */
export const MOST_LIMBS = 12

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp sampler2DArray;\n'

/** Blocks and figures. */
export const SOLID_VERTEX = `${HEADER}
layout(location=0) in vec3 place; layout(location=1) in uint layer; layout(location=2) in vec2 texel; layout(location=3) in uvec4 more;
uniform mat4 camera; uniform mat4 limbs[${MOST_LIMBS}]; uniform vec3 eye;
out vec3 uvw; out float light; out float lamp; out float away; flat out uint flags;
void main() {
  vec4 at = limbs[more.z] * vec4(place / ${PLACE_STEPS}.0, 1.0);
  gl_Position = camera * at;
  uvw = vec3(texel / 1024.0, float(layer));
  light = float(more.x) / 255.0;
  lamp = float(more.w) / 15.0;
  flags = more.y;
  away = distance(at.xyz, eye);
}`

/** `pass`: 0 what hides, 1 what is seen through, 2 the ghost of what is to be built. */
export const SOLID_FRAGMENT = `${HEADER}
in vec3 uvw; in float light; in float lamp; in float away; flat in uint flags;
uniform sampler2DArray pictures; uniform int pass; uniform vec3 fogColour; uniform vec2 fogRange; uniform vec4 ghost; uniform vec3 daylight; uniform float lampHere;
out vec4 colour;
void main() {
  vec4 texel = texture(pictures, uvw);
  bool clear = (flags & 2u) != 0u;
  if (pass == 0 && (clear || texel.a < 0.5)) discard;
  if (pass == 1 && !clear) discard;
  if (pass == 2 && texel.a < 0.1) discard;
  float near = max(lamp, lampHere);
  vec3 lit = (flags & 1u) != 0u ? vec3(1.0) : light * max(daylight, near / (4.0 - 3.0 * near) * vec3(1.0, 0.92, 0.8));
  float fog = clamp((away - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0);
  vec3 rgb = mix(texel.rgb * lit, fogColour, fog * fog);
  if (pass == 2) colour = vec4(mix(rgb, ghost.rgb, 0.45), ghost.a);
  else colour = vec4(rgb, pass == 1 ? texel.a : 1.0);
}`

/** Coloured triangles: ways of agents (`when` is the time), rings at their feet, marks of wrong blocks. */
export const FLAT_VERTEX = `${HEADER}
layout(location=0) in vec4 place;
uniform mat4 camera; uniform vec3 shift;
out float when;
void main() { when = place.w; gl_Position = camera * vec4(place.xyz + shift, 1.0); }`

export const FLAT_FRAGMENT = `${HEADER}
in float when; uniform vec4 tint; uniform vec2 span; out vec4 colour;
void main() {
  if (when > span.y) discard;
  float age = span.x <= 0.0 ? 0.0 : clamp((span.y - when) / span.x, 0.0, 1.0);
  colour = vec4(tint.rgb, tint.a * (1.0 - 0.8 * age));
}`

/** The sky behind everything. */
export const SKY_VERTEX = `${HEADER}
out vec2 at; void main() { at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0); gl_Position = vec4(at, 0.9999, 1.0); }`

export const SKY_FRAGMENT = `${HEADER}
in vec2 at; uniform vec3 above; uniform vec3 below; uniform vec2 tilt; out vec4 colour;
void main() {
  float up = tilt.x + at.y * tilt.y;
  colour = vec4(mix(below, above, smoothstep(-0.02, 0.55, up)), 1.0);
}`

/** Compiles a program. The context is lost, or the driver refuses, where it cannot be. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)!
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new TypeError(`The picture cannot be drawn: ${gl.getProgramInfoLog(program)}`)
  return program
}
