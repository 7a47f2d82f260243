import type { PacketFields } from '../../library/network.ts'
import type { ChunkColumn } from '../../library/prismarine.ts'
import type { ChunkData, Dialect } from '../../protocol/dialect/index.ts'
import { entityTypeOf, isShown } from '../blocks/block-entities.ts'
import type { Level } from '../level.ts'
import { shownNbt } from './block-nbt.ts'
import { columnKey } from './columns.ts'

type Serialize = (name: string, fields: PacketFields) => readonly Buffer[]

/** Chunk packets, serialized once per column and reused until the column changes. */
export class ChunkPackets {
  readonly #level: Level
  readonly #dialect: Dialect
  readonly #serialize: Serialize
  readonly #written = new Map<string, readonly Buffer[]>()
  #untouched: Buffer | undefined

  constructor(level: Level, dialect: Dialect, serialize: Serialize) {
    this.#dialect = dialect
    this.#level = level
    this.#serialize = serialize
  }

  packets(cx: number, cz: number): readonly Buffer[] {
    const key = columnKey(cx, cz)
    let packets = this.#written.get(key)
    if (!packets) {
      const column = this.#level.columns.ownColumn(cx, cz)
      packets = column ? this.#write(column, cx, cz) : this.#untouchedAt(cx, cz)
      this.#written.set(key, packets)
    }
    return packets
  }

  /** Drops the packets of a column that changed. */
  forget(cx: number, cz: number): void {
    this.#written.delete(columnKey(cx, cz))
  }

  /** The packets of all untouched columns differ only in the two coordinates after the packet's one-byte number. */
  #untouchedAt(cx: number, cz: number): readonly Buffer[] {
    if (!this.#dialect.movableChunks) return this.#write(this.#level.columns.fresh(), cx, cz)
    this.#untouched ??= Buffer.concat(this.#write(this.#level.columns.fresh(), 0, 0))
    const packet = Buffer.from(this.#untouched)
    packet.writeInt32BE(cx, 1)
    packet.writeInt32BE(cz, 5)
    return [packet]
  }

  #write(column: ChunkColumn, x: number, z: number): readonly Buffer[] {
    const data = this.#level.placesWithData(x, z).flatMap((position): ChunkData[] => {
      const type = entityTypeOf(this.#level.get(position).name)
      if (type === null) return []
      const nbt = isShown(type) ? shownNbt(this.#level, position) : undefined
      return [{ position, type, number: this.#dialect.entityType(type), nbt }]
    })
    return this.#dialect.chunk(column, x, z, data).flatMap(([name, fields]) => this.#serialize(name, fields))
  }
}
