import { blowOf } from '../combat/blow.js';
import { afterHit } from '../combat/enchanted-hit.js';
import { afterSmash } from '../combat/smash.js';
import { sweep, sweeps } from '../combat/sweep.js';
import { distance } from '../geometry.js';
import { useHeldOnBody } from '../hand/index.js';
import { attackWear } from '../items/gear.js';
import { enchantment } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { usable } from '../kernel/entities/usable.js';
import { Player } from '../kernel/player/player.js';
import { interactWithMob } from '../mobs/index.js';
import { setOnFire } from '../player/burning.js';
import { addExhaustion, EXHAUSTION } from '../player/exhaustion.js';
import { NOT_BURNING } from '../player/hazards.js';
import { hurt } from '../player/health.js';
import { sendPosture } from '../player/posture.js';
import { offerGold } from '../villagers/barter.js';
import { trade } from '../villagers/trading.js';
/** Maximum reach of a hit in blocks, measured between the feet. */
const REACH = 6;
/** Burning time of a body hit by a burning weapon, before its damage, in ticks. */
const KINDLED_TICKS = 20;
const INTERACT = 0;
const ATTACK = 1;
const INTERACT_AT = 2;
/** Handles a click on an entity: a hit, or a use of the held item. */
export function useEntity(game, player, packet) {
    if (player.dead || player.gameMode === 'spectator')
        return;
    if (![ATTACK, INTERACT, INTERACT_AT].includes(packet.mouse))
        return;
    const target = game.entities.get(packet.target) ?? game.players.find((player) => player.id === packet.target);
    if (!target || target === player || distance(target.position, player.position) > REACH + girth(target))
        return;
    if (packet.mouse !== ATTACK) {
        useOn(game, player, target, packet);
        return;
    }
    attack(game, player, target);
}
/** Hits a body: damage first, then the weapon's other effects (vanilla Player.attack). */
function attack(game, player, target) {
    const weapon = player.held();
    const blow = blowOf(game, player, target);
    player.lastAttack = game.ticks;
    addExhaustion(player, EXHAUSTION.attack);
    if (target instanceof Player || target instanceof Body)
        strike(game, player, target, blow);
    else if (target instanceof Entity)
        target.struck(player, blow.damage);
    else
        return;
    if (weapon && attackWear(weapon) > 0)
        player.statistics.add('used', weapon.name);
    if (weapon)
        player.wear(attackWear(weapon));
}
function strike(game, player, victim, blow) {
    const weapon = player.held();
    const { damage: amount, breach } = blow;
    const from = { position: player.position, name: player.name, by: player };
    const before = victim.health + victim.traits.absorption;
    const isBurning = victim instanceof Body ? victim.burning : victim.fire > 0;
    // it burns before the damage, so that meat is roasted if it dies
    const kindled = !isBurning && enchantment(weapon, 'fire_aspect') > 0;
    if (kindled)
        setOnFire(victim, KINDLED_TICKS);
    const damage = { amount, cause: 'attack', from, breach };
    hurt(game, victim, damage);
    if (victim.health + victim.traits.absorption >= before) {
        if (kindled)
            quench(victim);
        return;
    }
    if (sweeps(player, blow))
        sweep(game, player, victim, blow);
    const runUp = blow.isFull && player.sprinting;
    afterHit(game, player, victim, { weapon, runUp });
    if (runUp)
        stopSprinting(game, player);
    if (blow.isSmash)
        afterSmash(game, player, victim);
}
/** A sprint ends with the hit (vanilla Player.attack). */
function stopSprinting(game, player) {
    player.sprinting = false;
    sendPosture(game, player);
}
/** Extinguishes a body that was set on fire by a hit without effect. */
function quench(victim) {
    if (victim instanceof Body)
        victim.extinguish();
    else
        victim.fire = NOT_BURNING;
}
/** Distance by which a large body's surface is closer than its centre, in blocks. */
const girth = ({ size }) => Math.max(0, size.width / 2 - 1);
/** Uses an entity: its own action comes first, then that of the held item on a living body (vanilla Player.interactOn). */
function useOn(game, player, target, packet) {
    if (!(target instanceof Entity))
        return;
    const hand = packet.hand ?? 0;
    const { x = 0, y = 0, z = 0 } = packet;
    if (packet.mouse === INTERACT_AT) {
        usable(target).useAt?.(player, hand, { x, y, z });
        return;
    }
    if (hand === 0 && trade(game, player, target))
        return;
    if (offerGold(game, player, target, hand))
        return;
    if (target instanceof Body && useHeldOnBody(game, player, hand, target))
        return;
    if (!interactWithMob(game, player, target, hand))
        usable(target).use?.(player, hand);
}
