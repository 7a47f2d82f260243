import { keyOf, type Point, type RenderBlock, type RenderCell } from './cell.ts'
import { connected } from './connections.ts'
import { type Look, type LookProvider, lookOf } from './look/look.ts'
import { meanOfSurface } from './look/mean.ts'
import { box, dressed, extentOf, type Part } from './look/part.ts'
import type { View } from './view.ts'

/** The faces that a viewer above a corner can see: the top, and the two sides towards the viewer. */
const TOP = 1
const LEFT = 3
const RIGHT = 5

/** A block ready to paint, in the coordinates of the view. */
export interface Solid {
  cell: RenderCell
  /** Lowest corner of its cell. */
  at: Point
  /** Far ones first. */
  parts: Part[]
  opacity: number
}

/** The axis of the view that each face is perpendicular to. */
const AXIS: Readonly<Record<number, 0 | 1 | 2>> = { [RIGHT]: 0, [TOP]: 1, [LEFT]: 2 }

/** See-through blocks are drawn with their mean opacity, but never so faintly that they are overlooked. */
const FAINTEST = 0.42

/** Turns blocks into solids, far ones first: painting them in this order never draws a far one over a near one. */
export function solidsOf(cells: readonly RenderCell[], view: View, provider: LookProvider = lookOf): Solid[] {
  const byPlace = new Map(cells.map(({ position: { x, y, z }, block }) => [keyOf(x, y, z), block]))
  const at = (x: number, y: number, z: number) => byPlace.get(keyOf(x, y, z))
  const looks = new Map<string, { parts: Part[]; opacity: number }>()
  const drawn = (block: RenderBlock) => {
    const key = `${block.name} ${Object.entries(block.properties).flat().join(' ')}`
    const known = looks.get(key)
    if (known !== undefined) return known
    const look = provider(block)
    const parts = farFirst(view.parts(partsOf(look)))
    const made = { parts, opacity: opacityOf(look) }
    looks.set(key, made)
    return made
  }
  const solids = cells.map((cell): Solid => {
    const { parts, opacity } = drawn(connected(cell.position, cell.block, at))
    return {
      cell,
      at: view.cell(cell.position),
      parts,
      opacity: cell.opacity ?? (cell.tint === undefined ? opacity : 1),
    }
  })
  // rays to the viewer rise equally in x, y and z, so a cell with a greater sum is never behind
  const depth = ({ at: { x, y, z } }: Solid): number => x + y + z
  return solids.sort((a, b) => depth(a) - depth(b) || a.at.y - b.at.y || a.at.x - b.at.x)
}

/** Liquids are drawn as boxes; blocks that stand in water are drawn without it. */
function partsOf({ parts, liquid }: Look): readonly Part[] {
  if (parts.length > 0 || liquid === undefined) return parts
  return [box([0, 0, 0, 16, liquid.height, 16], dressed(liquid.surface, {}))]
}

function opacityOf({ parts, liquid, group }: Look): number {
  if (parts.length === 0) return liquid === undefined ? 1 : meanOfSurface(liquid.surface).cover
  const surface = group === undefined ? undefined : parts[0]?.skin.find((face) => face !== undefined)
  return surface === undefined ? 1 : Math.max(FAINTEST, meanOfSurface(surface).cover)
}

/** Orders parts that do not overlap so that each comes before the parts that may hide it. */
function farFirst(parts: readonly Part[]): Part[] {
  const rest = parts.map((part) => ({ part, ...extentOf(part) }))
  const ordered: Part[] = []
  while (rest.length > 0) {
    const index = rest.findIndex((own) => rest.every((other) => other === own || !isBehind(other, own)))
    ordered.push(...rest.splice(Math.max(0, index), 1).map(({ part }) => part))
  }
  return ordered
}

type Extent = ReturnType<typeof extentOf>

const isBehind = (a: Extent, b: Extent): boolean =>
  [0, 1, 2].some((axis) => a.to[axis]! <= b.from[axis]!) &&
  ![0, 1, 2].some((axis) => b.to[axis]! <= a.from[axis]!)

/** Which faces the neighbouring block covers completely. */
export function coverTest(solids: readonly Solid[]): (solid: Solid, part: Part, face: number) => boolean {
  const byPlace = new Map(solids.map((solid) => [keyOf(solid.at.x, solid.at.y, solid.at.z), solid]))
  return (solid, part, face) => {
    const axis = AXIS[face]
    if (axis === undefined || part.turn !== undefined || part.to[axis] !== 16) return false
    const { x, y, z } = solid.at
    const neighbour = byPlace.get(
      keyOf(x + Number(axis === 0), y + Number(axis === 1), z + Number(axis === 2)),
    )
    if (neighbour === undefined || !hides(neighbour, solid)) return false
    return neighbour.parts.some(
      (other) =>
        other.turn === undefined &&
        other.from[axis] === 0 &&
        isDense(other, face, solid.opacity) &&
        [0, 1, 2].every(
          (i) => i === axis || (other.from[i]! <= part.from[i]! && other.to[i]! >= part.to[i]!),
        ),
    )
  }
}

/** Faces with more holes than this show what is behind them. */
const DENSE = 0.6

/** Whether the touching face has so few holes that it is drawn without them. */
function isDense({ skin }: Part, face: number, opacity: number): boolean {
  const surface = skin[face - 1]
  return surface !== undefined && (opacity < 1 || meanOfSurface(surface).cover > DENSE)
}

/** Whether a neighbour hides the shared face: opaque blocks do, and transparent ones of the same name or tint. */
function hides(neighbour: Solid, solid: Solid): boolean {
  if (neighbour.opacity >= 1) return true
  const [theirs, own] = [neighbour.cell, solid.cell]
  if (neighbour.opacity !== solid.opacity || theirs.tint !== own.tint) return false
  return own.tint !== undefined || theirs.block.name === own.block.name
}
