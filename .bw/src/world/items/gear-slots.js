/** Slots of the equipment packet by the last word of the worn item. */
const SLOTS = {
    boots: 2,
    leggings: 3,
    chestplate: 4,
    helmet: 5,
};
/** The slot of the equipment packet in which a piece of armour is worn; undefined for other items. */
export const equipSlotOf = ({ name }) => SLOTS[name.split('_').at(-1) ?? ''];
/** Whether an item is a piece of armour; heads, pumpkins and elytra are worn without being armour. */
export const isArmour = (stack) => equipSlotOf(stack) !== undefined;
