import { loadRegistry } from '../../library/registry.js';
import { BASE_VERSION, tallChunk } from './base.js';
import { entityTypesOf } from './block-entity-types.js';
import { before1_17 } from './layers/before-1.17.js';
import { before1_18 } from './layers/before-1.18.js';
import { before1_19 } from './layers/before-1.19.js';
import { since1_19_3 } from './layers/since-1.19.3.js';
import { since1_20_2 } from './layers/since-1.20.2.js';
import { since1_20_3 } from './layers/since-1.20.3.js';
import { since1_20_5 } from './layers/since-1.20.5.js';
import { since1_20 } from './layers/since-1.20.js';
import { since1_21_2 } from './layers/since-1.21.2.js';
import { tallLight } from './light.js';
const LATER = [since1_19_3, since1_20, since1_20_2, since1_20_3, since1_20_5, since1_21_2];
/** Layers of each version, starting at the game. */
const LAYERS = {
    '1.16.5': [before1_19, before1_18, before1_17],
    [BASE_VERSION]: [],
    '1.20.4': LATER.slice(0, 4),
    '1.21.1': LATER.slice(0, 5),
    '1.21.4': LATER,
};
/** Versions whose worlds are 256 blocks high. */
const LOW_WORLDS = new Set(['1.16.5']);
export const VERSIONS = Object.keys(LAYERS);
/** The dialect of a version, which must be one of VERSIONS. */
export function dialectOf(version) {
    const registry = loadRegistry(version);
    const layers = (LAYERS[version] ?? []).map((make) => make(registry));
    const chunk = layers.find((layer) => layer.chunk)?.chunk;
    const light = layers.find((layer) => layer.light)?.light;
    const low = LOW_WORLDS.has(version);
    const types = entityTypesOf(version);
    const encode = (name, fields) => layers.length === 0 ? [[name, fields]] : layers.reduce(encodeLayer, [[name, fields]]);
    return {
        version,
        registry,
        bottom: low ? 0 : -64,
        top: low ? 256 : 320,
        encode,
        decode: (name, fields, answer) => decodeThrough(layers, [name, fields], answer),
        chunk: chunk ?? tallChunk,
        light: light ?? tallLight,
        entityType: (type) => Math.max(0, types.indexOf(type)),
        movableChunks: chunk === undefined,
        chunkBatches: registry.isNewerOrEqualTo('1.20.2'),
    };
}
function encodeLayer(packets, { outgoing = {} }) {
    return packets.flatMap((packet) => {
        const encode = outgoing[packet[0]];
        if (!encode)
            return [packet];
        const encoded = encode(packet[1]);
        if (encoded === null)
            return [];
        return isPacket(encoded) ? [encoded] : encoded;
    });
}
const isPacket = (encoded) => typeof encoded[0] === 'string';
/** Passes a packet through all layers, from the client to the game. */
function decodeThrough(layers, packet, answer) {
    let decoded = packet;
    for (let i = layers.length - 1; i >= 0 && decoded; i--) {
        const decode = layers[i]?.incoming?.[decoded[0]];
        if (decode)
            decoded = decode(decoded[1], answer);
    }
    return decoded;
}
