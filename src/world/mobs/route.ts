import { DIRECTIONS, step, type Vec } from '../geometry.ts'
import type { BodySize } from '../kernel/entities/collision.ts'
import type { Level } from '../kernel/level.ts'
import { Standing } from './standing.ts'

/** Maximum height of a jump and maximum depth of a drop, in blocks. */
const JUMP = 1.2
const DROP = 3

interface Node {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Height of the feet. */
  readonly feet: number
  readonly from: Node | null
  readonly cost: number
  /** Straight-line distance to the goal, in blocks. */
  readonly left: number
  readonly number: number
}

interface RouteOptions {
  /** Distance from the goal at which it counts as arrived, in blocks. */
  readonly near: number
  /** Maximum number of positions to visit; after that, the nearest one found is the result. */
  readonly budget: number
}

/**
 * Finds a walking route to a position, or to the nearest reachable one found: A* over the positions where the body can
 * stand; up one block, down three, around corners. Visits no more positions than the budget.
 */
export function findRoute(
  level: Level,
  size: BodySize,
  ends: { from: Vec; to: Vec },
  options: RouteOptions,
): Vec[] {
  const { from, to } = ends
  const standing = new Standing(level, size)
  const away = (x: number, feet: number, z: number) => Math.hypot(x + 0.5 - to.x, feet - to.y, z + 0.5 - to.z)
  const open = new Heap()
  const best = new Map<string, number>()
  let count = 0
  const add = (place: Omit<Node, 'left' | 'number'>) => {
    const key = `${place.x},${place.y},${place.z}`
    const known = best.get(key)
    if (known !== undefined && known <= place.cost) return
    best.set(key, place.cost)
    open.push({ ...place, left: away(place.x, place.feet, place.z), number: count++ })
  }
  const start = { x: Math.floor(from.x), y: Math.floor(from.y + 0.01), z: Math.floor(from.z) }
  add({ ...start, feet: from.y, from: null, cost: 0 })
  let nearest: Node | undefined
  for (let seen = 0; seen < options.budget; seen++) {
    const node = open.pop()
    if (!node) break
    if (!nearest || node.left < nearest.left) nearest = node
    if (node.left <= options.near) break
    for (const next of around(standing, node)) {
      const cost = node.cost + Math.hypot(next.x - node.x, next.feet - node.feet, next.z - node.z)
      add({ ...next, from: node, cost })
    }
  }
  return nearest ? waypoints(nearest) : []
}

function waypoints(end: Node): Vec[] {
  const way: Vec[] = []
  for (let node: Node | null = end; node?.from; node = node.from)
    way.unshift({ x: node.x + 0.5, y: node.feet, z: node.z + 0.5 })
  return way
}

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly feet: number
}

/** Positions one step away: the four sides, and diagonals between two free sides. */
function around(standing: Standing, node: Node): Place[] {
  const sides = DIRECTIONS.map((d) => sideways(standing, node, node.x + step(d).x, node.z + step(d).z))
  const found = sides.filter((side) => side !== null)
  const level = (i: number) => sides[i]?.y === node.y
  // north, south, west, east
  for (const [ns, dz] of [[0, -1] as const, [1, 1] as const])
    for (const [we, dx] of [[2, -1] as const, [3, 1] as const]) {
      if (!level(ns) || !level(we)) continue
      const feet = standing.at(node.x + dx, node.y, node.z + dz)
      if (feet !== null) found.push({ x: node.x + dx, y: node.y, z: node.z + dz, feet })
    }
  return found
}

/** The adjacent position: on the same level, one up, or lower if the body fits through. */
function sideways(standing: Standing, node: Node, x: number, z: number): Place | null {
  const { y, feet } = node
  const level = standing.at(x, y, z)
  if (level !== null) return { x, y, z, feet: level }
  const up = standing.at(x, y + 1, z)
  if (up !== null)
    return up - feet <= JUMP && standing.fits(node.x, up, node.z) ? { x, y: y + 1, z, feet: up } : null
  if (!standing.fits(x, feet, z)) return null
  for (let down = 1; down <= DROP; down++) {
    const below = standing.at(x, y - down, z)
    if (below !== null) return feet - below <= DROP ? { x, y: y - down, z, feet: below } : null
    if (!standing.fits(x, y - down, z)) return null
  }
  return null
}

/** A priority queue by estimated total cost; among equal nodes, the one found first comes first. */
class Heap {
  readonly #nodes: Node[] = []

  push(node: Node): void {
    const nodes = this.#nodes
    let i = nodes.push(node) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!before(node, nodes[parent]!)) break
      nodes[i] = nodes[parent]!
      i = parent
    }
    nodes[i] = node
  }

  pop(): Node | undefined {
    const nodes = this.#nodes
    const first = nodes[0]
    const last = nodes.pop()
    if (!last || nodes.length === 0) return first
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= nodes.length) break
      if (child + 1 < nodes.length && before(nodes[child + 1]!, nodes[child]!)) child++
      if (!before(nodes[child]!, last)) break
      nodes[i] = nodes[child]!
      i = child
    }
    nodes[i] = last
    return first
  }
}

function before(a: Node, b: Node): boolean {
  const promise = a.cost + a.left - b.cost - b.left
  return promise < 0 || (promise === 0 && a.number < b.number)
}
