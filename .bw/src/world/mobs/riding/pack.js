/** Inventory of horses: a saddle, armour or a carpet, and the chests of donkeys, mules and llamas. */
import { bodySlot } from '../../items/body-slot.js';
import { Chance } from '../../kernel/chance.js';
import { emptySlots } from '../../kernel/inventory/storage.js';
import { seededRandom } from '../../random.js';
/** Slots of a chest on a donkey, and per unit of a llama's strength. */
const DONKEY_SLOTS = 15;
const LLAMA_SLOTS = 3;
/** A llama's strength is at most five; few have more than three (vanilla Llama.setRandomStrength). */
const STRENGTH = { most: 5, usual: 3, oddsOfMore: 0.04 };
const isLlama = ({ kind }) => kind.endsWith('llama');
export const hasInventory = ({ kind }) => /^(horse|donkey|mule|llama|trader_llama|camel|skeleton_horse|zombie_horse)$/.test(kind);
export const carriesChest = ({ kind }) => /^(donkey|mule|llama|trader_llama)$/.test(kind);
/** Whether it can wear a saddle. */
export const wearsSaddle = ({ kind }) => hasInventory({ kind }) && !isLlama({ kind });
/** Whether an item is armour that an animal of this kind wears: a horse's, or a llama's carpet. */
export const isArmourFor = ({ kind }, { name }) => kind === 'horse' ? name.endsWith('_horse_armor') : isLlama({ kind }) && name.endsWith('_carpet');
/** Slots of a llama's chest, divided by three; drawn from its id, so that it does not affect other draws. */
function strengthOf({ id, traits }) {
    const said = Number(traits.nbt?.value['Strength']?.value);
    if (said >= 1)
        return Math.min(STRENGTH.most, Math.floor(said));
    const chance = new Chance(seededRandom(Math.imul(id, 0x9e3779b1)));
    return chance.between(1, chance.next() < STRENGTH.oddsOfMore ? STRENGTH.most : STRENGTH.usual);
}
/** Puts a chest on it. */
export function putChestOn(mob) {
    mob.traits.storage ??= emptySlots(isLlama(mob) ? LLAMA_SLOTS * strengthOf(mob) : DONKEY_SLOTS);
    return mob.traits.storage;
}
/** The saddle on it. */
export const saddleOf = ({ game, traits }) => traits.saddled ? game.items.make('saddle') : null;
export function setSaddle(mob, stack) {
    mob.traits.saddled = stack !== null;
    mob.game.sendMetadata(mob);
}
/** The armour on it, or its carpet. */
export const armourOf = ({ game, traits }) => traits.equipment.get(bodySlot(game.registry)) ?? null;
export function setArmour(mob, stack) {
    mob.wear(bodySlot(mob.game.registry), stack);
}
/** Drops everything that it carries when it dies. */
export function dropPack(mob) {
    const { traits } = mob;
    if (traits.storage)
        mob.drop('chest', 1);
    for (const stack of [armourOf(mob), ...(traits.storage ?? [])])
        if (stack)
            mob.dropStack(stack);
    traits.storage = undefined;
    traits.equipment.delete(bodySlot(mob.game.registry));
}
