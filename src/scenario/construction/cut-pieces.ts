import { boundingBox, cellKey, type Position } from '../../core/position.ts'
import { isWet } from '../../game/placement/finishing.ts'
import { floodedFrom } from '../../game/placement/flood.ts'
import type { PlannedPlacement } from '../../task/build-order.ts'
import { pillarFor } from '../../task/scaffold.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/** A block, and what it is placed against; a block without a support cannot be placed in any order. */
export type Placeable = Pick<PlannedPlacement, 'block'> & Partial<PlannedPlacement>

/** Maximum number of layers in one piece: an agent's reach from one place. */
const MAX_LAYERS = 5
/** Assumed height of a wall (blocks). */
const PANEL_HEIGHT = 4
/** Blocks that an agent places in the time that a level of a pillar takes, up and down. */
const BLOCKS_PER_LEVEL = 7
/**
 * Maximum number of materials in an enlarged piece: an inventory has 36 slots, also for dirt and upcoming
 * items.
 */
const MAX_KINDS = 24
/** A piece may be larger than wanted by this factor, rather than leave a small remainder. */
const SLACK = 1.6
/** A piece smaller than this share of the wanted size is added to an adjacent one. */
const TOO_SMALL = 0.4
/** Pieces this near to each other count as adjacent (blocks). */
const BESIDE = 2
/** A high wall is not cut into stretches this short or shorter: an agent reaches more from where it stands (blocks). */
const NARROW = 2

interface Piece {
  readonly index: number
  cells: Placed[]
  /** Wanted and maximum number of blocks. */
  readonly size: PieceSize
  /** Lowest layer. */
  readonly level: number
  /** Another piece waits for one of its cells, so it stops growing. */
  isClosed: boolean
  /** It cannot be built in any order, so it must not hold others up. */
  readonly isImpossible: boolean
}

interface Placed {
  readonly block: BlueprintBlock
  readonly rank: number
  /** Pieces that must be built before it. */
  readonly after: readonly number[]
}

/**
 * Cuts a building into pieces of about the wanted size that wait for each other as little as possible: floors and
 * other masses into tiles, layer by layer; walls and columns into panels of several layers; overhanging blocks go with
 * their support. Interleaved blocks of different kinds belong to one piece.
 *
 * A piece that requires a climb is larger, so that the climb is worth it: up to as much work as the climb itself, as long as there is a
 * piece at that height for every agent. Pieces of the usual size would make a large team climb more often than a small one. High walls
 * are cut into as many stretches as the team can use: agents in different corners of a tower need not wait for each other.
 *
 * Pieces are numbered so that each can be built once all earlier ones are, and blocks within a piece keep the build order.
 * @param placements blocks in build order
 * @param wanted size of a piece that requires no climb (blocks)
 * @param agents size of the team
 * @param ground height of the cells in which agents walk
 * @param halves second halves of doors and beds
 */
export function cutPieces(
  placements: readonly Placeable[],
  { halves = [], ...options }: Sizing & { halves?: readonly BlueprintBlock[] },
): BlueprintBlock[][] {
  const site = new Site(placements, halves, options.ground)
  const layers = new Layers(placements, site, options)
  const pieces: Piece[] = []
  const pieceOf = new Map<string, Piece>()
  const open = new Map<string, Piece>()
  placements.forEach((placement, rank) => {
    const { block } = placement
    const before = site.needs(placement).flatMap((cell) => pieceOf.get(cell) ?? [])
    const after = before.map(({ index }) => index)
    const key = layers.tileOf(placement)
    let piece = open.get(key)
    const fits =
      piece !== undefined &&
      !piece.isClosed &&
      piece.cells.length < piece.size.most &&
      (piece.cells.length < options.wanted || kindsOf([...piece.cells, { block }]) <= MAX_KINDS) &&
      block.position.y < piece.level + MAX_LAYERS &&
      Math.max(-1, ...after) <= piece.index
    if (piece === undefined || !fits) {
      const isImpossible = placement.support === undefined
      const level = block.position.y
      const size = layers.sizeAt(placement)
      piece = { index: pieces.length, cells: [], size, level, isClosed: false, isImpossible }
      pieces.push(piece)
      open.set(key, piece)
    }
    piece.cells.push({ block, rank, after })
    pieceOf.set(cellKey(block.position), piece)
    for (const other of before) if (other !== piece) other.isClosed = true
  })
  return joinSmall(pieces).map(({ cells }) => cells.sort((a, b) => a.rank - b.rank).map(({ block }) => block))
}

