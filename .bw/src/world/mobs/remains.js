import { enchantment } from '../items/stack.js';
import { Player } from '../kernel/player/player.js';
import { dropGear } from './equipment.js';
import { experienceOf } from './experience.js';
import { COLOURS } from './kinds.js';
import { lootOf } from './loot.js';
import { dropPack, hasInventory } from './riding/pack.js';
/** A dead mob's remains: its items, experience if a player killed it, and its loot, more with looting. */
export function leaveRemains(mob, byPlayer) {
    const { game, kind, traits } = mob;
    if (game.rules.get('doMobLoot') !== true)
        return;
    if (traits.saddled)
        mob.drop('saddle', 1);
    if (hasInventory(mob))
        dropPack(mob);
    const points = byPlayer ? experienceOf(mob, game.mobChance) : 0;
    if (points > 0)
        game.dropExperience(mob.position, points);
    if (traits.baby && mob.type.nature !== 'hostile')
        return;
    const killer = byPlayer && mob.attacker instanceof Player ? mob.attacker : undefined;
    const looting = enchantment(killer?.held() ?? null, 'looting');
    const death = { burning: mob.burning, byPlayer, size: traits.size, looting };
    for (const [item, count] of lootOf(kind, game.mobChance, death))
        mob.drop(item, count);
    dropGear(mob, looting);
    if (kind === 'sheep' && !traits.sheared)
        mob.drop(`${COLOURS[traits.colour ?? 0]}_wool`, 1);
}
