/** Converts an angle from 1/256 turn to degrees. */
const degrees = (byte) => (Number(byte) * 360) / 256;
const moved = (name) => ({ flags, ...fields }) => [name, { ...fields, onGround: flags.onGround }];
/** Whether the daylight cycle runs is sent separately; before, a negative time meant that it did not. */
const dayTime = ({ age, time }) => {
    const [high = 0, low = 0] = time;
    const passes = high >= 0;
    const positive = -(high * 2 ** 32 + (low >>> 0));
    return [
        'update_time',
        { age, time: passes ? time : [Math.floor(positive / 2 ** 32), positive | 0], tickDayTime: passes },
    ];
};
/** Since 1.21.2 moves carry flags and velocities; pressed keys and absolute entity moves have separate packets. */
export const since1_21_2 = (registry) => ({
    outgoing: {
        world_particles: (fields) => ['world_particles', { ...fields, alwaysShow: false }],
        set_cooldown: ({ itemID, cooldownTicks }) => [
            'set_cooldown',
            { cooldownGroup: `minecraft:${registry.items[Number(itemID)]?.name}`, cooldownTicks },
        ],
        // the book has its own recipes; the recipes of the stonecutter's window are requested here
        declare_recipes: () => ['declare_recipes', { recipes: [], stoneCutterRecipes: [] }],
        unlock_recipes: ({ action, unlocked }) => bookPackets(Number(action), unlocked, registry),
        login: (fields) => ['login', withSeaLevel(fields)],
        respawn: (fields) => ['respawn', withSeaLevel(fields)],
        position: (fields) => ['position', { ...fields, dx: 0, dy: 0, dz: 0 }],
        update_time: dayTime,
        entity_teleport: (fields) => [
            'sync_entity_position',
            {
                ...fields,
                dx: 0,
                dy: 0,
                dz: 0,
                yaw: degrees(fields['yaw']),
                pitch: degrees(fields['pitch']),
            },
        ],
        explosion: ({ x, y, z, sound, large_explosion_particle }) => [
            'explosion',
            { x, y, z, playerKnockback: undefined, explosionParticle: large_explosion_particle, sound },
        ],
        player_info: ({ action, data }) => [
            'player_info',
            { action: { ...action, update_hat: false, update_list_order: false }, data },
        ],
    },
    incoming: {
        // a rider steers and dismounts with it; others sneak with it
        player_input: ({ inputs }) => {
            const { shift, jump, forward, backward, left, right } = inputs;
            const way = (plus, minus) => (plus ? 1 : 0) - (minus ? 1 : 0);
            return [
                'player_input',
                {
                    sideways: way(left, right),
                    forward: way(forward, backward),
                    jump: (jump ? 1 : 0) | (shift ? 2 : 0),
                },
            ];
        },
        // the client has already changed the slot itself and would take another update for a refusal
        set_creative_slot: (fields) => ['set_creative_slot', { ...fields, known: true }],
        position: moved('position'),
        position_look: moved('position_look'),
        look: moved('look'),
        flying: moved('flying'),
    },
});
const INITIAL = 0;
function bookPackets(action, unlocked, registry) {
    const item = (id) => ({ type: id < 0 ? 'empty' : 'item', data: id < 0 ? undefined : id });
    const table = item(registry.itemsByName['crafting_table']?.id ?? 0);
    const entries = unlocked.map(({ number, size, ingredients, result }) => ({
        recipe: {
            displayId: number,
            display: {
                type: size ? 'crafting_shaped' : 'crafting_shapeless',
                data: {
                    ...size,
                    ingredients: ingredients.map(item),
                    result: {
                        type: 'item_stack',
                        data: {
                            itemCount: result.count,
                            itemId: result.id,
                            addedComponentCount: 0,
                            removedComponentCount: 0,
                            components: [],
                            removeComponents: [],
                        },
                    },
                    craftingStation: table,
                },
            },
            group: undefined,
            category: 'crafting_misc',
            craftingRequirements: undefined,
        },
        flags: { notification: false, highlight: false },
    }));
    const add = ['recipe_book_add', { entries, replace: action === INITIAL }];
    return action === INITIAL ? [['recipe_book_settings', CLOSED_BOOKS], add] : [add];
}
const CLOSED_BOOKS = {
    craftingGuiOpen: false,
    craftingFilteringCraftable: false,
    smeltingGuiOpen: false,
    smeltingFilteringCraftable: false,
    blastGuiOpen: false,
    blastFilteringCraftable: false,
    smokerGuiOpen: false,
    smokerFilteringCraftable: false,
};
const SEA_LEVELS = { 'minecraft:the_nether': 32, 'minecraft:the_end': 0 };
const SEA_LEVEL = 63;
function withSeaLevel(fields) {
    const worldState = fields['worldState'];
    const seaLevel = SEA_LEVELS[String(worldState['name'])] ?? SEA_LEVEL;
    return { ...fields, worldState: { ...worldState, seaLevel } };
}