const kindsOf = (cells: readonly { block: BlueprintBlock }[]): number =>
  new Set(cells.map(({ block }) => block.item)).size

/** What decides how large pieces should be. */
interface Sizing {
  /** Number of blocks in a piece that requires no climb. */
  wanted: number
  /** Height of the cells in which agents walk. */
  ground: number
  /** Size of the team. */
  agents: number
}

interface PieceSize {
  readonly wanted: number
  readonly most: number
}

/** The parts of a building that can be worked on at the same time: a floor, or all walls within five layers. */
interface Layer {
  size: PieceSize
  tiling: (cell: Position) => string
}

class Layers {
  readonly #site: Site
  readonly #ground: number
  readonly #layers: ReadonlyMap<string, Layer>

  constructor(placements: readonly Placeable[], site: Site, { wanted, ground, agents }: Sizing) {
    this.#site = site
    this.#ground = ground
    const byName = Map.groupBy(placements, (placement) => this.#nameOf(placement))
    this.#layers = new Map(
      [...byName].map(([name, own]) => {
        const top = own.reduce((highest, { block }) => Math.max(highest, block.position.y), ground)
        const climb = pillarFor(top - ground)
        const worthClimb = Math.min(own.length / agents, climb * BLOCKS_PER_LEVEL)
        const blocks = Math.max(wanted, worthClimb)
        const isWall = name.startsWith(PANELS)
        const side = isWall ? blocks / PANEL_HEIGHT : Math.sqrt(blocks)
        const least = isWall && climb > 0 ? Math.round(Math.sqrt(agents)) : 1
        // If there is one piece for each agent, slack would leave some agents without one.
        const size = { wanted: blocks, most: Math.max(wanted * SLACK, worthClimb) }
        return [name, { size, tiling: tiling(placements, { side, least }) }]
      }),
    )
  }

  /** Number of blocks that a piece with this block should have. */
  sizeAt(placement: Placeable): PieceSize {
    return this.#layerOf(placement).size
  }

  /** Blocks with the same name may belong to the same piece. */
  tileOf(placement: Placeable): string {
    if (placement.support === undefined) return `never ${cellKey(placement.block.position)}`
    const { tiling } = this.#layerOf(placement)
    return `${this.#nameOf(placement)} ${tiling(this.#site.rootOf(placement).block.position)}`
  }

  #layerOf(placement: Placeable): Layer {
    return this.#layers.get(this.#nameOf(placement)) as Layer
  }

  #nameOf(placement: Placeable): string {
    const root = this.#site.rootOf(placement)
    const { y } = root.block.position
    return this.#site.isUpright(root) ? `${PANELS} ${Math.floor((y - this.#ground) / MAX_LAYERS)}` : String(y)
  }
}

/** Begins the names of layers that consist of walls and columns. */
const PANELS = 'panels'

/** Answers the questions about single cells that arise while a building is cut. */
class Site {
  readonly #byCell: Map<string, Placeable>
  /** The placement at which the support of a block rises from the ground, by cell. */
  readonly #roots = new Map<string, Placeable>()

  readonly #floor: number

  constructor(placements: readonly Placeable[], halves: readonly BlueprintBlock[], ground: number) {
    this.#floor = ground - 1
    this.#byCell = new Map(placements.map((placement) => [cellKey(placement.block.position), placement]))
    for (const { position, placedWith } of halves) {
      const first = placedWith && this.#byCell.get(cellKey(placedWith))
      if (first !== undefined) this.#byCell.set(cellKey(position), first)
    }
    for (const placement of placements) {
      const support = this.#supportOf(placement)
      const hangs = support !== undefined && support.block.position.y >= placement.block.position.y
      const root = hangs ? this.#roots.get(cellKey(support.block.position)) : undefined
      this.#roots.set(cellKey(placement.block.position), root ?? placement)
    }
  }

