import { enchantment } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { wornBy } from '../kernel/entities/protection.js';
import { Player } from '../kernel/player/player.js';
import { wearPiece } from '../kernel/player/wear.js';
import { hurt } from '../player/health.js';
/** Chance per level that Thorns on a piece of armour hurts the attacker, and the damage (half hearts). */
const PRICKS = 0.15;
const PRICK = { low: 1, high: 4 };
/** Durability that each such hit costs the piece of armour. */
const PRICK_WEAR = 2;
/** Chance that damage to an infested body spawns silverfish, and their maximum number. */
const INFESTS = 0.1;
const MOST_SILVERFISH = 2;
/** Consequences of damage to an entity: Thorns on its armour hurts the attacker, and silverfish come out of an infested one. */
export function afterDamage(game, victim, { cause, from }) {
    if (!(victim instanceof Player || victim instanceof Body))
        return;
    if (from?.by && cause !== 'thorns')
        prick(game, victim, from.by);
    if (effectLevel(victim, 'infested') > 0 && game.mobChance.next() < INFESTS)
        for (let left = game.mobChance.between(1, MOST_SILVERFISH); left > 0; left--)
            game.summon('silverfish', victim.position);
}
/** Each piece of armour with thorns may hurt the attacker (vanilla ThornsEnchantment). */
function prick(game, victim, attacker) {
    for (const [place, piece] of wornBy(victim).entries()) {
        const level = enchantment(piece, 'thorns');
        if (level === 0 || game.mobChance.next() >= PRICKS * level)
            continue;
        if (victim instanceof Player)
            wearPiece(victim, place, PRICK_WEAR);
        const amount = level > 10 ? level - 10 : game.mobChance.between(PRICK.low, PRICK.high);
        const damage = { amount, cause: 'thorns', from: { position: victim.position, by: victim } };
        if (attacker instanceof Player || attacker instanceof Body)
            hurt(game, attacker, damage);
    }
}
