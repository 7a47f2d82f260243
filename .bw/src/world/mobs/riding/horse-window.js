import { isInReach } from '../../entities/storage.js';
import { playerSlots } from '../../inventory/crafting.js';
import { moveInto } from '../../inventory/moves.js';
import { listSlot, Menu } from '../../kernel/inventory/menu.js';
import { openWindow } from '../../player/windows.js';
import { Mob } from '../mob.js';
import { armourOf, carriesChest, hasInventory, isArmourFor, putChestOn, saddleOf, setArmour, setSaddle, wearsSaddle, } from './pack.js';
/** Slots of a horse before those of its chest. */
const OWN_SLOTS = 2;
const MAIN_SLOTS = 27;
/** Opens a horse's equipment: saddle, armour, chest. Returns false for animals without any, and for wild ones. */
export function openHorse(player, horse) {
    if (!(horse instanceof Mob) || !hasInventory(horse) || horse.dying || !horse.traits.tame)
        return false;
    const menu = horseMenu(player, horse);
    openWindow(player, menu, { horse: horse.id });
    return true;
}
function horseMenu(player, horse) {
    const worn = [
        {
            get: () => saddleOf(horse),
            set: (stack) => setSaddle(horse, stack),
            accepts: ({ name }) => name === 'saddle' && wearsSaddle(horse),
            limit: 1,
        },
        {
            get: () => armourOf(horse),
            set: (stack) => setArmour(horse, stack),
            accepts: (stack) => isArmourFor(horse, stack),
            limit: 1,
        },
    ];
    const { storage } = horse.traits;
    const chest = storage?.map((_, i) => listSlot(storage, i)) ?? [];
    const start = OWN_SLOTS + chest.length;
    return new Menu({
        id: player.nextWindow(),
        owner: player,
        slots: [...worn, ...chest, ...playerSlots(player.inventory)],
        quickMove: (menu, slot, stack) => quickMove(menu, { slot, stack, start }),
        stillValid: () => isInReach(player, horse) && !horse.dying && horse.traits.storage === storage,
    });
}
/** Shift-click: off the horse; onto it if it wears the item; into its chest; otherwise between inventory and hotbar. */
function quickMove(menu, move) {
    const { slot, stack, start } = move;
    const end = start + MAIN_SLOTS + 9;
    if (slot < start)
        return moveInto(menu, stack, { from: start, to: end, backwards: true });
    for (const worn of [1, 0]) {
        const there = menu.slots[worn];
        if (there?.accepts?.(stack) && !there.get())
            return moveInto(menu, stack, { from: worn, to: worn + 1 });
    }
    const left = moveInto(menu, stack, { from: OWN_SLOTS, to: start });
    if (left < stack.count)
        return left;
    const hotbar = start + MAIN_SLOTS;
    return moveInto(menu, stack, slot < hotbar ? { from: hotbar, to: end } : { from: start, to: hotbar });
}
/** A sneaking player opens the inventory of a tame horse. */
export const lookInto = ({ player, mob, hand }) => hand === 0 && player.sneaking && !mob.traits.baby && openHorse(player, mob);
/** Puts armour on a horse, or a carpet on a llama; before 1.19.4 a click with armour opens the window. */
export const dress = ({ game, player, mob, stack, hand }) => {
    if (!stack || !mob.traits.tame || mob.traits.baby || !isArmourFor(mob, stack))
        return false;
    if (!game.registry.isNewerOrEqualTo('1.19.4'))
        return openHorse(player, mob);
    if (armourOf(mob))
        return false;
    setArmour(mob, { ...stack, count: 1 });
    player.useUp(hand);
    return true;
};
/** Puts a chest on a donkey, a mule or a llama. */
export const loadChest = ({ game, player, mob, stack, hand }) => {
    if (stack?.name !== 'chest' || !carriesChest(mob) || !mob.traits.tame || mob.traits.baby)
        return false;
    if (mob.traits.storage)
        return false;
    putChestOn(mob);
    game.sendMetadata(mob);
    player.useUp(hand);
    return true;
};
