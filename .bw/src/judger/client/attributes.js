import { adapt } from './adapt.js';
/**
 * Names attributes as prismarine-physics asks for them, before mineflayer 4.39 stores them: it reads `key`, which packets of 1.17
 * to 1.20.4 call `name`; since 1.20.5, the library's names for their numbers differ from those in its table, and since 1.21 they
 * are wrong. Without this, neither speed nor slowness affects a bot.
 */
export function nameAttributes(bot) {
    let wrongNames;
    bot._client.prependListener('entity_update_attributes', (packet) => {
        const registry = adapt(bot.registry);
        wrongNames ??= tableNames(registry);
        for (const property of packet.properties) {
            const name = property.key ?? property.name ?? '';
            property.key = wrongNames.get(name) ?? name.replace(/^minecraft:/, '');
        }
    });
}
/** A version's own names for the attributes, by the library's names; empty before 1.20.5. */
function tableNames({ attributesArray, protocol }) {
    const mappings = mappingsIn(protocol.play.toClient.types['packet_entity_update_attributes']) ?? {};
    return new Map(Object.entries(mappings).map(([number, name]) => [
        name,
        attributesArray[Number(number)]?.resource ?? name,
    ]));
}
function mappingsIn(part) {
    if (typeof part !== 'object' || part === null)
        return undefined;
    if ('mappings' in part)
        return part.mappings;
    for (const inner of Object.values(part)) {
        const mappings = mappingsIn(inner);
        if (mappings)
            return mappings;
    }
    return undefined;
}
