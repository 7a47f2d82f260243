import { PLACE_STEPS } from './vertex.ts'

/** Parts that a figure may have. */
export const MOST_LIMBS = 12

/** Share of a colour that remains without light. */
const DARKEST = 0.08

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp sampler2DArray;\n'

/** Blocks and figures. */
export const SOLID_VERTEX = `${HEADER}
layout(location=0) in vec3 place; layout(location=1) in uint layer; layout(location=2) in vec2 texel; layout(location=3) in uvec4 more;
uniform mat4 camera; uniform mat4 limbs[${MOST_LIMBS}]; uniform vec3 eye;
uniform vec2 here;
out vec3 uvw; out float light; out vec2 cell; out float away; flat out uint flags;
void main() {
  vec4 at = limbs[more.z] * vec4(place / ${PLACE_STEPS}.0, 1.0);
  gl_Position = camera * at;
  uvw = vec3(texel / 1024.0, float(layer));
  light = float(more.x) / 255.0;
  cell = max(here, vec2(more.w >> 4, more.w & 15u) / 15.0);
  flags = more.y;
  away = distance(at.xyz, eye);
}`

/** `here`: sky light and block light at a figure. `pass`: 0 opaque, 1 translucent, 2 the ghost of blocks to build. */
export const SOLID_FRAGMENT = `${HEADER}
in vec3 uvw; in float light; in vec2 cell; in float away; flat in uint flags;
uniform sampler2DArray pictures; uniform int pass; uniform vec3 fogColour; uniform vec2 fogRange; uniform vec4 ghost; uniform vec3 daylight;
out vec4 colour;
void main() {
  vec4 texel = texture(pictures, uvw);
  bool clear = (flags & 2u) != 0u;
  if (pass == 0 && (clear || texel.a < 0.5)) discard;
  if (pass == 1 && !clear) discard;
  if (pass == 2 && texel.a < 0.1) discard;
  vec2 falls = cell / (4.0 - 3.0 * cell);
  vec3 lit = (flags & 1u) != 0u ? vec3(1.0) : light * (${DARKEST} + ${1 - DARKEST} * max(falls.x * daylight, falls.y * vec3(1.0, 0.92, 0.8)));
  float fog = clamp((away - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0);
  vec3 rgb = mix(texel.rgb * lit, fogColour, fog * fog);
  if (pass == 2) colour = vec4(mix(rgb, ghost.rgb, 0.45), ghost.a);
  else colour = vec4(rgb, pass == 1 ? texel.a : 1.0);
}`

/** Coloured triangles: trails of agents (`when` is the time), rings at their feet, marks of wrong blocks. */
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

/**
 * The ray-caster's `skyColour`. `forward`, `right` and `up` point from the eye to the picture's centre and edges; `shows`: sun
 * and moon, stars.
 */
export const SKY_FRAGMENT = `${HEADER}
in vec2 at; uniform vec3 above; uniform vec3 below; uniform vec3 forward; uniform vec3 right; uniform vec3 up; uniform vec3 sun; uniform vec2 shows; out vec4 colour;
bool star(vec3 d) {
  ivec2 place = ivec2(floor(d.xz / (1.0 + d.y) * 90.0));
  uint h = (uint(place.x) * 0x9e3779b1u ^ uint(place.y) * 0x85ebca6bu) * 0xc2b2ae35u;
  return (h ^ (h >> 13)) < 0x01800000u;
}
void main() {
  vec3 d = normalize(forward + at.x * right + at.y * up);
  vec3 rgb = mix(below, above, clamp(d.y * 1.8, 0.0, 1.0));
  float towards = dot(d.xy, sun.xy);
  float disc = abs(towards) * 0.09;
  if (shows.x > 0.5 && abs(d.y * sun.x - d.x * sun.y) < disc && abs(d.z) < disc)
    rgb = towards > 0.0 ? vec3(1.0, 0.97, 0.85) : vec3(0.85, 0.86, 0.89);
  else if (shows.y > 0.5 && d.y > 0.05 && star(d)) rgb = vec3(0.78, 0.8, 0.85);
  colour = vec4(rgb, 1.0);
}`

/** Compiles a program. This fails if the context is lost or the driver refuses. */
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
