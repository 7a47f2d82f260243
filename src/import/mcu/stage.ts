import type { Position } from '../../core/position.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Reading } from '../../mcu/meaning/reading.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/predicate.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import type { Operation } from '../../mcu/setup/operation.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import { hasChanceOf } from '../../mcu/verify/chances.ts'
import { checkScene, type WrittenScene } from '../../mcu/verify/check-scene.ts'
import type { OpenDraft } from '../../scenario/open/draft.ts'
import { additionsTo, lacksOf } from './complete.ts'
import { turnedAway } from './facing.ts'
import { type FlatPlace, flatPlaceFor } from './place.ts'
import { anyTerrain, worldFor } from './world.ts'

/** The place where a foreign task is played, and the blocks in it. */
export interface Stage {
  readonly operations: readonly Operation[]
  readonly place: { readonly arena: FlatPlace } | { readonly terrain: NonNullable<OpenDraft['terrain']> }
  /** Why the task cannot be set up; absent if it can. */
  readonly obstacle?: string
}

export interface StageRequest {
  /** The file's commands, corrected. */
  readonly operations: readonly Operation[]
  readonly success: Predicate | undefined
  readonly meaning: Reading | undefined
  /** Whether milestones are scored. */
  readonly isLong: boolean
  readonly version: GameVersion
  readonly notes: string[]
  /** Whether the expert knows how to reach the whole goal, or a milestone, on a stage. */
  hasWay(stage: Stage): boolean
}

/**
 * Decides where a task is played: in terrain if its text or goal needs a natural world, or if the file leaves everything to the
 * world and the world provides it; otherwise on flat ground, completed from our own scene of the same task.
 */
export function stageFor(given: StageRequest): Stage {
  const request = withStructures(given)
  const { operations, success, meaning, isLong, notes } = request
  const world = isLong ? anyTerrain('a long task') : worldFor(meaning, success)
  if (world !== undefined && 'obstacle' in world) {
    notes.push(`cannot be set up: ${world.obstacle}`)
    return { ...flatStage(request, operations), obstacle: world.obstacle }
  }
  if (world !== undefined) {
    notes.push(`played in terrain: ${world.why}`)
    return { operations, place: { terrain: world.terrain } }
  }
  const [lack] = lacksOf(sceneOn(request, operations))
  if (lack === undefined) return flatStage(request, operations)
  if (operations.every(leavesWorldAlone)) {
    const wild = anyTerrain('the file leaves what the goal needs to the world')
    if ('terrain' in wild && request.hasWay({ operations, place: { terrain: wild.terrain } })) {
      notes.push(`played in terrain: ${wild.why}`)
      return { operations, place: { terrain: wild.terrain } }
    }
  }
  return completed(request, lack.message)
}

/** The request, plus the structures that its goal names; we build them, since no file does. */
function withStructures(request: StageRequest): StageRequest {
  const built = (request.meaning?.parts ?? []).flatMap(({ judged, words, scene }) => {
    const isPlace = judged.by === 'rule' && judged.predicate.kind === 'stays' && 'box' in judged.predicate
    return isPlace && scene !== undefined ? [{ words, scene }] : []
  })
  for (const { words } of built)
    request.notes.push(`"${words}": a small structure of our own stands behind the player`)
  return { ...request, operations: [...request.operations, ...built.flatMap(({ scene }) => scene)] }
}

/**
 * Kinds of goals that no agent can reach unless the scene contains their items or ingredients; other kinds depend on actions that
 * are not traced.
 */
const CERTAIN: ReadonlySet<string> = new Set(['mined', 'crafted', 'killed', 'sighted', 'held', 'picked_up'])

/**
 * Whether something missing from the scene shows that the goal is out of reach: the goal's kind allows the
 * conclusion, and its items are not obtained by chance either.
 */
const isDecided = (leaf: Leaf, { operations, version }: StageRequest): boolean =>
  CERTAIN.has(leaf.kind) &&
  !(
    'of' in leaf &&
    leaf.of.some((item) =>
      hasChanceOf(item, { operations, blocks: blocksAfter(operations, ORIGIN), version }),
    )
  )

const ORIGIN: Position = { x: 0, y: 0, z: 0 }

const leavesWorldAlone = ({ kind }: Operation): boolean =>
  kind !== 'setblock' && kind !== 'fill' && kind !== 'summon'

/** Flat ground with the things that the file lacks, if our own scenes have them. */
function completed(request: StageRequest, lack: string): Stage {
  const { operations, success, meaning, version, notes } = request
  const added = additionsTo(sceneOn(request, operations), meaning)
  if (added !== undefined && added.length > 0) {
    const commands = added.map((operation) => writeCommand(operation, version)).join(', ')
    notes.push(`added from our own scene of the same task (${lack}): ${commands}`)
    return flatStage(request, [...operations, ...added])
  }
  const stage = flatStage(request, operations)
  const isCertain = success !== undefined && leavesOf(success).every((leaf) => isDecided(leaf, request))
  return !isCertain || request.hasWay(stage) ? stage : { ...stage, obstacle: `as it is written, ${lack}` }
}

function flatStage(request: StageRequest, operations: readonly Operation[]): Stage {
  const { success, version, notes } = request
  const all = [...operations, ...turnedAway(operations, success, { version, notes })]
  const commands = all.map((operation) => writeCommand(operation, version))
  // The original remains unchanged; obstacles to its goal are reported.
  const { arena, success: goal } = sceneOn(request, all)
  const findings = checkScene({ commands, ...(goal === undefined ? {} : { success: goal }), version, arena })
  for (const { message } of findings) notes.push(`as it is written: ${message}`)
  return { operations: all, place: { arena: flatPlaceFor(all, depthOf(success)) } }
}

const sceneOn = ({ success, version }: StageRequest, operations: readonly Operation[]) => ({
  operations,
  success,
  version,
  arena: writtenArena(flatPlaceFor(operations, depthOf(success))),
})

/** How deep below its start an agent has to get (blocks). */
const depthOf = (goal: Predicate | undefined): number =>
  goal === undefined
    ? 0
    : Math.max(0, ...leavesOf(goal).map((leaf) => (leaf.kind === 'offset' ? (leaf.down ?? 0) : 0)))

const cell = ([x = 0, y = 0, z = 0]: readonly number[]): Position => ({ x, y, z })

const writtenArena = ({ min, max, spawn, ground }: FlatPlace): WrittenScene['arena'] => ({
  box: { min: cell(min as number[]), max: cell(max as number[]) },
  spawn: cell(spawn),
  ...(ground === undefined ? {} : { ground }),
})
