import { distance, type Position } from '../core/position.ts'
import { cheapestMatching } from './assignment/cheapest-matching.ts'
import type { PathBoard } from './board/path-board.ts'

/** Larger teams share out what is nearest: their agents appear around the building, and their pieces are small. */
const LARGEST_TEAM = 3

/** Where more of the dependencies than this lead from one part to another, agents would wait for each other on their own ground (share). */
const MOST_CROSSING = 0.25

/** A subtask as a piece of ground. */
interface Lot {
  id: number
  /** The middle of its cells. */
  x: number
  z: number
  /** How long it is likely to last (ms of game time). */
  duration: number
  cells: readonly Position[]
}

type Axis = 'x' | 'z'

/**
 * Gives each agent of a small team ground of its own, with what lies above it: who has laid the floor somewhere builds the walls and the roof
 * there. The ground is halved, and halved again, along its longer side into parts of about equal work; each agent gets the part
 * near which it stands. Where nothing waits, as on a floor, what lies nearest is as good; where work on one part waits for another, as along
 * a jetty, it is better.
 * @returns the agent by subtask; empty where territories are of no use
 */
export function territories(
  board: PathBoard,
  agents: readonly { name: string; position: Position }[],
): ReadonlyMap<number, string> {
  const lots = board.subtasks().map(({ id }) => lotOf(board, id))
  const isSmall = agents.length > 1 && agents.length <= LARGEST_TEAM
  const dependencies = board.graph.dependencies()
  const hasPlaces = lots.length > agents.length && lots.every(({ cells }) => cells.length > 0)
  if (!isSmall || dependencies.length === 0 || !hasPlaces) return new Map()
  const parts = split(lots, agents.length)
  const partOf = new Map(parts.flatMap((part, index) => part.map(({ id }) => [id, index] as const)))
  const crossing = dependencies.filter(({ from, to }) => partOf.get(from) !== partOf.get(to))
  if (crossing.length > MOST_CROSSING * dependencies.length) return new Map()
  const ways = parts.map((part) => agents.map(({ position }) => nearestOf(part, position) ** 2))
  const owners = cheapestMatching(ways)
  return new Map(
    parts.flatMap((part, index) => {
      const { name } = agents[owners[index] as number] as { name: string }
      return part.map(({ id }): [number, string] => [id, name])
    }),
  )
}

function lotOf(board: PathBoard, id: number): Lot {
  const { cells } = board.forecast.errand(id)
  const middle = (axis: Axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
  return { id, x: middle('x'), z: middle('z'), duration: board.forecast.duration(id), cells }
}

/** @param lots at least as many as parts */
function split(lots: readonly Lot[], parts: number): Lot[][] {
  if (parts === 1) return [[...lots]]
  const [along, across]: [Axis, Axis] = extent(lots, 'x') >= extent(lots, 'z') ? ['x', 'z'] : ['z', 'x']
  const sorted = [...lots].sort((a, b) => a[along] - b[along] || a[across] - b[across] || a.id - b.id)
  const first = Math.floor(parts / 2)
  const share = (sorted.reduce((sum, { duration }) => sum + duration, 0) * first) / parts
  let taken = 0
  let cut = 0
  for (const { duration } of sorted.slice(0, sorted.length - (parts - first))) {
    if (cut >= first && taken + duration / 2 > share) break
    taken += duration
    cut++
  }
  return [...split(sorted.slice(0, cut), first), ...split(sorted.slice(cut), parts - first)]
}

function extent(lots: readonly Lot[], axis: Axis): number {
  const places = lots.map((lot) => lot[axis])
  return Math.max(...places) - Math.min(...places)
}

const nearestOf = (part: readonly Lot[], to: Position): number =>
  Math.min(...part.flatMap(({ cells }) => cells.map((cell) => distance(cell, to))))
