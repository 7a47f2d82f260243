import { nbtByte, nbtCompound, nbtList, nbtString, } from '../../../library/nbt.js';
import { eachArgument } from '../command-nodes.js';
/** Since 1.20 signs have two sides and portals a cooldown; since 1.19.4 times in commands have a minimum. */
export const since1_20 = () => ({
    outgoing: {
        login: (fields) => ['login', { ...fields, portalCooldown: 0 }],
        respawn: (fields) => ['respawn', { ...fields, portalCooldown: 0 }],
        tile_entity_data: (fields) => ['tile_entity_data', twoSided(fields)],
        map_chunk: (fields) => [
            'map_chunk',
            { ...fields, blockEntities: fields['blockEntities'].map(twoSided) },
        ],
        declare_commands: (fields) => eachArgument(fields, (argument) => argument.parser === 'minecraft:time' ? { ...argument, properties: { min: 0 } } : argument),
    },
});
const LINES = ['Text1', 'Text2', 'Text3', 'Text4'];
/** Tags of the front; those of the back start with `Back`. */
const OF_A_SIDE = [...LINES, 'Color', 'GlowingText'];
const OWN = new Set([...OF_A_SIDE, ...OF_A_SIDE.map((key) => `Back${key}`)]);
/** Moves the text of a sign to its two sides. */
function twoSided(fields) {
    const nbt = fields['nbtData'];
    if (!nbt?.value['Text1'])
        return fields;
    const kept = Object.entries(nbt.value).filter((entry) => !!entry[1] && !OWN.has(entry[0]));
    const nbtData = nbtCompound({
        is_waxed: nbtByte(0),
        ...Object.fromEntries(kept),
        front_text: side(nbt, ''),
        back_text: side(nbt, 'Back'),
    });
    return { ...fields, nbtData };
}
const side = ({ value }, prefix) => nbtCompound({
    messages: nbtList('string', LINES.map((line) => String(value[`${prefix}${line}`]?.value ?? '{"text":""}'))),
    color: nbtString(String(value[`${prefix}Color`]?.value ?? 'black')),
    has_glowing_text: nbtByte(Number(value[`${prefix}GlowingText`]?.value ?? 0)),
});
