import { STEW_FLOWERS, stewOf } from '../items/stews.js';
import { word } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
const NONE = 'none';
/** The flower last fed to a brown mooshroom: it determines the effect of its next stew. */
export const STEW = new SavedMemory('stew', { flower: word('FedFlower', [NONE, ...STEW_FLOWERS]) });
/** Whether a mooshroom is brown. */
export const isBrown = ({ traits }) => traits.nbt?.value['Type']?.value === 'brown';
/** A brown mooshroom eats one flower before its next stew (vanilla MushroomCow.mobInteract). */
export const feedFlower = ({ player, mob, stack, hand }) => {
    if (mob.kind !== 'mooshroom' || !isBrown(mob) || !stack || !STEW_FLOWERS.includes(stack.name))
        return false;
    const memory = STEW.of(mob);
    if (memory.flower !== NONE)
        return false;
    memory.flower = stack.name;
    player.useUp(hand);
    return true;
};
/** The suspicious stew of a mooshroom that has eaten a flower; undefined for others. */
export function stewOfMooshroom(mob) {
    if (mob.kind !== 'mooshroom')
        return undefined;
    const memory = STEW.of(mob);
    if (memory.flower === NONE)
        return undefined;
    const stew = stewOf(mob.game.items, memory.flower);
    memory.flower = NONE;
    return stew;
}
