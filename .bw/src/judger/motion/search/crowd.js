/** Entities that paths ignore. */
const PASSABLE = new Set([
    ...['area_effect_cloud', 'arrow', 'dragon_fireball', 'egg', 'end_crystal', 'ender_pearl', 'evoker_fangs'],
    ...['experience_bottle', 'experience_orb', 'eye_of_ender', 'falling_block', 'fireball', 'firework_rocket'],
    ...[
        'fishing_bobber',
        'item',
        'item_frame',
        'leash_knot',
        'lightning_bolt',
        'llama_spit',
        'painting',
        'potion',
    ],
    ...['shulker_bullet', 'small_fireball', 'snowball', 'spectral_arrow', 'tnt', 'trident', 'wither_skull'],
]);
/** How many other bodies are in each cell now, as a bot's client sees them. */
export function crowdAround(bot) {
    const counts = new Map();
    for (const entity of Object.values(bot.entities)) {
        if (entity === bot.entity || PASSABLE.has(entity.name ?? ''))
            continue;
        const { position, width = 0, height = 0 } = entity;
        for (let x = Math.floor(position.x - width / 2); x < Math.ceil(position.x + width / 2); x++)
            for (let y = Math.floor(position.y); y < Math.ceil(position.y + height); y++)
                for (let z = Math.floor(position.z - width / 2); z < Math.ceil(position.z + width / 2); z++) {
                    const key = keyOf(x, y, z);
                    counts.set(key, (counts.get(key) ?? 0) + 1);
                }
    }
    return (x, y, z) => counts.get(keyOf(x, y, z)) ?? 0;
}
/** A small number for a cell. Only cells 2,048 blocks apart share one, which is farther than a client sees. */
const keyOf = (x, y, z) => ((((x & 2047) << 11) | (z & 2047)) << 9) | ((y + 128) & 511);
