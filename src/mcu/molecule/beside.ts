import { cellKey } from '../../core/position.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'

const ORIGIN = { x: 0, y: 0, z: 0 }
/** Maximum number of positions tried, two blocks apart. */
const MOST_MOVES = 8

/**
 * A scene's operations, moved aside until its blocks no longer overlap with another scene's; items for the hand go into the
 * inventory instead.
 */
export function beside(setup: readonly Operation[], other: readonly Operation[]): Operation[] {
  const taken = new Set(blocksAfter(other, ORIGIN).map(({ position }) => cellKey(position)))
  const given = setup.map((operation): Operation => {
    if (operation.kind !== 'equip' || !operation.slot.startsWith('weapon')) return operation
    const { item, count, nbt } = operation
    return { kind: 'give', item, count, ...(nbt === undefined ? {} : { nbt }) }
  })
  return [...shifted(given, taken)]
}

/** Moves a scene's blocks and mobs to the side until they are not in any taken cell. */
export function shifted(
  setup: readonly Operation[],
  taken: { has(cell: string): boolean },
): readonly Operation[] {
  for (let aside = 0; aside < MOST_MOVES; aside++) {
    const moved = setup.map((operation): Operation => {
      if (operation.kind === 'setblock' || operation.kind === 'summon')
        return { ...operation, at: { ...operation.at, z: operation.at.z + 2 * aside } }
      if (operation.kind === 'fill') {
        const by = (at: typeof operation.from) => ({ ...at, z: at.z + 2 * aside })
        return { ...operation, from: by(operation.from), to: by(operation.to) }
      }
      return operation
    })
    if (blocksAfter(moved, ORIGIN).every(({ position }) => !taken.has(cellKey(position)))) return moved
  }
  return setup
}
