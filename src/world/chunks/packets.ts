import { nbtCompound, nbtLongs } from '../library/nbt.ts'
import type { ChunkColumn } from '../library/prismarine.ts'
import { type Columns, columnKey } from './columns.ts'

/** Longs of a height map of a world 384 blocks high; clients that read blocks themselves need no heights. */
const HEIGHT_MAP_LONGS = 37

type Serialize = (name: string, fields: Readonly<Record<string, unknown>>) => Buffer

/** Chunk packets, written once per column and reused until the column changes. */
export class ChunkPackets {
  private readonly columns: Columns
  private readonly serialize: Serialize
  private readonly written = new Map<string, Buffer>()
  private untouched: Buffer | undefined

  constructor(columns: Columns, serialize: Serialize) {
    this.columns = columns
    this.serialize = serialize
  }

  packet(cx: number, cz: number): Buffer {
    const key = columnKey(cx, cz)
    let packet = this.written.get(key)
    if (!packet) {
      const column = this.columns.editedColumn(cx, cz)
      packet = column ? this.write(column, cx, cz) : this.untouchedAt(cx, cz)
      this.written.set(key, packet)
    }
    return packet
  }

  /** The column has changed. */
  forget(cx: number, cz: number): void {
    this.written.delete(columnKey(cx, cz))
  }

  /** All untouched columns are alike but for the two coordinates right after the packet's one-byte number. */
  private untouchedAt(cx: number, cz: number): Buffer {
    this.untouched ??= this.write(this.columns.fresh(), 0, 0)
    const packet = Buffer.from(this.untouched)
    packet.writeInt32BE(cx, 1)
    packet.writeInt32BE(cz, 5)
    return packet
  }

  private write(column: ChunkColumn, x: number, z: number): Buffer {
    return this.serialize('map_chunk', {
      x,
      z,
      heightmaps: nbtCompound({
        MOTION_BLOCKING: nbtLongs(Array.from({ length: HEIGHT_MAP_LONGS }, () => [0, 0])),
      }),
      chunkData: column.dump(),
      blockEntities: [],
      trustEdges: true,
      ...column.dumpLight(),
    })
  }
}
