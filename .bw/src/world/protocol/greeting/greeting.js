import { json, text } from '../fields.js';
import { MOTD } from '../public-facts.js';
import { gridRecipes, recipeFields } from './recipes.js';
import { tagFields } from './tags.js';
const BRAND = Buffer.from('causalmace');
/** The brand in the form of a plugin message: its length and its letters. */
export const brandFields = {
    channel: 'minecraft:brand',
    data: Buffer.concat([Buffer.from([BRAND.length]), BRAND]),
};
/** The packet with the server's description for lists. */
export const serverData = [
    'server_data',
    { motd: json(text(MOTD)), icon: undefined, previewsChat: false, enforcesSecureChat: false },
];
/**
 * The packets of tags and recipes. Bots in memory do not get them: they know both from their own data, and
 * reading them takes long.
 */
export function dataPackets(registry) {
    const packets = known.get(registry) ?? [
        ['declare_recipes', recipeFields(gridRecipes(registry))],
        ['tags', tagFields(registry)],
    ];
    known.set(registry, packets);
    return packets;
}
const known = new WeakMap();
/**
 * Lets minecraft-protocol send brand, features and tags in the configuration state (1.20.2 and later), and keeps it from describing
 * the server before the play state has begun.
 */
export function greetInConfiguration(client, registry, sendsTags) {
    const write = client.write.bind(client);
    let isGreeted = false;
    client.write = (name, fields) => {
        if (name === 'server_data')
            return;
        if (name === 'registry_data' && !isGreeted) {
            isGreeted = true;
            write('custom_payload', brandFields);
            write('feature_flags', { features: ['minecraft:vanilla'] });
        }
        if (name === 'finish_configuration' && sendsTags)
            for (const [kind, packet] of dataPackets(registry))
                if (kind === 'tags')
                    write(kind, packet);
        write(name, fields);
    };
}
