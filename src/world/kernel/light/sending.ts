import type { PacketFields } from '../../library/network.ts'
import type { Dialect } from '../../protocol/dialect/index.ts'
import { columnKey } from '../chunks/columns.ts'
import type { ChunkPackets } from '../chunks/packets.ts'
import type { Player } from '../player/player.ts'
import { columnOf } from './layer.ts'
import type { Light } from './light.ts'

/** The parts of the game that sending light uses. */
interface LightAudience {
  readonly light: Light
  readonly dialect: Dialect
  readonly chunks: ChunkPackets
  readonly players: readonly Player[]
  readonly world: { sendShared(players: readonly Player[], name: string, fields: PacketFields): void }
}

/**
 * Sends the light that has changed since the last call. Vanilla sends it only where a client cannot compute it, because the
 * official client computes light itself; bot libraries do not.
 */
export function sendLight({ light, dialect, chunks, players, world }: LightAudience): void {
  light.settle()
  const { sky, block } = light
  if (sky.changed.size === 0 && block.changed.size === 0) return
  for (const number of new Set([...sky.changed.keys(), ...block.changed.keys()])) {
    const { cx, cz } = columnOf(number)
    chunks.forget(cx, cz)
    const key = columnKey(cx, cz)
    const receivers = players.filter(({ inPlay, loaded }) => inPlay && loaded.has(key))
    if (receivers.length === 0) continue
    const sections = { sky: sky.changed.get(number) ?? 0, block: block.changed.get(number) ?? 0 }
    world.sendShared(receivers, ...dialect.light({ x: cx, z: cz }, light.of(cx, cz), sections))
  }
  sky.changed.clear()
  block.changed.clear()
}
