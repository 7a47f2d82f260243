import { once } from '../../core/once.ts'
import { type Box, cellKey, inBox, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock } from '../../game/block.ts'
import { stateOf } from '../../game/data/state-of.ts'
import { type BlockData, blockDataOf } from '../../judger/client/registry.ts'
import { type MovingTable, movingTableOf } from '../../judger/motion/search/moving-table.ts'
import { blocksOf } from '../../task/start-issues.ts'
import { GroundScene } from './ground-scene.ts'
import { blocksBefore, type EscapeTask, type Mechanism } from './rooms.ts'

/** How far outside the arena agents may walk (blocks). */
const MARGIN = 2
const AIR: BlockSpec = { name: 'air', properties: {} }

/** Changes that agents have made so far. */
export interface EscapeState {
  /** Ids of the gates that are open. */
  readonly open: ReadonlySet<string>
  /** Ids of the mechanisms that have been used. */
  readonly used: ReadonlySet<string>
}

/** The blocks of an escape, with gates open and mechanisms placed or dug as in each of its states. */
export class EscapeGround {
  readonly #task: EscapeTask
  readonly #box: Box
  readonly #data: BlockData
  readonly #table: MovingTable
  readonly #blockAt: (cell: Position) => BlockSpec | undefined
  readonly #scenes = new Map<string, GroundScene>()
  readonly #ids = new Map<string, number>()
  /** Mechanisms whose block is a different one once they have been used. */
  readonly #changing: readonly Mechanism[]

  constructor(task: EscapeTask) {
    const { min, max } = task.arena.box
    this.#task = task
    this.#data = blockDataOf(task.gameVersion)
    this.#table = movingTableOf(this.#data)
    this.#blockAt = blocksOf(task, blocksBefore(task.escape)).at
    this.#box = {
      min: { x: min.x - MARGIN, y: min.y - MARGIN, z: min.z - MARGIN },
      max: { x: max.x + MARGIN, y: max.y + MARGIN, z: max.z + MARGIN },
    }
    this.#changing = task.escape.mechanisms.filter(({ block, wanted }) => block.name !== wanted.name)
  }

  /** The blocks in a state of the escape. */
  sceneIn({ open, used }: EscapeState): GroundScene {
    const gates = this.#task.escape.gates.filter(({ id }) => open.has(id))
    const changed = this.#changing.filter(({ id }) => used.has(id))
    const key = [...gates, ...changed].map(({ id }) => id).join('\n')
    const known = this.#scenes.get(key)
    if (known !== undefined) return known
    const changes = new Map<string, BlockSpec>([
      ...gates.flatMap(({ cells }) => cells.map(({ position }) => [cellKey(position), AIR] as const)),
      ...changed.map(({ position, wanted }) => [cellKey(position), wanted] as const),
    ])
    const scene = new GroundScene({
      version: this.#task.gameVersion,
      box: this.#box,
      table: this.#table,
      idOf: (block) => this.#idOf(block),
      blockAt: (cell) =>
        inBox(this.#box, cell) ? (changes.get(cellKey(cell)) ?? this.#blockAt(cell)) : undefined,
    })
    this.#scenes.set(key, scene)
    return scene
  }

  #idOf(block: BlockSpec): number {
    const text = formatBlock(block)
    const id = this.#ids.get(text) ?? stateOf(this.#data, block) ?? -1
    this.#ids.set(text, id)
    return id
  }
}

/** The ground of a task; computed once. */
export const groundOf = once((task: EscapeTask) => new EscapeGround(task))
