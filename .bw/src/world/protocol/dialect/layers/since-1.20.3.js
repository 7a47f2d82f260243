import { eachEntry } from '../metadata.js';
import { plainestNbt, textNbt } from '../text.js';
/** Window types from this one on are one higher since the crafter was added. */
const CRAFTER_WINDOW = 7;
/** Category of a recipe in the book. */
const OTHER = 3;
const SCORE_REMOVED = 1;
const optionalText = (json) => (json === undefined ? undefined : textNbt(json));
/** The official client shows the world only after this announcement of its chunks. */
const CHUNKS_COME = ['game_state_change', { reason: 'level_chunks_load_start', gameMode: 0 }];
/** Since 1.20.3 texts are NBT, the crafter has a window, and the sending of chunks is announced. */
export const since1_20_3 = (registry) => ({
    outgoing: {
        login: (fields) => [['login', fields], CHUNKS_COME],
        respawn: (fields) => [['respawn', fields], CHUNKS_COME],
        explosion: (fields) => [
            'explosion',
            {
                ...fields,
                block_interaction_type: 0,
                small_explosion_particle: { type: 'explosion' },
                large_explosion_particle: { type: 'explosion_emitter' },
                sound: { soundId: registry.soundsByName?.['entity.generic.explode']?.id ?? 0 },
            },
        ],
        declare_recipes: ({ recipes }) => [
            'declare_recipes',
            {
                recipes: recipes.map(({ data, ...recipe }) => ({
                    ...recipe,
                    data: { ...data, category: OTHER, showNotification: true },
                })),
            },
        ],
        server_data: (fields) => [
            'server_data',
            { ...fields, motd: textNbt(fields['motd']), iconBytes: undefined },
        ],
        boss_bar: (fields) => ['boss_bar', { ...fields, title: textNbt(fields['title']) }],
        scoreboard_objective: (fields) => [
            'scoreboard_objective',
            { ...fields, displayText: optionalText(fields['displayText']), number_format: undefined },
        ],
        scoreboard_score: ({ itemName, scoreName, action, value }) => action === SCORE_REMOVED
            ? ['reset_score', { entity_name: itemName, objective_name: scoreName }]
            : [
                'scoreboard_score',
                { itemName, scoreName, value, display_name: undefined, number_format: undefined },
            ],
        teams: (fields) => [
            'teams',
            {
                ...fields,
                name: optionalText(fields['name']),
                prefix: optionalText(fields['prefix']),
                suffix: optionalText(fields['suffix']),
            },
        ],
        set_title_text: (fields) => ['set_title_text', { text: plainestNbt(fields['text']) }],
        set_title_subtitle: (fields) => ['set_title_subtitle', { text: plainestNbt(fields['text']) }],
        action_bar: (fields) => ['action_bar', { text: textNbt(fields['text']) }],
        system_chat: (fields) => ['system_chat', { ...fields, content: textNbt(fields['content']) }],
        kick_disconnect: ({ reason }) => ['kick_disconnect', { reason: textNbt(reason) }],
        death_combat_event: (fields) => [
            'death_combat_event',
            { ...fields, message: textNbt(fields['message']) },
        ],
        open_window: ({ windowId, inventoryType, windowTitle }) => [
            'open_window',
            {
                windowId,
                inventoryType: Number(inventoryType) + (Number(inventoryType) >= CRAFTER_WINDOW ? 1 : 0),
                windowTitle: textNbt(windowTitle),
            },
        ],
        entity_metadata: (fields) => eachEntry(fields, (entry) => {
            const isText = entry.type === 'component' || entry.type === 'optional_component';
            return isText && entry.value ? { ...entry, value: textNbt(entry.value) } : entry;
        }),
    },
});
