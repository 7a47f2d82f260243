import type { GameEvent } from '../../core/journal/events.ts'
import { cellKey, type Position } from '../../core/position.ts'
import { type BlockSpec, isAir, parseBlock, satisfies } from '../../game/block.ts'
import { type ItemCount, totals } from '../../game/item-counts.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/**
 * The blocks of the arena and the contents of its containers, according to a journal. Cells that it does not mention are air.
 * Contents change only in tasks whose judge records them (`watchContainers`).
 */
export class WorldState {
  readonly #blocks = new Map<string, string>()
  readonly #contents = new Map<string, readonly ItemCount[]>()

  apply(event: GameEvent): void {
    if (event.type === 'arena.prepared') {
      for (const { position, block } of event.data.blocks) this.#blocks.set(cellKey(position), block)
      for (const { position, items } of event.data.containers)
        this.#contents.set(cellKey(position), totals(items))
    } else if (event.type === 'container.changed') {
      this.#contents.set(cellKey(event.data.position), event.data.items)
    } else if (event.type === 'block.changed') this.#blocks.set(cellKey(event.data.position), event.data.to)
  }

  /** The items in a container, each listed once; empty for cells without one. */
  contentsOf(position: Position): readonly ItemCount[] {
    return this.#contents.get(cellKey(position)) ?? []
  }

  /** The block in the syntax of the game's commands. */
  textAt(position: Position): string {
    return this.#blocks.get(cellKey(position)) ?? 'air'
  }

  blockAt(position: Position): BlockSpec {
    return parseBlock(this.textAt(position)) ?? { name: 'air', properties: {} }
  }

  /** All known cells that are not air. */
  *cells(): Generator<{ position: Position; block: BlockSpec }> {
    for (const [key, text] of this.#blocks) {
      const block = parseBlock(text)
      if (block === undefined || isAir(block.name)) continue
      const [x = 0, y = 0, z = 0] = key.split(',').map(Number)
      yield { position: { x, y, z }, block }
    }
  }

  shows({ position, block }: Pick<BlueprintBlock, 'position' | 'block'>): boolean {
    return satisfies(this.blockAt(position), block)
  }
}

/** The state after all events. */
export function worldAfter(events: Iterable<GameEvent>): WorldState {
  const world = new WorldState()
  for (const event of events) world.apply(event)
  return world
}

/** The state of the prepared arena before any action. */
export function worldBefore(events: Iterable<GameEvent>): WorldState {
  const world = new WorldState()
  for (const event of events) if (event.type === 'arena.prepared') world.apply(event)
  return world
}
