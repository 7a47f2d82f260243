import { formatPosition } from '../core/position.ts'
import { isCarpet, isTooHighToStepOver } from '../game/blocks/kinds/barriers.ts'
import { named, tablesOf } from '../game/data/tables.ts'
import type { GameVersion } from '../game/version.ts'
import type { AtomRoom } from './atom-room.ts'
import type { Cell } from './atom-schema.ts'

/** Adds notes on blocks in front of a room's gates, and whether a team can pass them. Cells are relative to the room's centre. */
export function gateNotes({ gates, blocks, mechanisms }: AtomRoom, version: GameVersion): string[] {
  const gateCells = gates.flatMap(({ cells }) => cells.map(({ at }) => at))
  const removed = new Set(gateCells.map(String))
  const solid = new Map(
    [...blocks, ...mechanisms]
      .filter(({ block, at }) => isSolid(block, version) && !removed.has(String(at)))
      .map(({ block, at }) => [String(at), block]),
  )
  const columns = new Map(gateCells.map((at) => [`${at[0]},${at[2]}`, inFrontOf(at)]))
  const fronts = [...columns.values()].map((column) =>
    [0, 1].flatMap((y) => {
      const at: Cell = [column[0], y, column[2]]
      const block = solid.get(String(at))
      return block === undefined ? [] : [{ block, at }]
    }),
  )
  const closes = ({ block, at }: { block: string; at: Cell }) =>
    at[1] === 1 || isTooHighToStepOver(nameOf(block))
  const isLow = ([column]: [string, Cell]) =>
    [0, 1].some((y) => !gateCells.some((at) => at[1] === y && `${at[0]},${at[2]}` === column))
  const lowNotes = [...columns].every(isLow)
    ? [...columns.keys()].map(
        (column) =>
          `gate at ${column.replace(',', ', 0, ')} from the middle of the room: the original opens too few cells for a player to pass, here the whole column opens`,
      )
    : []
  const isWayLeft = fronts.some((front) => !front.some(closes))
  const frontNotes = fronts.flatMap((front) => {
    if (front.length === 0) return []
    const cells = front
      .map(({ block, at: [x, y, z] }) => `${block} at ${formatPosition({ x, y, z })}`)
      .join(' and ')
    const what = `in front of a gate: ${cells}, from the middle of the room`
    if (!front.some(closes)) return [`${what}; agents step over it`]
    return isWayLeft
      ? [`${what}; no agent can pass there, but the gate beside it is free`]
      : [
          `${what}; no agent can leave the room. The original counts it as done once the gate is open, here it is done once all are out`,
        ]
  })
  return [...lowNotes, ...frontNotes]
}

/** The cell inside the room before a cell of its wall. */
const inFrontOf = ([x, y, z]: Cell): Cell =>
  Math.abs(z) === 4 ? [x, y, z - Math.sign(z)] : [x - Math.sign(x), y, z]

const nameOf = (block: string): string => block.replace(/\[.*$/, '')

/** Whether a block stops bodies: an open door or gate does not. */
const isSolid = (block: string, version: GameVersion): boolean =>
  !/[[,]open=true/.test(block) &&
  !isCarpet(nameOf(block)) &&
  named(tablesOf(version).blocksByName, nameOf(block))?.boundingBox === 'block'
