import type { ContentIssue } from '../core/checked/checked.ts'
import { formatPosition, inBox } from '../core/position.ts'
import { isAir } from '../game/block.ts'
import type { GameData } from '../game/data/game-data.ts'
import { PartChecker } from '../task/part-checker.ts'
import type { Atom, AtomEntry } from './atom-schema.ts'

/**
 * The cells a room's blocks can occupy, relative to its centre: walls, floor and everything within an agent's
 * reach.
 */
const ROOM = { min: { x: -4, y: -1, z: -4 }, max: { x: 4, y: 4, z: 4 } }
const ROOM_NAME = `the room, which reaches from ${formatPosition(ROOM.min)} to ${formatPosition(ROOM.max)}`
/**
 * Area in which effects can lie, relative to a room's centre, including neighbouring rooms. The ground of a task extends to its
 * gates.
 */
const AROUND = { min: { x: -64, y: -64, z: -64 }, max: { x: 64, y: 64, z: 64 } }
/** Maximum number of entries in a list: more than a room has cells. */
const MAX_ENTRIES = 1000

/** The first entry of an atom that cannot be in any room: too many blocks, an unknown block or item, a place outside the room. */
export function atomIssue({ in: brought, out, ...lists }: Atom, game: GameData): ContentIssue | undefined {
  const checker = new PartChecker(game, (cell) => inBox(ROOM, cell))
  for (const list of ['init', 'condition', 'effect'] as const) {
    const issue = listIssue(list, lists[list], checker)
    if (issue !== undefined) return issue
  }
  for (const item of Object.keys(brought)) checker.item(item, ['in', item])
  for (const item of Object.keys(out)) checker.item(item, ['out', item])
  return checker.issues[0]
}

/** The first error in a list of blocks. Effects may lie outside the room. */
function listIssue(
  list: 'init' | 'condition' | 'effect',
  entries: readonly AtomEntry[],
  checker: PartChecker,
): ContentIssue | undefined {
  if (entries.length > MAX_ENTRIES)
    return { path: [list], message: `${entries.length} entries are too many; the maximum is ${MAX_ENTRIES}` }
  for (const [index, { name, position }] of entries.entries()) {
    const [x, y, z] = position
    if (!inBox(AROUND, { x, y, z }))
      return {
        path: [list, index, 'position'],
        message: `${formatPosition({ x, y, z })} is more than ${AROUND.max.x} blocks from the middle of the room`,
      }
    if (isAir(name) || name.startsWith('summon_')) continue
    checker.block(name, [list, index, 'name'])
    if (list !== 'effect' && !inBox(ROOM, { x, y, z }))
      checker.issue([list, index, 'position'], `${formatPosition({ x, y, z })} lies outside ${ROOM_NAME}`)
    if (checker.issues.length > 0) return checker.issues[0]
  }
  return undefined
}
