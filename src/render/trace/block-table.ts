import type { RenderBlock } from '../cell.ts'

/** Numbers for blocks, for windows that are not filled with ids of states. 0 is air. */
export class BlockTable {
  readonly #blocks: RenderBlock[] = [{ name: 'air', properties: {} }]
  readonly #ids = new Map<string, number>()

  /** The number of a block: equal blocks have the same. */
  idOf(block: RenderBlock): number {
    if (block.name === 'air') return 0
    const key = `${block.name} ${Object.entries(block.properties).sort().join(' ')}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    this.#ids.set(key, this.#blocks.length)
    return this.#blocks.push(block) - 1
  }

  readonly blockOf = (id: number): RenderBlock => this.#blocks[id] ?? this.#blocks[0]!
}
