import { ItemEntity } from '../entities/item-entity.js';
import { distance } from '../geometry.js';
import { counted, slotOf } from '../items/stack.js';
import { withEnchantments, withTag } from '../items/tags.js';
import { nbtString } from '../library/nbt.js';
import { BARTER, Mob } from '../mobs/index.js';
/**
 * Items that piglins give for gold: weight, item, minimum and maximum (vanilla loot table piglin_bartering of
 * 1.19.2).
 */
export const BARTER_LOOT = [
    [5, 'enchanted_book', 1, 1, 'soul_speed'],
    [8, 'iron_boots', 1, 1, 'soul_speed'],
    [8, 'potion', 1, 1, 'fire_resistance'],
    [8, 'splash_potion', 1, 1, 'fire_resistance'],
    [10, 'potion', 1, 1, 'water'],
    [10, 'iron_nugget', 10, 36],
    [10, 'ender_pearl', 2, 4],
    [20, 'string', 3, 9],
    [20, 'quartz', 5, 12],
    [40, 'obsidian', 1, 1],
    [40, 'crying_obsidian', 1, 3],
    [40, 'fire_charge', 1, 1],
    [40, 'leather', 2, 4],
    [40, 'soul_sand', 2, 8],
    [40, 'nether_brick', 2, 8],
    [40, 'spectral_arrow', 6, 12],
    [40, 'gravel', 8, 16],
    [40, 'blackstone', 8, 16],
];
/** Ticks for which a piglin inspects its gold. */
const ADMIRING = 120;
/** Distance within which it picks up gold (blocks). */
const REACH = 2;
const INTERVAL = 10;
/** Gives a piglin gold to admire. Returns false if it accepts none now (vanilla Piglin.mobInteract). */
export function offerGold(game, player, target, hand) {
    if (!isPiglin(target) || player.held(hand)?.name !== 'gold_ingot' || !admires(target))
        return false;
    player.useUp(hand);
    admire(game, target);
    return true;
}
const isPiglin = (tracked) => tracked.kind === 'piglin' && tracked instanceof Mob;
/** Whether a piglin can admire gold now. */
const admires = (body) => !body.dying && !body.traits.baby && body.traits.equipment.get(1)?.name !== 'gold_ingot';
function admire(game, piglin) {
    hold(game, piglin, game.items.make('gold_ingot'));
    BARTER.of(piglin).admiresUntil = game.ticks + ADMIRING;
}
/** Drops an item in exchange for the gold when the piglin has inspected it long enough. */
function giveBack(game, piglin) {
    const memory = BARTER.of(piglin);
    if (memory.admiresUntil === undefined || game.ticks < memory.admiresUntil)
        return;
    memory.admiresUntil = undefined;
    if (piglin.dying)
        return;
    hold(game, piglin, null);
    const { mobChance: chance } = game;
    game.dropItem({
        stack: bartered(game),
        position: { ...piglin.position, y: piglin.position.y + 1 },
        velocity: { x: chance.around(0.1), y: 0.2, z: chance.around(0.1) },
        pickupDelay: 10,
    });
}
/** Puts an item into the off hand, and shows it. */
function hold(game, piglin, stack) {
    if (stack)
        piglin.traits.equipment.set(1, stack);
    else
        piglin.traits.equipment.delete(1);
    const equipments = [{ slot: 1, item: slotOf(stack) }];
    game.broadcastSeen(piglin, 'entity_equipment', { entityId: piglin.id, equipments });
}
/** Draws from the loot table. Uses the random stream of the mobs. */
function bartered({ items, mobChance: chance }) {
    const total = BARTER_LOOT.reduce((sum, [weight]) => sum + weight, 0);
    const drawn = chance.between(0, total - 1);
    const upTo = BARTER_LOOT.map((_, i) => BARTER_LOOT.slice(0, i + 1).reduce((sum, [weight]) => sum + weight, 0));
    const [, name = 'gravel', low = 1, high = 1, extra] = BARTER_LOOT[upTo.findIndex((sum) => drawn < sum)] ?? [];
    const stack = items.make(name, chance.between(low, high));
    if (extra === 'soul_speed')
        return withEnchantments(stack, [{ name: extra, lvl: chance.between(1, 3) }]);
    return extra === undefined ? stack : withTag(stack, 'Potion', nbtString(`minecraft:${extra}`));
}
/** Lets piglins barter with their gold, and pick up gold near them. */
export function tickBarter(game) {
    for (const piglin of game.entities.values())
        if (isPiglin(piglin))
            giveBack(game, piglin);
    if (game.ticks % INTERVAL !== 0)
        return;
    for (const piglin of game.entities.values()) {
        if (!isPiglin(piglin) || !admires(piglin))
            continue;
        const gold = goldNear(game, piglin);
        if (!gold)
            continue;
        takeOne(game, gold);
        admire(game, piglin);
    }
}
/** Gold on the ground that a piglin can reach. */
function goldNear(game, piglin) {
    for (const item of game.entities.values()) {
        if (!(item instanceof ItemEntity) || item.stack.name !== 'gold_ingot' || item.pickupDelay > 0)
            continue;
        if (distance(item.position, piglin.position) <= REACH)
            return item;
    }
    return undefined;
}
function takeOne(game, item) {
    const rest = counted(item.stack, item.stack.count - 1);
    if (rest) {
        item.stack = rest;
        game.sendMetadata(item);
    }
    else
        game.removeEntity(item);
}
