import { add, type Box, cellKey, inBox, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'
import { isWet } from '../game/placement/finishing.ts'
import { counterweights, mayHang } from '../game/placement/hinge.ts'
import { isHeldAround, needsNeighbour, suits } from '../game/placement/holding.ts'
import { type Fate, fateOf } from '../game/placement/lasting.ts'
import { placedBefore } from '../game/placement/placed-before.ts'
import {
  offsetOf,
  type PlacementOption,
  placementOptions,
  SIDES,
} from '../game/placement/placement-options.ts'
import type { Surroundings } from '../game/placement/surroundings.ts'
import { type FootingRules, isFootOf, needsFoot } from '../game/rules/rule-book.ts'
import type { GameVersion } from '../game/version.ts'
import { spaceOf } from './arena-ground.ts'
import { Candidates, dryFirst } from './build-candidates.ts'
import { type HelperCells, helperChain, isHarmless, MAX_HELPERS } from './helper-chain.ts'
import type { BlueprintBlock, Task } from './task.ts'

/** The best way to place a block of a blueprint. */
export interface PlannedPlacement {
  block: BlueprintBlock
  option: PlacementOption
  /** The neighbour that is clicked. */
  support: Position
  /**
   * Cells that hold dirt while the block is placed, in placing order; the last is the support. Empty if the support is the
   * ground, an earlier block, or the top of a pillar that the agent stands on. Doors have their own support; their dirt keeps
   * walls from determining the hinge side.
   */
  helpers: readonly Position[]
  /** The earlier block that the block or its first helper is placed against. */
  leansOn: Position | undefined
  /** Whether it needs no earlier block: its support is the ground or the agent's own pillar. */
  onGround: boolean
}

/** The free space of an arena, the block of the floor below it, and the game with its rules. */
export interface Site extends Box {
  floor?: string
  version: GameVersion
  rules?: FootingRules | undefined
}

/** The part of a task on which the order of building depends. */
export type BuildingGround = Pick<Task, 'arena' | 'gameVersion' | 'rules'>

export const siteOf = ({ arena, gameVersion, rules }: BuildingGround): Site => ({
  ...spaceOf(arena),
  floor: arena.floor,
  version: gameVersion,
  rules,
})

/** A block that would change or break next to its neighbours. */
export interface SpoiledBlock extends Fate {
  block: BlueprintBlock
}

/** The way a block is placed, apart from the block itself. */
type Way = Omit<PlannedPlacement, 'block'>

/** Limits of a search for a way to place a block: chains of this many helpers, or beyond that the agent's own pillar. */
type Means = number | 'pillar'

/** Without helpers first, then with as few as possible. */
const MEANS: readonly Means[] = [0, ...Array.from({ length: MAX_HELPERS }, (_, index) => index + 1), 'pillar']

/**
 * An order in which players can build a blueprint: every block is placed against the ground or an earlier block, from a
 * side that gives it the wanted orientation (support rule of the game). Lower cells come first. Parts that hang over air grow from all their edges at once: each block hangs on as few others as it can, so that a bridge begins at both ends. Blocks
 * that nothing supports, in whatever order, are placed against helper blocks or the agent's own pillar.
 *
 * Blocks that cannot be placed in any order are returned as `impossible`: they would break or fall without a neighbour that
 * the blueprint does not have. Blocks that would not stay as they are wanted among their neighbours are returned as `spoiled`;
 * those that are tried all the same stand in the order too. Time O(cells · layers of support).
 */
export function buildOrder(blueprint: readonly BlueprintBlock[], arena: Site): BuildOrder {
  const key = `${cellKey(arena.min)} ${cellKey(arena.max)} ${arena.floor ?? ''} ${arena.version} ${footingOf(arena)}`
  const known = found.get(blueprint)
  if (known?.key === key) return known.built
  const search = new Search(blueprint, arena)
  for (let index = 0; index < MEANS.length; ) {
    const means = MEANS[index] as Means
    index = search.pass(means) ? 0 : index + 1
  }
  const built = { order: search.order, impossible: search.waiting, spoiled: search.spoiled }
  found.set(blueprint, { key, built })
  return built
}

/** The rules of footing, as a key. */
const footingOf = ({ rules }: Site): string =>
  rules === undefined ? '' : JSON.stringify([rules.falls, rules.needsBelow])

/** The blocks to build, in order, and those that are not built. */
export interface BuildOrder {
  order: readonly PlannedPlacement[]
  impossible: readonly BlueprintBlock[]
  spoiled: readonly SpoiledBlock[]
}

/** The last order of each blueprint, with its site: the supply, feasibility and plan of a task all need the same one. */
const found = new WeakMap<readonly BlueprintBlock[], { key: string; built: BuildOrder }>()

class Search {
  readonly order: PlannedPlacement[] = []
  waiting: BlueprintBlock[]
  readonly spoiled: SpoiledBlock[]
  readonly #arena: Site
  readonly #floor: BlockSpec
  readonly #placed = new Map<string, BlockSpec>()
  readonly #secondHalves: ReadonlyMap<string, BlueprintBlock[]>
  readonly #options = new Map<string, readonly PlacementOption[]>()
  readonly #wanted: ReadonlyMap<string, BlockSpec>
  /** The ground and the placed blocks. */
  readonly #standing: Surroundings
  /** The whole blueprint. */
  readonly #planned: Surroundings

  constructor(blueprint: readonly BlueprintBlock[], arena: Site) {
    this.#arena = arena
    this.#floor = { name: arena.floor ?? 'grass_block', properties: {} }
    this.#wanted = new Map(blueprint.map(({ position, block }) => [cellKey(position), block]))
    const { version, rules } = arena
    this.#standing = { version, rules, at: (cell) => this.#blockAt(cell) }
    this.#planned = { version, rules, at: (cell) => this.#wanted.get(cellKey(cell)) }
    this.#secondHalves = Map.groupBy(
      blueprint.filter(({ placedWith }) => placedWith !== undefined),
      ({ placedWith }) => cellKey(placedWith as Position),
    )
    const wanted: Surroundings = {
      version,
      rules,
      at: (cell) => (this.#isGround(cell) ? this.#floor : this.#wanted.get(cellKey(cell))),
    }
    this.spoiled = blueprint.flatMap((block) => {
      const fate = block.placedWith === undefined ? fateOf(block.block, block.position, wanted) : undefined
      return fate === undefined ? [] : [{ block, ...fate }]
    })
    const left = new Set(this.spoiled.filter(({ isTried }) => !isTried).map(({ block }) => block))
    this.waiting = blueprint
      .filter((block) => block.placedWith === undefined && !left.has(block))
      .sort(fromBelow)
  }

  /** Places everything that is possible by these means, from the bottom up. @returns whether anything was placed */
  pass(means: Means): boolean {
    const before = this.order.length
    if (means === 0) {
      this.#placeInWaves()
      return false
    }
    const byCell = new Map(this.waiting.map((block) => [cellKey(block.position), block]))
    for (const block of this.waiting) {
      if (!byCell.has(cellKey(block.position))) continue
      if (!this.#place(block, 0) && !this.#place(block, means)) continue
      byCell.delete(cellKey(block.position))
      this.#placeAround(block, byCell)
    }
    this.waiting = [...byCell.values()]
    return this.order.length > before
  }

  /** Places the blocks that rest on a placed one, on those, and so on: they need no helpers. */
  #placeAround(first: BlueprintBlock, byCell: Map<string, BlueprintBlock>): void {
    const placed = [first]
    for (let block = placed.pop(); block !== undefined; block = placed.pop()) {
      for (const beside of besides(block.position, byCell)) {
        if (!this.#place(beside, 0)) continue
        byCell.delete(cellKey(beside.position))
        placed.push(beside)
      }
    }
  }

  /** Places blocks that need no helpers in waves: all blocks of the lowest layer that earlier waves support. */
  #placeInWaves(): void {
    const waiting = new Map(this.waiting.map((block) => [cellKey(block.position), block]))
    // Every block is a candidate once, and again when a neighbour is placed.
    const candidates = new Candidates(this.waiting)
    for (let layer = candidates.takeLowest(); layer !== undefined; layer = candidates.takeLowest()) {
      const ready = layer.sort(fromBelow).flatMap((block) => {
        const way = waiting.has(cellKey(block.position)) ? this.#direct(block) : undefined
        return way === undefined ? [] : [{ block, way }]
      })
      for (const { block, way } of dryFirst(ready, candidates)) {
        // Another door of this wave may affect the hinge side.
        if (!this.#mayHang(block.block, block.position)) continue
        this.#put(block, way)
        waiting.delete(cellKey(block.position))
        for (const position of [block.position, ...this.#halvesOf(block.position)])
          for (const beside of besides(position, waiting)) candidates.add(beside)
      }
    }
    this.waiting = [...waiting.values()]
  }

  #place(block: BlueprintBlock, means: Means): boolean {
    const way = means === 0 ? this.#direct(block) : this.#helped(block, means)
    if (way !== undefined) this.#put(block, way)
    return way !== undefined
  }

  #put(block: BlueprintBlock, way: Way): void {
    const { position } = block
    this.order.push({ block, ...way })
    this.#placed.set(cellKey(position), block.block)
    for (const half of this.#secondHalves.get(cellKey(position)) ?? [])
      this.#placed.set(cellKey(half.position), half.block)
  }

  /** Against the ground or an earlier block. */
  #direct({ position, block }: BlueprintBlock): Way | undefined {
    if (!this.#hasFooting(block, position)) return undefined
    if (!isHeldAround(block, position, this.#standing)) return undefined
    if (this.#waits(block, position) || !this.#mayHang(block, position)) return undefined
    for (const option of this.#optionsOf(block)) {
      const support = add(position, offsetOf(option.against))
      const onGround = this.#isGround(support)
      if (!onGround && !this.#placed.has(cellKey(support))) continue
      if (!suits(block, position, option, this.#standing)) continue
      const helpers = counterweights(block, position, this.#planned)
      return { option, support, helpers, leansOn: onGround ? undefined : support, onGround }
    }
    return undefined
  }

  /** Against helper blocks, or against the agent's own pillar. */
  #helped({ position, block }: BlueprintBlock, means: Exclude<Means, 0>): Way | undefined {
    if (needsNeighbour(block) || this.#waits(block, position)) return undefined
    if (!this.#mayHang(block, position)) return undefined
    if (!this.#hasFooting(block, position)) return undefined
    const body = new Set([position, ...this.#halvesOf(position)].map(cellKey))
    const cells: HelperCells = {
      isFree: (cell) => !body.has(cellKey(cell)) && this.#isFree(cell),
      isSolid: (cell) => this.#isSolid(cell),
    }
    const options = this.#optionsOf(block)
    if (means === 'pillar') return besidePillar(position, options, cells)
    for (const option of options) {
      const support = add(position, offsetOf(option.against))
      const chain = helperChain(support, cells, means)
      if (chain === undefined) continue
      const onGround = this.#isGround(chain.leansOn)
      const leansOn = onGround ? undefined : chain.leansOn
      return { option, support, helpers: chain.cells, leansOn, onGround }
    }
    return undefined
  }

  /** Whether the block that a block needs below it exists. */
  #hasFooting({ name }: BlockSpec, position: Position): boolean {
    const { rules } = this.#arena
    if (!needsFoot(rules, name)) return true
    const foot = this.#blockAt(below(position))
    return foot !== undefined && isFootOf(rules, name, foot.name)
  }

  /** Whether a missing neighbour must come first. */
  #waits(block: BlueprintBlock['block'], position: Position): boolean {
    const first = placedBefore(block, position, (cell) => this.#wanted.get(cellKey(cell)))
    return first !== undefined && !this.#placed.has(cellKey(first))
  }

  #mayHang(block: BlueprintBlock['block'], position: Position): boolean {
    return mayHang(block, position, (cell) => this.#placed.get(cellKey(cell)))
  }

  #halvesOf(position: Position): Position[] {
    return (this.#secondHalves.get(cellKey(position)) ?? []).map((half) => half.position)
  }

  #optionsOf(block: BlueprintBlock['block']): readonly PlacementOption[] {
    const key = formatBlock(block)
    const options = this.#options.get(key) ?? placementOptions(block)
    this.#options.set(key, options)
    return options
  }

  #blockAt(cell: Position): BlockSpec | undefined {
    return this.#isGround(cell) ? this.#floor : this.#placed.get(cellKey(cell))
  }

  #isGround({ y }: Position): boolean {
    return y === this.#arena.min.y - 1
  }

  #isSolid(cell: Position): boolean {
    return this.#isGround(cell) || this.#placed.has(cellKey(cell))
  }

  /** Whether dirt can stand there temporarily: inside the arena, in a free cell, without spoiling anything. */
  #isFree(cell: Position): boolean {
    const { min, max } = this.#arena
    const isInside = inBox({ min, max: { ...max, y: Number.POSITIVE_INFINITY } }, cell)
    if (!isInside || this.#placed.has(cellKey(cell))) return false
    return isHarmless(cell, (other) => this.#placed.get(cellKey(other))?.name)
  }
}

/** The blocks on the six sides of a cell. Each is read only after the previous one has been dealt with. */
function* besides(
  position: Position,
  byCell: ReadonlyMap<string, BlueprintBlock>,
): Generator<BlueprintBlock> {
  for (const side of SIDES) {
    const beside = byCell.get(cellKey(add(position, offsetOf(side))))
    if (beside !== undefined) yield beside
  }
}

/** Far from any other block: against the pillar that the agent stands on, or against a helper block beside it. */
function besidePillar(
  position: Position,
  options: readonly PlacementOption[],
  { isFree }: HelperCells,
): Way | undefined {
  const free = options.filter(({ against }) => isFree(add(position, offsetOf(against))))
  const isLevel = ({ against }: PlacementOption) => offsetOf(against).y === 0
  const option = free.find(isLevel) ?? free[0]
  if (option === undefined) return undefined
  const support = add(position, offsetOf(option.against))
  return { option, support, helpers: isLevel(option) ? [] : [support], leansOn: undefined, onGround: true }
}

const below = ({ x, y, z }: Position): Position => ({ x, y: y - 1, z })

/** Within a layer, blocks with water come last: their neighbours keep the water from running out. */
const fromBelow = (a: BlueprintBlock, b: BlueprintBlock): number =>
  a.position.y - b.position.y ||
  Number(isWet(a.block)) - Number(isWet(b.block)) ||
  a.position.z - b.position.z ||
  a.position.x - b.position.x
