import { add, cellKey, formatPosition, type Position, sameCell } from '../../core/position.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { gameData } from '../../game/data/game-data.ts'
import { countByItem } from '../../game/item-counts.ts'
import { isNamePattern } from '../../game/names.ts'
import { KILLED } from '../../game/obtaining/mob-loot.ts'
import type { PlanScene, Step } from '../../mcu/predicate/way.ts'
import { coverOf, groundAround } from '../../mcu/setup/ground-around.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { GatheringPlanner } from '../gathering/gathering-planner.ts'
import { asGathering } from './as-gathering.ts'
import { digCall } from './dig-call.ts'
import { Floor } from './floor.ts'
import { type OpenTask, operationsOf } from './open.ts'
import { equippedScene, planSceneOf } from './plan-scene.ts'
import type { OpenFacts, Steps } from './steps.ts'

/** Takes the block in a cell out of a list. */
function remove(blocks: PlacedBlock[], cell: Position): void {
  const index = blocks.findIndex(({ position }) => sameCell(position, cell))
  if (index >= 0) blocks.splice(index, 1)
}

/** Each cell once. */
const distinct = (blocks: readonly PlacedBlock[]): PlacedBlock[] => [
  ...new Map(blocks.map((block) => [cellKey(block.position), block])).values(),
]

type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>

/** Turns steps into subtasks, one after another, and keeps track of the scene that each leaves for the next. */
export class StepPlanner implements Steps {
  readonly #task: OpenTask
  readonly #gathering: GatheringPlanner
  readonly #floor: Floor
  readonly #blocks: PlacedBlock[]
  /** Blocks of the arena's own ground around the spawn. */
  readonly #own: PlacedBlock[]
  /** Items that the team carries at the start. */
  readonly #carried: ReadonlyMap<string, number>
  readonly scene: PlanScene

  constructor(facts: OpenFacts) {
    const { task } = facts
    const planScene = planSceneOf(task)
    this.#task = task
    this.#own = groundAround(task.arena, operationsOf(task.open))
    this.#blocks = planScene.blocks
    this.#floor = new Floor(task.arena, planScene.ground)
    const scene = equippedScene(facts)
    this.#carried = countByItem(scene.agents.flatMap(({ items }) => items ?? []))
    this.#gathering = new GatheringPlanner({ task: asGathering(task), scene }, { climbs: false })
    this.scene = planScene
  }

  /** The subtasks of all steps. */
  reply(): ReplyOf<typeof decompose> {
    return this.#gathering.reply()
  }

  /** Plans a step. @returns whether it can be carried out */
  try(step: Step): boolean {
    switch (step.do) {
      case 'obtain':
        return this.#obtain(step)
      case 'collect':
        if (!this.#isDropped(step.item)) return false
        return this.#obtain({ do: 'obtain', item: step.item, count: step.count + this.#carries(step.item) })
      case 'make':
        return this.#gathering.makes(step.item, step.count)
      case 'dig':
        return this.#dig(step)
      case 'build':
        return this.#build(step)
      case 'place':
        return this.#place(step.item, step.cell)
      case 'visit': {
        const cells = step.cells.map((cell) => tuple(this.#floor.near(cell)))
        return this.#call('goAround', { cells }, step.description)
      }
      case 'return': {
        const args = { pos: tuple(step.to), back: tuple(this.#floor.near(step.from)) }
        return this.#call('stepBackFrom', args, step.description)
      }
      case 'call':
        return this.#call(step.name, step.args, step.description)
    }
  }

  #obtain({ item, count }: StepOf<'obtain'>): boolean {
    if (isNamePattern(item) || !gameData(this.#task.gameVersion).hasItem(item)) return false
    const before = this.#gathering.shortfalls.length
    this.#gathering.need(item, count)
    return this.#gathering.shortfalls.length === before
  }

  /** Whether a block or mob of the scene drops it. */
  #isDropped(item: string): boolean {
    const { mobs, version } = this.scene
    return (
      this.#blocks.some(({ block }) => dropsOf(block.name, version).some((drop) => drop.item === item)) ||
      KILLED.some(([mob, loot]) => loot === item && mobs.some(({ kind }) => kind === mob))
    )
  }

  #carries(item: string): number {
    return this.#carried.get(item) ?? 0
  }

  #dig(step: StepOf<'dig'>): boolean {
    const { blocks } = step
    const all = distinct(blocks.flatMap((block) => [...coverOf(block, this.#own), block]))
    for (const { position } of all) {
      remove(this.#blocks, position)
      remove(this.#own, position)
    }
    const where = blocks.map(({ position }) => formatPosition(position)).join(', ')
    const description = `mine ${blocks.length} ${blocks[0]?.block.name} at ${where}`
    const cells = all.map(({ position }) => position)
    const dug = digCall(step, cells, description)
    return this.#call(dug.name, dug.args, dug.description)
  }

  #build({ item, shape, away }: StepOf<'build'>): boolean {
    const corner = this.#floor.corner(shape, away)
    return shape.every((cell) => this.#place(item, add(corner, cell)))
  }

  #place(item: string, cell: Position): boolean {
    this.#floor.fill(cell)
    return this.#call('putInPlace', { item, pos: tuple(cell) }, `place ${item} at ${formatPosition(cell)}`)
  }

  #call(...[name, args, description]: Parameters<GatheringPlanner['add']>): boolean {
    this.#gathering.add(name, args, description)
    return true
  }
}
