import { entityTypeOf, isShown } from '../blocks/block-entities.ts'
import type { Game } from '../game.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { shownNbt } from './block-nbt.ts'
import { columnKey } from './columns.ts'

/** From so many changes in one 16×16×16 section they are told in one packet. */
const TOGETHER_FROM = 2

/** Blocks that changed and of which clients do not know yet. */
export class BlockNews {
  private readonly game: Game
  private readonly changed = new Map<string, Vec>()

  constructor(game: Game) {
    this.game = game
  }

  note(p: Vec): void {
    this.changed.set(keyOf(p), p)
    this.game.chunks.forget(p.x >> 4, p.z >> 4)
  }

  /** Tells everybody who has the chunks. */
  tell(): void {
    if (this.changed.size === 0) return
    const sections = new Map<string, Vec[]>()
    for (const p of this.changed.values()) {
      const key = `${p.x >> 4},${p.y >> 4},${p.z >> 4}`
      const list = sections.get(key)
      if (list) list.push(p)
      else sections.set(key, [p])
    }
    this.changed.clear()
    for (const positions of sections.values()) this.tellSection(positions)
  }

  private tellSection(positions: readonly Vec[]): void {
    const { game } = this
    const [first] = positions
    if (!first) return
    const section = { x: first.x >> 4, y: first.y >> 4, z: first.z >> 4 }
    const key = columnKey(section.x, section.z)
    const stateAt = (p: Vec) => game.level.columns.get(p)
    const informed = (player: { loaded: ReadonlySet<string> }) => player.loaded.has(key)
    if (positions.length < TOGETHER_FROM) {
      game.broadcast('block_change', { location: first, type: stateAt(first) }, informed)
      this.tellData(positions, informed)
      return
    }
    game.broadcast(
      'multi_block_change',
      {
        chunkCoordinates: section,
        suppressLightUpdates: true,
        records: positions.map(
          (p) => (stateAt(p) << 12) | ((p.x & 15) << 8) | ((p.z & 15) << 4) | (p.y & 15),
        ),
      },
      informed,
    )
    this.tellData(positions, informed)
  }

  /** Signs and the like say with every change what is on them (vanilla ChunkHolder.broadcastBlockEntityIfNeeded). */
  private tellData(positions: readonly Vec[], informed: Parameters<Game['broadcast']>[2]): void {
    const { level, dialect } = this.game
    for (const location of positions) {
      const type = entityTypeOf(level.get(location).name)
      if (type === null || !isShown(type)) continue
      const fields = { location, action: dialect.entityType(type), nbtData: shownNbt(level, location) }
      this.game.broadcast('tile_entity_data', fields, informed)
    }
  }
}
