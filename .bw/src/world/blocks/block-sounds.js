import { centreOf } from '../geometry.js';
import { playSound } from '../kernel/sounds.js';
/** Woods whose doors, trapdoors and gates have their own sounds in versions that know them (vanilla BlockSetType). */
const WOODS = [
    [/^bamboo_/, 'bamboo_wood'],
    [/^cherry_/, 'cherry_wood'],
    [/^(crimson|warped)_/, 'nether_wood'],
];
/** Clients do not play this sound by themselves. */
const LEVER = 'lever';
const CLICK_VOLUME = 0.3;
const LID_VOLUME = 0.5;
const HIGH = 0.6;
const LOW = 0.5;
/**
 * Plays the sound of a block that opens, closes, or is switched on or off.
 * @param before its previous state; there is no sound if it was equally open and powered
 * @param by the player who did it, whose client already plays the sound
 */
export function soundSwitched(game, p, before, by) {
    const after = game.level.get(p);
    if (after.name !== before.name)
        return;
    const isOn = isActive(after);
    if (isOn === isActive(before))
        return;
    const sound = switching(after.name, isOn, (name) => game.registry.soundsByName?.[name] !== undefined);
    const except = after.name === LEVER ? undefined : by;
    if (sound)
        playSound(game, { ...sound, source: 'block', at: centreOf(p) }, except);
}
/** Plays the sound of a container's lid; a double chest sounds only once. */
export function soundLid(game, p, { name, properties }, isOpen) {
    if (properties['type'] === 'left')
        return;
    const kind = name.endsWith('shulker_box') ? 'shulker_box' : name === 'trapped_chest' ? 'chest' : name;
    const sound = `block.${kind}.${isOpen ? 'open' : 'close'}`;
    playSound(game, { name: sound, source: 'block', at: centreOf(p), volume: LID_VOLUME });
}
const isActive = ({ properties: { open, powered, power } }) => Number(open ?? powered ?? power ?? 0) > 0;
/** The sound of a block; undefined if it has none. */
function switching(name, isOn, exists) {
    if (name === LEVER)
        return { name: 'block.lever.click', volume: CLICK_VOLUME, pitch: isOn ? HIGH : LOW };
    const kind = ['trapdoor', 'fence_gate', 'door', 'button', 'pressure_plate'].find((end) => name.endsWith(end));
    if (kind === undefined)
        return undefined;
    const isClick = kind === 'button' || kind === 'pressure_plate';
    const [on, off] = isClick ? ['click_on', 'click_off'] : ['open', 'close'];
    const action = isOn ? on : off;
    const names = materials(name, kind).map((material) => `block.${material}${kind}.${action}`);
    const known = names.find(exists);
    return known === undefined ? undefined : { name: known };
}
/** Prefixes that may precede the kind in a sound's name, most specific first. */
function materials(name, kind) {
    if (name.startsWith('iron_'))
        return ['iron_'];
    if (name.includes('copper_'))
        return ['copper_'];
    if (name.includes('weighted_'))
        return ['metal_'];
    if (/^(stone|polished_blackstone)_/.test(name))
        return ['stone_'];
    const own = WOODS.filter(([woods]) => woods.test(name)).map(([, wood]) => `${wood}_`);
    return [...own, kind === 'fence_gate' ? '' : 'wooden_'];
}
