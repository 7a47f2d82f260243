import { keyOf } from '../geometry.js';
import { FURNACE } from '../kernel/blocks/fire.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
import { burnTicks } from '../smelting/fuels.js';
import { isOven, SMELT_TICKS, smelted } from '../smelting/recipes.js';
import { playerSlots } from './crafting.js';
import { moveInto } from './moves.js';
/** The window of a furnace, smoker or blast furnace; null for other containers. */
export function furnaceMenu(init) {
    const [part] = init.container.parts;
    const oven = part && init.level.get(part.position).name;
    if (!part || !oven || !isOven(oven))
        return null;
    const { list, position } = part;
    const entity = () => init.level.blockEntities.get(keyOf(position));
    const fills = (stack) => burnTicks(stack.name) > 0 || stack.name === 'bucket';
    return new Menu({
        id: init.id,
        owner: init.owner,
        slots: [
            listSlot(list, FURNACE.input),
            listSlot(list, FURNACE.fuel, { accepts: fills }),
            outputSlot(list, init),
            ...playerSlots(init.inventory),
        ],
        quickMove: (menu, slot, stack) => quickMove(menu, oven, slot, stack),
        stillValid: () => init.near() && entity()?.items === list && init.level.get(position).name === oven,
        /** Remaining fuel, total fuel, progress and duration, in ticks. */
        gauges: () => {
            const fire = entity()?.fire;
            return [fire?.burning ?? 0, fire?.fuel ?? 0, fire?.done ?? 0, SMELT_TICKS[oven]];
        },
    });
}
/** The slot of the products. A player who takes some counts as their maker, as with crafting (vanilla FurnaceResultSlot). */
const outputSlot = (list, { owner, paid }) => listSlot(list, FURNACE.output, {
    accepts: () => false,
    set: (stack) => {
        const before = list[FURNACE.output];
        list[FURNACE.output] = stack;
        const count = (before?.count ?? 0) - (stack?.count ?? 0);
        if (!before || count <= 0)
            return;
        owner.made({ name: before.name, count });
        paid();
    },
});
/** Vanilla shift-click: ingredients go to the top slot, fuel to the bottom one, results to the inventory. */
function quickMove(menu, oven, slot, stack) {
    const start = FURNACE.count;
    const main = { from: start, to: start + 27 };
    const hotbar = { from: start + 27, to: start + 36 };
    const both = { from: start, to: start + 36 };
    if (slot === FURNACE.output)
        return moveInto(menu, stack, { ...both, backwards: true });
    if (slot < start)
        return moveInto(menu, stack, both);
    if (smelted(oven, stack.name))
        return moveInto(menu, stack, { from: FURNACE.input, to: FURNACE.input + 1 });
    if (burnTicks(stack.name) > 0)
        return moveInto(menu, stack, { from: FURNACE.fuel, to: FURNACE.fuel + 1 });
    return moveInto(menu, stack, slot < hotbar.from ? hotbar : main);
}
