import { blockOf, type Look, type Vec } from '../geometry.ts'
import type { CommandReader } from './reader.ts'
import { anchored, type CommandSource } from './source.ts'

const RADIANS = Math.PI / 180
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** Reads a block position: whole numbers, ~ relative to the source, or ^ along its view direction. */
export function blockPosition(reader: CommandReader, source: CommandSource): Vec {
  return blockOf(position(reader, source, { whole: true }))
}

/** Reads an exact position. Whole x and z mean the centre of the block, as in vanilla. */
export function exactPosition(reader: CommandReader, source: CommandSource): Vec {
  return position(reader, source, { whole: false })
}

/** Reads yaw and pitch in degrees; ~ is relative to the source's own. */
export function rotation(reader: CommandReader, source: Look): Look {
  if (reader.left < 2)
    throw reader.problem('Incomplete (expected 2 coordinates)', reader.peek()?.start ?? reader.line.length)
  const read = (base: number) => angle(reader, base)
  return { yaw: read(source.yaw), pitch: read(source.pitch) }
}

/** Reads an angle in degrees, normalised to -180…180. */
export function angle(reader: CommandReader, base: number): number {
  const { text, start } = reader.next()
  const relative = text.startsWith('~')
  const number = relative ? text.slice(1) : text
  if (!(relative && number === '') && !NUMBER.test(number)) throw reader.problem('Expected float', start)
  const degrees = (relative ? base : 0) + Number(number || 0)
  return degrees - 360 * Math.floor((degrees + 180) / 360)
}

function position(reader: CommandReader, source: CommandSource, { whole }: { whole: boolean }): Vec {
  const first = reader.peek()
  if (reader.left < 3)
    throw reader.problem('Incomplete (expected 3 coordinates)', first?.start ?? reader.line.length)
  if (first?.text.startsWith('^')) return local(reader, source)
  const read = (axis: 'x' | 'y' | 'z') =>
    world(reader, source.position[axis], { whole, middle: axis !== 'y' })
  return { x: read('x'), y: read('y'), z: read('z') }
}

function world(
  reader: CommandReader,
  base: number,
  { whole, middle }: { whole: boolean; middle: boolean },
): number {
  const { text, start } = reader.next()
  if (text.startsWith('^'))
    throw reader.problem('Cannot mix world & local coordinates (everything must either use ^ or not)', start)
  const relative = text.startsWith('~')
  const number = relative ? text.slice(1) : text
  if (!(relative && number === '') && !NUMBER.test(number)) throw reader.problem('Expected double', start)
  if (relative) return base + Number(number || 0)
  if (whole && number.includes('.')) throw reader.problem(`Invalid integer '${text}'`, start)
  return Number(number) + (!whole && middle && !number.includes('.') ? 0.5 : 0)
}

/** ^left ^up ^forward, relative to where the source looks (vanilla LocalCoordinates). */
function local(reader: CommandReader, source: CommandSource): Vec {
  const read = () => {
    const { text, start } = reader.next()
    if (!text.startsWith('^'))
      throw reader.problem(
        'Cannot mix world & local coordinates (everything must either use ^ or not)',
        start,
      )
    const number = text.slice(1)
    if (number !== '' && !NUMBER.test(number)) throw reader.problem('Expected double', start)
    return Number(number || 0)
  }
  const [left, up, forward] = [read(), read(), read()]
  const { x, y, z } = anchored(source)
  const yaw = (source.yaw + 90) * RADIANS
  const pitch = -source.pitch * RADIANS
  const ahead = frame(yaw, pitch)
  const above = frame(yaw, pitch + Math.PI / 2)
  const side = {
    x: -(ahead.y * above.z - ahead.z * above.y),
    y: -(ahead.z * above.x - ahead.x * above.z),
    z: -(ahead.x * above.y - ahead.y * above.x),
  }
  return {
    x: x + ahead.x * forward + above.x * up + side.x * left,
    y: y + ahead.y * forward + above.y * up + side.y * left,
    z: z + ahead.z * forward + above.z * up + side.z * left,
  }
}

const frame = (yaw: number, pitch: number): Vec => ({
  x: Math.cos(yaw) * Math.cos(pitch),
  y: Math.sin(pitch),
  z: Math.sin(yaw) * Math.cos(pitch),
})

/** Yaw and pitch from one point to another, in degrees. */
export function lookAt(from: Vec, to: Vec): Look {
  const d = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }
  return {
    yaw: Math.atan2(d.z, d.x) / RADIANS - 90,
    pitch: -Math.atan2(d.y, Math.hypot(d.x, d.z)) / RADIANS,
  }
}
