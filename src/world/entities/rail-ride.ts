import { blockOf, neighbour, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Level } from '../kernel/level.ts'

/** Where each shape of rail leads, from its middle (vanilla AbstractMinecart.EXITS). */
const EXITS: Readonly<Record<string, readonly [Vec, Vec]>> = {
  north_south: [way(0, 0, -1), way(0, 0, 1)],
  east_west: [way(-1, 0, 0), way(1, 0, 0)],
  ascending_east: [way(-1, -1, 0), way(1, 0, 0)],
  ascending_west: [way(-1, 0, 0), way(1, -1, 0)],
  ascending_north: [way(0, 0, -1), way(0, -1, 1)],
  ascending_south: [way(0, -1, -1), way(0, 0, 1)],
  south_east: [way(0, 0, 1), way(1, 0, 0)],
  south_west: [way(0, 0, 1), way(-1, 0, 0)],
  north_west: [way(0, 0, -1), way(-1, 0, 0)],
  north_east: [way(0, 0, -1), way(1, 0, 0)],
}
/** Downhill push in blocks per tick, and greatest speed. */
const SLOPE = 0.0078125
const MAX_SPEED = 0.4
/** What a powered rail adds, the speed below which an unpowered one stops, and the start from a wall. */
const BOOST = 0.06
const STOPS = 0.03
const START = 0.02

function way(x: number, y: number, z: number): Vec {
  return { x, y, z }
}

/** A cart as the rails move it. */
export interface OnRails {
  position: Vec
  velocity: Vec
  readonly loaded: boolean
  /** Horizontal push of a rider who walks, in blocks per tick. */
  readonly push: Vec | undefined
}

/** The rail under a cart, or undefined. */
export function railAt(level: Level, position: Vec): { p: Vec; state: BlockState } | undefined {
  const here = blockOf(position)
  for (const p of [neighbour(here, 'down'), here]) {
    const state = level.get(p)
    if (kindOf(level, state) === 'rail') return { p, state }
  }
  return undefined
}

/** Moves a cart along its rail for one tick (vanilla AbstractMinecart.moveAlongTrack). */
export function ride(level: Level, cart: OnRails, { p, state }: { p: Vec; state: BlockState }): void {
  const shape = String(state.properties['shape'])
  const [a, b] = EXITS[shape] ?? [way(0, 0, -1), way(0, 0, 1)]
  const before = heightOn(cart.position, p, a, b)
  const powered = state.name === 'powered_rail' && state.properties['powered'] === true
  let brakes = state.name === 'powered_rail' && !powered
  let { x: vx, z: vz } = cart.velocity
  if (shape === 'ascending_east') vx -= SLOPE
  if (shape === 'ascending_west') vx += SLOPE
  if (shape === 'ascending_north') vz += SLOPE
  if (shape === 'ascending_south') vz -= SLOPE
  let [dx, dz] = [b.x - a.x, b.z - a.z]
  const length = Math.hypot(dx, dz)
  if (vx * dx + vz * dz < 0) [dx, dz] = [-dx, -dz]
  const speed = Math.min(2, Math.hypot(vx, vz))
  vx = (speed * dx) / length
  vz = (speed * dz) / length
  if (cart.push && Math.hypot(vx, vz) < 0.1) {
    vx += cart.push.x
    vz += cart.push.z
    brakes = false
  }
  if (brakes) {
    const slow = Math.hypot(vx, vz) < STOPS ? 0 : 0.5
    vx *= slow
    vz *= slow
  }
  const share = cart.loaded ? 0.75 : 1
  const clamp = (v: number) => Math.max(-MAX_SPEED, Math.min(MAX_SPEED, v * share))
  const on = onto(cart.position, p, a, b)
  const base = p.y + (shape.startsWith('ascending') ? 1 : 0)
  let position = { x: on.x + clamp(vx), y: base, z: on.z + clamp(vz) }
  const [cx, cz] = [Math.floor(position.x) - p.x, Math.floor(position.z) - p.z]
  for (const end of [a, b])
    if (end.y !== 0 && cx === end.x && cz === end.z) position = { ...position, y: base + end.y }
  const drag = cart.loaded ? 0.997 : 0.96
  vx *= drag
  vz *= drag
  const next = railAt(level, { ...position, y: position.y + 0.1 })
  if (next) {
    const [c, d] = EXITS[String(next.state.properties['shape'])] ?? [a, b]
    const y = heightOn(position, next.p, c, d)
    const fall = (before - y) * 0.05
    const now = Math.hypot(vx, vz)
    if (now > 0) {
      vx *= (now + fall) / now
      vz *= (now + fall) / now
    }
    position = { ...position, y }
  }
  if (cx !== 0 || cz !== 0) {
    const now = Math.hypot(vx, vz)
    vx = now * cx
    vz = now * cz
  }
  if (powered) [vx, vz] = boosted(level, p, shape, vx, vz)
  cart.position = position
  cart.velocity = { x: vx, y: 0, z: vz }
}

function boosted(level: Level, p: Vec, shape: string, vx: number, vz: number): [number, number] {
  const speed = Math.hypot(vx, vz)
  if (speed > 0.01) return [vx + (vx / speed) * BOOST, vz + (vz / speed) * BOOST]
  const isWall = (q: Vec) => level.shapes.isFullCube(level.get(q))
  if (shape === 'east_west')
    return [isWall(neighbour(p, 'west')) ? START : isWall(neighbour(p, 'east')) ? -START : vx, vz]
  if (shape === 'north_south')
    return [vx, isWall(neighbour(p, 'north')) ? START : isWall(neighbour(p, 'south')) ? -START : vz]
  return [vx, vz]
}

/** The place on the line of a rail that is nearest. */
function onto(position: Vec, p: Vec, a: Vec, b: Vec): { x: number; z: number } {
  const from = { x: p.x + 0.5 + a.x * 0.5, z: p.z + 0.5 + a.z * 0.5 }
  const by = { x: (b.x - a.x) * 0.5, z: (b.z - a.z) * 0.5 }
  const share = along(position, p, a, b)
  return { x: from.x + by.x * share, z: from.z + by.z * share }
}

/** How far along a rail something is, 0 to 1. */
function along(position: Vec, p: Vec, a: Vec, b: Vec): number {
  const from = { x: p.x + 0.5 + a.x * 0.5, z: p.z + 0.5 + a.z * 0.5 }
  const by = { x: (b.x - a.x) * 0.5, z: (b.z - a.z) * 0.5 }
  const square = by.x * by.x + by.z * by.z
  return ((position.x - from.x) * by.x + (position.z - from.z) * by.z) / square
}

/** Height of a cart on a rail. */
function heightOn(position: Vec, p: Vec, a: Vec, b: Vec): number {
  const share = Math.max(0, Math.min(1, along(position, p, a, b)))
  const rise = a.y !== b.y
  return p.y + 0.0625 + (rise ? 1 + a.y + (b.y - a.y) * share : 0)
}
