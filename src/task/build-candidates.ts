import { isWet } from '../game/placement/finishing.ts'
import type { BlueprintBlock } from './task.ts'

/** Blocks that may have received support, by layer. */
export class Candidates {
  readonly #layers = new Map<number, Set<BlueprintBlock>>()

  constructor(blocks: readonly BlueprintBlock[]) {
    for (const block of blocks) this.add(block)
  }

  add(block: BlueprintBlock): void {
    const { y } = block.position
    const known = this.#layers.get(y)
    if (known === undefined) this.#layers.set(y, new Set([block]))
    else known.add(block)
  }

  /** Removes the lowest layer. @returns its blocks; undefined if there are none left */
  takeLowest(): BlueprintBlock[] | undefined {
    if (this.#layers.size === 0) return undefined
    const layer = Math.min(...this.#layers.keys())
    const blocks = [...(this.#layers.get(layer) ?? [])]
    this.#layers.delete(layer)
    return blocks
  }
}

/** The blocks of a wave: blocks with water wait as candidates until the dry ones of their layer are placed. */
export function dryFirst<T extends { block: BlueprintBlock }>(
  ready: readonly T[],
  candidates: Candidates,
): readonly T[] {
  const dry = ready.filter(({ block }) => !isWet(block.block))
  if (dry.length === 0) return ready
  for (const { block } of ready) if (isWet(block.block)) candidates.add(block)
  return dry
}
