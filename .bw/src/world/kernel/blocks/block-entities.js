/** Blocks with data besides their state (vanilla block entities), and the type of that data. */
import { ENTITY_TYPES } from '../../protocol/dialect/block-entity-types.js';
/** Types that were added after 1.19.2. */
const LATER = new Set(['hanging_sign', 'chiseled_bookshelf', 'decorated_pot', 'crafter']);
/** Types whose data is sent to clients. For the others, clients only know the position and type. */
const SHOWN = new Set([
    'sign',
    'hanging_sign',
    'banner',
    'skull',
    'campfire',
    'mob_spawner',
    'conduit',
    'beacon',
]);
/** Types by the end of the block's name; the first match wins. */
const SHARED = [
    ['hanging_sign', 'hanging_sign'],
    ['sign', 'sign'],
    ['shulker_box', 'shulker_box'],
    ['bed', 'bed'],
    ['banner', 'banner'],
    ['campfire', 'campfire'],
    ['head', 'skull'],
    ['skull', 'skull'],
    ['command_block', 'command_block'],
];
const RENAMED = { bee_nest: 'beehive', spawner: 'mob_spawner' };
const known = new Map();
/** The type of a block's data in vanilla; null for blocks without any. */
export function entityTypeOf(name) {
    let type = known.get(name);
    if (type === undefined) {
        type = find(name);
        known.set(name, type);
    }
    return type;
}
export const isShown = (type) => SHOWN.has(type);
function find(name) {
    if (name === 'piston' || name === 'piston_head')
        return null;
    for (const [ending, type] of SHARED)
        if (name === ending || name.endsWith(`_${ending}`))
            return type;
    const type = RENAMED[name] ?? name;
    return ENTITY_TYPES.includes(type) || LATER.has(type) ? type : null;
}