  /**
   * Cells that must be filled beforehand: the block's support, the block that it rests on, and those that its water would wash
   * away.
   */
  needs(placement: Placeable): string[] {
    const { x, y, z } = placement.block.position
    const support = this.#supportOf(placement)
    const under = this.#byCell.get(cellKey({ x, y: y - 1, z }))
    const needs = support === undefined ? [] : [cellKey(support.block.position)]
    if (under !== undefined && under !== support) needs.push(cellKey(under.block.position))
    if (isWet(placement.block.block)) {
      const wantedAt = (cell: Position) => this.#byCell.get(cellKey(cell))?.block.block
      needs.push(...floodedFrom(placement.block.position, wantedAt, this.#floor).map(cellKey))
    }
    return needs
  }

  /** The placement at which the support of a block rises from the ground, or the block’s own. */
  rootOf(placement: Placeable): Placeable {
    return this.#roots.get(cellKey(placement.block.position)) ?? placement
  }

  #supportOf({ leansOn }: Placeable): Placeable | undefined {
    return leansOn && this.#byCell.get(cellKey(leansOn))
  }

  /** Whether a block belongs to a wall or a column: what lies on top of one is placed from the same side. */
  isUpright(placement: Placeable): boolean {
    const { position } = placement.block
    const under = this.#supportOf(placement)?.block.position
    return this.#isThin(position) || (under !== undefined && under.y < position.y && this.#isThin(under))
  }

  /** Whether a cell belongs to a wall or a column rather than to a floor or another mass. */
  #isThin({ x, y, z }: Position): boolean {
    const has = (dx: number, dz: number) => this.#byCell.has(cellKey({ x: x + dx, y, z: z + dz }))
    const [west, east, north, south] = [has(-1, 0), has(1, 0), has(0, -1), has(0, 1)]
    if ((!west && !east) || (!north && !south)) return true
    const corners = [west && north && has(-1, -1), west && south && has(-1, 1)]
    return ![...corners, east && north && has(1, -1), east && south && has(1, 1)].includes(true)
  }
}

/** How a ground plan is divided into squares, which are made equal. */
interface Squares {
  /** Wanted length of their sides (blocks). */
  side: number
  /** Minimum number along each axis, as far as they do not become narrow. */
  least: number
}

/** Names the square of the ground plan in which a cell lies. */
function tiling(placements: readonly Placeable[], { side, least }: Squares): (cell: Position) => string {
  const box = boundingBox(placements.map(({ block }) => block.position))
  if (box === undefined) return () => ''
  const index = (axis: 'x' | 'z', cell: Position) => {
    const size = box.max[axis] - box.min[axis] + 1
    const parts = Math.max(
      Math.min(least, Math.ceil(size / NARROW) - 1),
      Math.round(size / Math.max(1, side)),
      1,
    )
    return Math.floor(((cell[axis] - box.min[axis]) * parts) / size)
  }
  return (cell) => `${index('x', cell)},${index('z', cell)}`
}

/** Adds small pieces to an earlier one beside them that waits for the same pieces. */
function joinSmall(pieces: readonly Piece[]): Piece[] {
  /** The piece that each has become a part of, and the pieces that the kept ones wait for. */
  const into = new Map(pieces.map((piece) => [piece.index, piece]))
  const needs = new Map<Piece, ReadonlySet<Piece>>()
  for (const piece of pieces) {
    const needed = new Set(piece.cells.flatMap(({ after }) => after.map((index) => into.get(index) as Piece)))
    needed.delete(piece)
    const isSmall = piece.cells.length < piece.size.wanted * TOO_SMALL && !piece.isImpossible
    const canHost = (other: Piece): boolean =>
      !other.isImpossible &&
      other.cells.length + piece.cells.length <= Math.min(other.size.most, piece.size.most) &&
      kindsOf([...other.cells, ...piece.cells]) <= MAX_KINDS &&
      [...needed].every((before) => before === other || needs.get(other)?.has(before)) &&
      areBeside(other, piece)
    const host = isSmall ? [...needs.keys()].find(canHost) : undefined
    if (host === undefined) needs.set(piece, needed)
    else {
      host.cells.push(...piece.cells)
      into.set(piece.index, host)
    }
  }
  return [...needs.keys()]
}

const areBeside = (one: Piece, other: Piece): boolean =>
  one.cells.some(({ block: { position: a } }) =>
    other.cells.some(
      ({ block: { position: b } }) =>
        Math.abs(a.x - b.x) <= BESIDE && Math.abs(a.z - b.z) <= BESIDE && Math.abs(a.y - b.y) <= BESIDE,
    ),
  )
