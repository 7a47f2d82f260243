import { isStation } from '../../game/blocks/kinds/stations.ts'
import type { Operation } from '../setup/operation.ts'

/** Limits within which each round gets its own supplies: blocks, mobs, and items of one gift (a full inventory). */
const MOST = { blocks: 64, mobs: 16, given: 2304 } as const
/** Distance between neighbouring scenes (blocks), and scenes per row. */
const APART = 2
const IN_A_ROW = 8

/**
 * A scene in which something can be done a number of times: consumed items, blocks and mobs are repeated for
 * each.
 */
export const sceneOfRounds = (operations: readonly Operation[], rounds: number): Operation[] => [
  ...operations.map((operation) => more(operation, rounds)),
  ...Array.from({ length: Math.min(rounds, MOST.blocks) - 1 }, (_, round) =>
    operations.flatMap((operation) => again(operation, round + 1)),
  ).flat(),
]

/** Scales a gift by the number of rounds, and effects by their duration. */
function more(operation: Operation, rounds: number): Operation {
  if (operation.kind === 'give')
    return { ...operation, count: Math.min(MOST.given, operation.count * rounds) }
  return operation.kind === 'effect' ? { ...operation, seconds: operation.seconds * rounds } : operation
}

/** The blocks and mobs that another round needs, next to the first. */
function again(operation: Operation, round: number): Operation[] {
  switch (operation.kind) {
    case 'setblock':
      return isStation(operation.block.replace(/[[{].*/, '')) ? [] : [beside(operation, round)]
    case 'summon':
      // One trader is enough for several trades.
      return round < MOST.mobs && !operation.nbt?.includes('Offers') ? [beside(operation, round)] : []
    default:
      return []
  }
}

function beside<O extends Extract<Operation, { kind: 'setblock' | 'summon' }>>(
  operation: O,
  round: number,
): O {
  const { x, y, z } = operation.at
  const at = {
    x: x + APART * Math.floor(round / IN_A_ROW),
    y,
    z: z + APART * (round % IN_A_ROW),
  }
  return { ...operation, at }
}
