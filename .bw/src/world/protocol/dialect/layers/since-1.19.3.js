import { SOUND_SOURCES } from '../../sound-sources.js';
import { eachArgument } from '../command-nodes.js';
import { eachEntry, typeName } from '../metadata.js';
/** Registries whose entries had a separate parser. */
const REGISTRIES = {
    'minecraft:mob_effect': 'minecraft:mob_effect',
    'minecraft:item_enchantment': 'minecraft:enchantment',
    'minecraft:entity_summon': 'minecraft:entity_type',
};
/**
 * Since 1.19.3 player list updates carry flags and removal has its own packet; metadata types have names; one parser reads all
 * registries; one packet sends sounds by number or name.
 */
export const since1_19_3 = (registry) => ({
    outgoing: {
        player_info: ({ action, data }) => playerInfo(String(action), data),
        entity_metadata: (fields) => eachEntry(fields, (entry) => ({ ...entry, type: typeName(entry.type) })),
        sound_effect: ({ soundId, ...fields }) => ['sound_effect', sourced({ ...fields, sound: { soundId } })],
        // the library cannot write a sound by name: it would leave whatever the buffer held before
        named_sound_effect: ({ soundName, ...fields }) => {
            const soundId = registry.soundsByName?.[String(soundName).replace('minecraft:', '')]?.id;
            return soundId === undefined ? null : ['sound_effect', sourced({ ...fields, sound: { soundId } })];
        },
        declare_commands: (fields) => eachArgument(fields, (argument) => {
            const registry = REGISTRIES[argument.parser];
            return registry === undefined ? argument : { parser: 'minecraft:resource', properties: { registry } };
        }),
    },
});
/** Sources of sound have names. */
const sourced = (fields) => ({
    ...fields,
    soundCategory: SOUND_SOURCES[Number(fields['soundCategory'])],
});
function playerInfo(action, data) {
    if (action === 'remove_player')
        return ['player_remove', { players: data.map(({ uuid }) => uuid) }];
    const adds = action === 'add_player';
    const flags = {
        add_player: adds,
        initialize_chat: false,
        update_game_mode: adds || action === 'update_game_mode',
        update_listed: adds,
        update_latency: adds,
        update_display_name: false,
    };
    return ['player_info', { action: flags, data: data.map(listed) }];
}
const listed = ({ uuid, name, gamemode }) => ({
    uuid,
    player: { name, properties: [] },
    gamemode,
    listed: 1,
    latency: 0,
});
