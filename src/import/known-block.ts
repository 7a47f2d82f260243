import type { BlockSpec } from '../game/block.ts'
import { blockPlacedBy } from '../game/blocks/item-blocks.ts'
import type { GameData } from '../game/data/game-data.ts'

/**
 * Turns a block into one that exists in the game: a torch or head with a facing becomes its wall form, and states that the
 * block does not have are removed. Unknown blocks stay unchanged. (VillagerBench writes `torch[facing=west]`, on which its
 * own commands fail.)
 * @param note called for every change
 */
export function knownBlock(block: BlockSpec, game: GameData, note: (why: string) => void): BlockSpec {
  if (!game.hasBlock(block.name)) return block
  const hung = blockPlacedBy(block.name, block.properties)
  const isHung = hung !== block.name && game.hasBlock(hung)
  const name = isHung ? hung : block.name
  if (isHung) note(`${block.name} with a facing read as ${name}, which the game places`)
  const states = game.blockProperties(name)
  const kept = Object.entries(block.properties).filter(([key, value]) => {
    if (states.get(key)?.includes(value)) return true
    note(`${key}=${value} of ${name} left out: the block has no such state`)
    return false
  })
  return { name, properties: Object.fromEntries(kept) }
}

/** Collects remarks and counts repetitions. */
export class Remarks {
  readonly #times = new Map<string, number>()
  readonly add = (remark: string): void => {
    this.#times.set(remark, (this.#times.get(remark) ?? 0) + 1)
  }

  list(): string[] {
    return [...this.#times].map(([remark, times]) => (times === 1 ? remark : `${remark} (${times} cells)`))
  }
}
