import { blockOf, type Look, type Vec } from '../geometry.ts'
import type { CommandProblem } from './reply.ts'
import { anchored, type CommandSource } from './source.ts'

const RADIANS = Math.PI / 180
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** The words of a command, as coordinates are read from them. */
interface Words {
  readonly line: string
  /** How many words are left. */
  readonly left: number
  peek(): Word | undefined
  next(): Word
  problem(message: string, at: number): CommandProblem
}

interface Word {
  readonly text: string
  readonly start: number
}

/** Reads a block position: whole numbers, ~ relative to the source, or ^ along its view direction. */
export function blockPosition(words: Words, source: CommandSource): Vec {
  return blockOf(position(words, source, { whole: true }))
}

/** Reads an exact position. Whole x and z mean the centre of the block, as in vanilla. */
export function exactPosition(words: Words, source: CommandSource): Vec {
  return position(words, source, { whole: false })
}

/** Reads yaw and pitch in degrees; ~ is relative to the source's own. */
export function rotation(words: Words, source: Look): Look {
  if (words.left < 2)
    throw words.problem('Incomplete (expected 2 coordinates)', words.peek()?.start ?? words.line.length)
  const read = (base: number) => angle(words, base)
  return { yaw: read(source.yaw), pitch: read(source.pitch) }
}

/** Reads an angle in degrees, normalised to -180…180. */
export function angle(words: Words, base: number): number {
  const { text, start } = words.next()
  const relative = text.startsWith('~')
  const number = relative ? text.slice(1) : text
  if (!(relative && number === '') && !NUMBER.test(number)) throw words.problem('Expected float', start)
  const degrees = (relative ? base : 0) + Number(number || 0)
  return degrees - 360 * Math.floor((degrees + 180) / 360)
}

function position(words: Words, source: CommandSource, { whole }: { whole: boolean }): Vec {
  const first = words.peek()
  if (words.left < 3)
    throw words.problem('Incomplete (expected 3 coordinates)', first?.start ?? words.line.length)
  if (first?.text.startsWith('^')) return local(words, source)
  const read = (axis: 'x' | 'y' | 'z') => world(words, source.position[axis], { whole, middle: axis !== 'y' })
  return { x: read('x'), y: read('y'), z: read('z') }
}

function world(words: Words, base: number, { whole, middle }: { whole: boolean; middle: boolean }): number {
  const { text, start } = words.next()
  if (text.startsWith('^'))
    throw words.problem('Cannot mix world & local coordinates (everything must either use ^ or not)', start)
  const relative = text.startsWith('~')
  const number = relative ? text.slice(1) : text
  if (!(relative && number === '') && !NUMBER.test(number)) throw words.problem('Expected double', start)
  if (relative) return base + Number(number || 0)
  if (whole && number.includes('.')) throw words.problem(`Invalid integer '${text}'`, start)
  return Number(number) + (!whole && middle && !number.includes('.') ? 0.5 : 0)
}

/** ^left ^up ^forward, relative to where the source looks (vanilla LocalCoordinates). */
function local(words: Words, source: CommandSource): Vec {
  const read = () => {
    const { text, start } = words.next()
    if (!text.startsWith('^'))
      throw words.problem('Cannot mix world & local coordinates (everything must either use ^ or not)', start)
    const number = text.slice(1)
    if (number !== '' && !NUMBER.test(number)) throw words.problem('Expected double', start)
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
