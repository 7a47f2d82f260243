import { being, count, ticksUntil } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
import { isMob } from './mob.js';
/** The food of each villager, its mate, and the tick at which their courtship ends. */
export const VILLAGER = new SavedMemory('villager', {
    food: count('Food'),
    partner: being('Partner', { is: isMob }),
    lovesUntil: ticksUntil('LovesFor', { initial: 0 }),
});
/** Tick until which a piglin inspects gold; undefined while it has none. */
export const BARTER = new SavedMemory('barter', { admiresUntil: ticksUntil('AdmiresFor') });
