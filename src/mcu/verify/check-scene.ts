import type { Box, Position } from '../../core/position.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Predicate } from '../predicate/predicate.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import { checkNames } from '../setup/check-names.ts'
import { groundAround } from '../setup/ground-around.ts'
import type { Finding, Operation } from '../setup/operation.ts'
import { parseCommand } from '../setup/parse.ts'
import { checkGoal } from './check-goal.ts'
import { walledIn } from './walled-in.ts'

/** A scene in its author's form. */
export interface WrittenScene {
  readonly commands: readonly string[]
  /** The condition for reaching the goal; absent if only an observer can tell. */
  readonly success?: Predicate
  readonly version: GameVersion
  /** The area in which agents may move, their start, and the ground below them. */
  readonly arena: {
    readonly box: Box
    readonly spawn: Position
    readonly floor?: string
    readonly ground?: number
  }
}

const ORIGIN: Position = { x: 0, y: 0, z: 0 }
/** Maximum size of a fill in the game. */
const FILL_LIMIT = 32_768

/** All problems of a scene that can be found without playing it, earliest command first. */
export function checkScene({ commands, success, version, arena }: WrittenScene): Finding[] {
  const operations: Operation[] = []
  const findings: Finding[] = []
  commands.forEach((text, command) => {
    const read = parseCommand(text)
    if ('finding' in read) findings.push({ ...read.finding, command })
    else {
      const named = checkNames([read.operation], version).map((finding) => ({ ...finding, command }))
      findings.push(...named)
      if (named.length === 0) operations.push(read.operation)
    }
  })
  findings.push(...checkNames(operations, version).filter(({ type }) => type === 'too_many_slots'))
  const box = {
    min: minus(arena.box.min, arena.spawn),
    max: minus(arena.box.max, arena.spawn),
  }
  findings.push(...outside(operations, box))
  const blocks = blocksAfter(operations, ORIGIN)
  findings.push(...walledIn(operations, blocks, version))
  if (success !== undefined) {
    const ground = groundAround({ floor: 'grass_block', ...arena, box, spawn: ORIGIN }, operations)
    findings.push(...checkGoal(success, { operations, blocks: [...blocks, ...ground], box, version }))
  }
  return findings
}

/** Blocks and mobs placed where no agent may go, and fills that are too large. */
function outside(operations: readonly Operation[], { min, max }: Box): Omit<Finding, 'command'>[] {
  // The ground may be changed as well.
  const isOut = ({ x, y, z }: Position) => x < min.x || x > max.x || z < min.z || z > max.z || y > max.y
  const place = `the place where agents may go (${min.x} to ${max.x} east, ${min.z} to ${max.z} south, up to ${max.y} up)`
  return operations.flatMap((operation): Omit<Finding, 'command'>[] => {
    if (operation.kind === 'fill' && cellsIn(operation.from, operation.to) > FILL_LIMIT)
      return [{ type: 'bad_count', message: `a fill has at most ${FILL_LIMIT} cells` }]
    const { name, cells } = changeOf(operation)
    return cells.some(isOut) ? [{ type: 'out_of_reach', message: `${name} is put outside ${place}` }] : []
  })
}

/** The block or mob that an operation adds to the scene, and cells that bound its place. */
function changeOf(operation: Operation): { name: string; cells: readonly Position[] } {
  switch (operation.kind) {
    case 'setblock':
      return { name: operation.block, cells: [operation.at] }
    case 'summon':
      return { name: operation.entity, cells: [operation.at] }
    case 'fill':
      return { name: operation.block, cells: [operation.from, operation.to] }
    default:
      return { name: '', cells: [] }
  }
}

const cellsIn = (from: Position, to: Position): number =>
  (Math.abs(from.x - to.x) + 1) * (Math.abs(from.y - to.y) + 1) * (Math.abs(from.z - to.z) + 1)

const minus = (a: Position, b: Position): Position => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
