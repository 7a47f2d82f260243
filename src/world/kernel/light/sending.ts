import type { PacketFields } from '../../library/network.ts'
import type { Dialect } from '../../protocol/dialect/index.ts'
import { columnKey } from '../chunks/columns.ts'
import type { ChunkPackets } from '../chunks/packets.ts'
import { columnOf } from './layer.ts'
import type { Light } from './light.ts'

/** What sending light needs of the game. */
export interface LightAudience {
  readonly light: Light
  readonly dialect: Dialect
  readonly chunks: ChunkPackets
  readonly players: readonly { readonly loaded: ReadonlySet<string> }[]
  broadcast(
    name: string,
    fields: PacketFields,
    to: (player: { readonly loaded: ReadonlySet<string> }) => boolean,
  ): void
}

/**
 * Sends the light that has changed since the last call. Vanilla sends it only where a client cannot compute it, because the
 * official client computes light itself; libraries of bots do not.
 */
export function sendLight(game: LightAudience): void {
  const { light, dialect, chunks } = game
  light.settle()
  const columns = new Set([...light.sky.changed.keys(), ...light.block.changed.keys()])
  if (columns.size === 0) return
  for (const number of columns) {
    const { cx, cz } = columnOf(number)
    const sections = { sky: light.sky.changed.get(number) ?? 0, block: light.block.changed.get(number) ?? 0 }
    chunks.forget(cx, cz)
    const key = columnKey(cx, cz)
    const hasChunk = ({ loaded }: { readonly loaded: ReadonlySet<string> }) => loaded.has(key)
    if (!game.players.some(hasChunk)) continue
    const [name, fields] = dialect.light({ x: cx, z: cz }, light.of(cx, cz), sections)
    game.broadcast(name, fields, hasChunk)
  }
  light.sky.changed.clear()
  light.block.changed.clear()
}
