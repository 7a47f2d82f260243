import { z } from 'zod'
import { cellSchema, formatPosition, type Position } from '../core/position.ts'
import { type BlueprintFault, checkedBlock } from '../scenario/construction/blueprint.ts'
import type { GameData } from './game-data.ts'
import type { PlacedBlock } from './parts.ts'

/** An amount of an item, as task files write it. */
export const itemCountPart = z.strictObject({ item: z.string(), count: z.int().positive().default(1) })

/** A block, or a box of them: `size` counts east, up and south from `at`. */
export const blocksPart = z.strictObject({
  block: z.string(),
  at: cellSchema,
  size: z.tuple([z.int().min(1).max(64), z.int().min(1).max(64), z.int().min(1).max(64)]).default([1, 1, 1]),
})
export type BlocksPart = z.infer<typeof blocksPart>

export type Path = (string | number)[]

/** Checks a part of a task file against the game and the arena, and collects every fault with its path. */
export class PartChecker {
  readonly faults: BlueprintFault[] = []
  readonly game: GameData
  readonly #isInside: (cell: Position) => boolean

  constructor(game: GameData, isInside: (cell: Position) => boolean) {
    this.game = game
    this.#isInside = isInside
  }

  fault(path: Path, message: string): void {
    this.faults.push({ path, message })
  }

  item(name: string, path: Path): void {
    if (this.game.hasItem(name)) return
    const near = this.game.suggestBlock(name)
    const hint = near === undefined || !this.game.hasItem(near) ? '' : `; did you mean "${near}"?`
    this.fault(path, `unknown item "${name}" in Minecraft ${this.game.version}${hint}`)
  }

  cell(position: Position, path: Path): void {
    if (!this.#isInside(position)) this.fault(path, `${formatPosition(position)} lies outside the arena`)
  }

  /** The cells of a box of blocks; none when the block has faults. */
  blocks({ block, at, size }: BlocksPart, path: Path): PlacedBlock[] {
    const spec = checkedBlock(block, this.game, [...path, 'block'], this.faults)
    if (spec === undefined) return []
    const [width, height, depth] = size
    const far = { x: at.x + width - 1, y: at.y + height - 1, z: at.z + depth - 1 }
    this.cell(at, [...path, 'at'])
    if (this.#isInside(at)) this.cell(far, [...path, 'size'])
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
