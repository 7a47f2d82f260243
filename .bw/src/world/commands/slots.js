/** The slots that commands can refer to: those of blocks, players, and everything that wears or carries something. */
import { ItemFrame } from '../entities/hanging.js';
import { slotOf } from '../items/stack.js';
import { containerSize } from '../kernel/blocks/rules.js';
import { gameOf } from '../kernel/game.js';
import { Player } from '../kernel/player/player.js';
import { armourOf, hasInventory, Mob, putChestOn, saddleOf, setArmour, setSaddle } from '../mobs/index.js';
import { equipmentSlot, numbered, playerSlot } from './inventory-slots.js';
const inList = (list, i, changed = () => undefined) => ({
    get: () => list[i] ?? null,
    set: (stack) => {
        list[i] = stack;
        changed();
    },
});
/** A slot of a container; 'no_container' or 'no_slot' if there is none. */
export function blockSlot({ level }, p, name) {
    const state = level.get(p);
    const size = containerSize(level, state);
    if (size === 0)
        return 'no_container';
    const i = numbered(name, 'container');
    return i === null || i >= size ? 'no_slot' : inList(level.slots(p, size), i);
}
/** A slot of an entity or player; null if it has no slot with that name. */
export function entitySlot(target, name) {
    if (target instanceof Player)
        return ofPlayer(target, name);
    if (target instanceof Mob && hasInventory(target)) {
        const own = ofHorse(target, name);
        if (own)
            return own;
    }
    const container = numbered(name, 'container');
    if (container !== null && target instanceof ItemFrame)
        return container === 0 ? { get: () => target.item, set: (stack) => target.show(stack) } : null;
    const { storage, equipment } = target.traits;
    if (container !== null)
        return storage && container in storage ? inList(storage, container) : null;
    const place = equipmentSlot(name);
    if (place === null)
        return null;
    return {
        get: () => equipment.get(place) ?? null,
        set: (stack) => {
            if (stack)
                equipment.set(place, stack);
            else
                equipment.delete(place);
            const equipments = [{ slot: place, item: slotOf(stack) }];
            gameOf(target).broadcastSeen(target, 'entity_equipment', { entityId: target.id, equipments });
        },
    };
}
function ofPlayer(player, name) {
    const changed = () => player.menu.sendChanges();
    const ender = numbered(name, 'enderchest');
    if (ender !== null)
        return inList(player.enderChest, ender, changed);
    const i = playerSlot(player, name);
    return i === null ? null : inList(player.inventory, i, changed);
}
function ofHorse(horse, name) {
    if (name === 'horse.saddle' || name === 'saddle')
        return { get: () => saddleOf(horse), set: (stack) => setSaddle(horse, stack) };
    if (name === 'horse.armor' || name === 'armor.body')
        return { get: () => armourOf(horse), set: (stack) => setArmour(horse, stack) };
    const { traits, game } = horse;
    if (name === 'horse.chest')
        return {
            get: () => (traits.storage ? game.items.make('chest') : null),
            set: (stack) => {
                if (stack)
                    putChestOn(horse);
                else
                    traits.storage = undefined;
                game.sendMetadata(horse);
            },
        };
    const i = numbered(name, 'horse');
    return i !== null && traits.storage && i in traits.storage ? inList(traits.storage, i) : null;
}
