import { Chance } from '../kernel/chance.js';
import { seededRandom } from '../random.js';
/** Initial main-hand items by kind. */
const CARRIED = {
    skeleton: 'bow',
    stray: 'bow',
    bogged: 'bow',
    pillager: 'crossbow',
    wither_skeleton: 'stone_sword',
    zombified_piglin: 'golden_sword',
    piglin_brute: 'golden_axe',
    vindicator: 'iron_axe',
    vex: 'iron_sword',
};
/** One zombie in a hundred carries iron, or one in twenty on hard difficulty; a drowned may carry a trident or a rod. */
const IRON = { peaceful: 0, easy: 0.01, normal: 0.01, hard: 0.05 };
const TRIDENT = 0.0625;
/** Share of kills by a player after which a piece of gear drops. */
const DROPS = 0.085;
/** Increase of that share per level of Looting. */
const LUCKY = 0.01;
const MAIN_HAND = 0;
/** Gives a mob its initial equipment (vanilla populateDefaultEquipmentSlots). */
export function equip({ id, kind, game, traits }) {
    const item = CARRIED[kind] ?? spawnedItem(id, kind, game);
    if (item !== undefined)
        traits.equipment.set(MAIN_HAND, game.items.make(item));
}
/** The item of some mobs, drawn only from the mob's id, so that it does not affect other draws. */
function spawnedItem(id, kind, game) {
    if (kind === 'piglin')
        return draw(id) < 0.5 ? 'crossbow' : 'golden_sword';
    if (kind === 'drowned')
        return draw(id) < TRIDENT ? 'trident' : undefined;
    if (kind !== 'zombie' && kind !== 'husk')
        return undefined;
    const luck = draw(id) / (IRON[game.difficulty] || 1e-9);
    return luck < 1 / 3 ? 'iron_sword' : luck < 1 ? 'iron_shovel' : undefined;
}
const draw = (id) => new Chance(seededRandom(Math.imul(id, 0x9e3779b1))).next();
/** Some of a mob's items drop when it dies. */
export function dropGear(mob, looting) {
    for (const stack of mob.traits.equipment.values())
        if (mob.game.mobChance.next() < DROPS + LUCKY * looting)
            mob.drop(stack.name, stack.count);
}
