import { Body } from '../kernel/entities/body.js';
import { causeOf } from '../kernel/entities/damage.js';
import { Player } from '../kernel/player/player.js';
import { giveDoses } from '../player/doses.js';
import { removeEffect } from '../player/effects.js';
import { sendHealth } from '../player/health.js';
const TOTEM = 'totem_of_undying';
const STATUS_TOTEM = 35;
/** The effects of a totem (vanilla checkTotemDeathProtection). */
const GIVES = [
    { effect: 'regeneration', amplifier: 1, ticks: 900 },
    { effect: 'absorption', amplifier: 1, ticks: 100 },
    { effect: 'fire_resistance', amplifier: 0, ticks: 800 },
];
/** Whether a held totem of undying keeps an entity alive; it is used up. */
export function rescuedByTotem(game, victim, { cause }) {
    if (causeOf(cause).absolute || !(victim instanceof Player || victim instanceof Body))
        return false;
    const hand = [0, 1].find((slot) => victim.equipment()[slot]?.name === TOTEM);
    if (hand === undefined)
        return false;
    victim.health = 1;
    if (victim instanceof Player) {
        victim.inventory[victim.handSlot(hand)] = null;
        victim.statistics.add('used', TOTEM);
    }
    else
        victim.traits.equipment.delete(hand);
    for (const name of [...victim.traits.effects.keys()])
        removeEffect(game, victim, name);
    giveDoses(game, victim, GIVES);
    if (victim instanceof Player)
        sendHealth(victim);
    game.broadcastNear(victim.position, 'entity_status', { entityId: victim.id, entityStatus: STATUS_TOTEM });
    return true;
}
