import { formatBlock } from '../game/block.ts'
import { isDoor } from '../game/blocks/kinds/openings.ts'
import type { GameData } from '../game/data/game-data.ts'
import type { AtomEntry, Cell } from './atom-schema.ts'
import { sameCell } from './atom-schema.ts'
import { farmBlock } from './farm-blueprint.ts'
import { knownBlock } from './known-block.ts'

/** Block states that are kept. The original compares all of them except `face`. */
const STATES = ['open', 'facing', 'axis', 'part', 'hinge', 'powered', 'type', 'face']

/** A block with its position, in the form of task files. */
export interface PlacedText {
  block: string
  at: Cell
}

/** The game version that decides which names exist, and the notes to add to. */
export interface Spelling {
  game: GameData
  notes: string[]
}

/** The block with its relevant states. The original's commands fail on states that a block does not have. */
export function spelled(entry: AtomEntry, { game, notes }: Spelling): string {
  const { name, properties } = farmBlock(entry)
  const counting = Object.entries(properties).filter(([key]) => STATES.includes(key))
  const note = (why: string) => void (notes.includes(why) || notes.push(why))
  return formatBlock(knownBlock({ name, properties: Object.fromEntries(counting) }, game, note))
}

/**
 * The entry of a door's lower half. The original sets an upper half above every door, and some doors are given as two entries.
 */
export function lowerHalfOf(entry: AtomEntry, all: readonly AtomEntry[]): AtomEntry {
  if (!isDoor(entry.name)) return entry
  const [x, y, z] = entry.position
  return all.find(({ name, position }) => name === entry.name && sameCell(position, [x, y - 1, z])) ?? entry
}

/** The cells of a block: two for a door. */
export function cellsOf(entry: AtomEntry, spelling: Spelling): PlacedText[] {
  const block = spelled(entry, spelling)
  if (!isDoor(entry.name)) return [{ block, at: entry.position }]
  const half = (which: string) =>
    block.includes('[') ? block.replace(']', `,half=${which}]`) : `${block}[half=${which}]`
  const [x, y, z] = entry.position
  return [
    { block: half('lower'), at: [x, y, z] },
    { block: half('upper'), at: [x, y + 1, z] },
  ]
}
