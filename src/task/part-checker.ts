import type { ContentIssue, Path } from '../core/checked/checked.ts'
import { formatPosition, type Position } from '../core/position.ts'
import { type BlockSpec, parseBlock } from '../game/block.ts'
import type { GameData } from '../game/data/game-data.ts'
import type { BlocksPart } from './file-parts.ts'
import type { PlacedBlock } from './parts.ts'

export type { Path }
/** One problem in a task file. */
export type TaskIssue = ContentIssue

/** Checks the parts of a task file against the game and the arena, and collects every issue with its path. */
export class PartChecker {
  readonly issues: TaskIssue[] = []
  readonly game: GameData
  readonly #isInside: (cell: Position) => boolean

  constructor(game: GameData, isInside: (cell: Position) => boolean) {
    this.game = game
    this.#isInside = isInside
  }

  issue(path: Path, message: string): void {
    this.issues.push({ path, message })
  }

  item(name: string, path: Path): void {
    if (this.game.hasItem(name)) return
    const near = this.game.suggestItem(name)
    const hint = near === undefined ? '' : `; did you mean "${near}"?`
    this.issue(path, `unknown item "${name}" in Minecraft ${this.game.version}${hint}`)
  }

  cell(position: Position, path: Path): void {
    if (!this.#isInside(position)) this.issue(path, `${formatPosition(position)} lies outside the arena`)
  }

  /** Reads a block and checks its name and properties; undefined if it has an issue. */
  block(text: string, path: Path): BlockSpec | undefined {
    const spec = parseBlock(text)
    if (spec === undefined) {
      this.issue(path, `"${text}" is not a block; write oak_log or oak_log[axis=x]`)
      return undefined
    }
    const issue = unknownBlock(spec, this.game) ?? unknownProperty(spec, this.game)
    if (issue === undefined) return spec
    this.issue(path, issue)
    return undefined
  }

  /** The cells of a box of blocks; empty if the block has an issue. */
  blocks({ block, at, size }: BlocksPart, path: Path): PlacedBlock[] {
    const spec = this.block(block, [...path, 'block'])
    if (spec === undefined) return []
    const [width, height, depth] = size
    const far = { x: at.x + width - 1, y: at.y + height - 1, z: at.z + depth - 1 }
    this.cell(at, [...path, 'at'])
    if (!this.#isInside(at)) return []
    this.cell(far, [...path, 'size'])
    if (!this.#isInside(far)) return []
    const cells: PlacedBlock[] = []
    for (let y = 0; y < height; y++) {
      for (let z = 0; z < depth; z++) {
        for (let x = 0; x < width; x++) {
          cells.push({ position: { x: at.x + x, y: at.y + y, z: at.z + z }, block: spec })
        }
      }
    }
    return cells
  }
}

function unknownBlock({ name }: BlockSpec, game: GameData): string | undefined {
  if (game.hasBlock(name)) return undefined
  const near = game.suggestBlock(name)
  const hint = near === undefined ? '' : `; did you mean "${near}"?`
  return `unknown block "${name}" in Minecraft ${game.version}${hint}`
}

function unknownProperty({ name, properties }: BlockSpec, game: GameData): string | undefined {
  const known = game.blockProperties(name)
  for (const [property, value] of Object.entries(properties)) {
    const values = known.get(property)
    if (values?.includes(value)) continue
    const wanted =
      values !== undefined
        ? `${property} is one of ${values.join(', ')}`
        : known.size === 0
          ? 'it has none'
          : `it has ${[...known.keys()].join(', ')}`
    return `${name} has no ${property}=${value}: ${wanted}`
  }
  return undefined
}
