import type { Random } from '../../core/random.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { TaskDraft } from '../../scenario/builtin.ts'
import { SUITE_VERSION } from '../version.ts'

type GatheringDraft = Extract<TaskDraft, { scenario: 'gathering' }>
type Part = GatheringDraft['gathering']
type Cell = [x: number, y: number, z: number]

/** Height of the agents' feet, and half the width of the arena (blocks). */
const GROUND = -60
const RADIUS = 14
const AGENTS = 3
/** Time limit (s of game time): several times what a team needs, but far less than a crop needs to grow. */
const SECONDS = 240

/**
 * Draws a small arena around the spawn. A seed rotates it, so that no two tasks of a family have the same
 * paths.
 */
export class Grounds {
  readonly #blocks: NonNullable<Part['blocks']> = []
  readonly #animals: NonNullable<Part['animals']> = []
  readonly #chests: NonNullable<NonNullable<GatheringDraft['supply']>['chests']> = []
  readonly #east: boolean
  readonly #south: boolean

  constructor(random: Random) {
    this.#east = random.integer(2) === 1
    this.#south = random.integer(2) === 1
  }

  /** A row of blocks that runs along the x axis, `y` blocks above the floor. */
  row(block: string, [x, z]: [x: number, z: number], length = 1, y = 0): this {
    const west = this.#east ? x : -(x + length - 1)
    this.#blocks.push({ block, at: [west, GROUND + y, this.#south ? z : -z], size: [length, 1, 1] })
    return this
  }

  chest([x, z]: [x: number, z: number], items: ItemCount[]): this {
    this.#chests.push({ at: this.#cell(x, z), facing: 'north', items })
    return this
  }

  animal(kind: string, [x, z]: [x: number, z: number], count = 1): this {
    this.#animals.push({ kind, at: this.#cell(x, z), count })
    return this
  }

  /** The complete task. Chests hold exactly the listed items, without spares. */
  draft(text: { id: string; title: string; goal: string }, obtain: ItemCount[]): TaskDraft {
    return {
      schema: 1,
      ...text,
      scenario: 'gathering',
      minecraft: SUITE_VERSION,
      agents: AGENTS,
      arena: { min: [-RADIUS, GROUND, -RADIUS], max: [RADIUS, GROUND + 8, RADIUS], spawn: [0, GROUND, 0] },
      limits: { seconds: SECONDS },
      supply: { chests: this.#chests },
      gathering: { obtain, blocks: this.#blocks, animals: this.#animals },
    }
  }

  #cell(x: number, z: number): Cell {
    return [this.#east ? x : -x, GROUND, this.#south ? z : -z]
  }
}
