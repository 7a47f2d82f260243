import { sharedPackets } from '../../protocol/shared-packets.js';
import { entityTypeOf, isShown } from '../blocks/block-entities.js';
import { shownNbt } from './block-nbt.js';
import { columnKey } from './columns.js';
/** Distance from the origin within which flat worlds have arenas (chunks). */
const NEAR = 4;
const untouched = new Map();
/** Packets shared by all worlds of a version in this process. */
export function untouchedOf(version) {
    const packets = untouched.get(version) ?? new Map();
    untouched.set(version, packets);
    return packets;
}
/** Chunk packets, serialized once per column and reused until the column changes. */
export class ChunkPackets {
    #level;
    #light;
    #dialect;
    #serialize;
    #written = new Map();
    #near;
    #untouched;
    /** @param near packets of other worlds of the version, to which this world's are added */
    constructor({ level, light }, { dialect, serialize, near = new Map(), }) {
        this.#near = near;
        this.#dialect = dialect;
        this.#level = level;
        this.#light = light;
        this.#serialize = serialize;
    }
    packets(cx, cz) {
        const key = columnKey(cx, cz);
        let packets = this.#written.get(key);
        if (!packets) {
            const column = this.#level.columns.ownColumn(cx, cz);
            if (column)
                packets = this.#write(column, cx, cz);
            else if (this.#light.isUntouched(cx, cz))
                packets = this.#sharedAt(cx, cz);
            else
                packets = this.#write(this.#level.columns.fresh(), cx, cz);
            this.#written.set(key, packets);
        }
        return packets;
    }
    /** Drops the packets of a column that changed. */
    forget(cx, cz) {
        this.#written.delete(columnKey(cx, cz));
    }
    #sharedAt(cx, cz) {
        if (Math.max(Math.abs(cx), Math.abs(cz)) > NEAR)
            return this.#untouchedAt(cx, cz);
        const key = columnKey(cx, cz);
        const packets = this.#near.get(key) ?? this.#untouchedAt(cx, cz);
        this.#near.set(key, packets);
        for (const packet of packets)
            sharedPackets.add(packet);
        return packets;
    }
    /** The packets of all untouched columns differ only in the two coordinates after the packet's one-byte number. */
    #untouchedAt(cx, cz) {
        if (!this.#dialect.movableChunks)
            return this.#write(this.#level.columns.fresh(), cx, cz);
        this.#untouched ??= Buffer.concat(this.#write(this.#level.columns.fresh(), 0, 0));
        const packet = Buffer.from(this.#untouched);
        packet.writeInt32BE(cx, 1);
        packet.writeInt32BE(cz, 5);
        return [packet];
    }
    #write(column, x, z) {
        const data = this.#level.placesWithData(x, z).flatMap((position) => {
            const type = entityTypeOf(this.#level.get(position).name);
            if (type === null)
                return [];
            const nbt = isShown(type) ? shownNbt(this.#level, position) : undefined;
            return [{ position, type, number: this.#dialect.entityType(type), nbt }];
        });
        const light = this.#light.of(x, z);
        return this.#dialect
            .chunk({ column, x, z, light, data })
            .flatMap(([name, fields]) => this.#serialize(name, fields));
    }
}
