import { vec } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { attributeValue } from '../kernel/entities/attributes.js';
import { knockback, PUSH } from '../kernel/entities/body.js';
import { causeOf, isAllowed, isHeat } from '../kernel/entities/damage.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { velocityFields } from '../kernel/entities/entity.js';
import { attackerIn, subjectOf } from '../kernel/entities/event-subject.js';
import { afterAbsorption, afterReductions } from '../kernel/entities/protection.js';
import { tellDamage } from '../kernel/entities/tell-damage.js';
import { Player } from '../kernel/player/player.js';
import { wearArmour } from '../kernel/player/wear.js';
import { json, translate } from '../protocol/fields.js';
import { displayName } from './display-name.js';
import { addExhaustion, EXHAUSTION } from './exhaustion.js';
import { blockWithShield } from './shield.js';
import { wakeUp } from './sleeping.js';
import { closeWindow } from './windows.js';
const HURT_TICKS = 10;
const STATUS_HURT = 2;
const STATUS_DEAD = 3;
/** Metadata key of absorption hearts (1.19.2). */
const ABSORPTION = { key: 15, type: 2 };
export function sendHealth(player) {
    const { health, hunger } = player;
    player.lastSentHealth = healthKey(player);
    player.send('update_health', {
        health: Math.max(0, health),
        food: hunger.food,
        foodSaturation: hunger.saturation,
    });
}
/** Shows a player its absorption hearts. */
export function sendAbsorption(player) {
    player.send('entity_metadata', {
        entityId: player.id,
        metadata: [{ ...ABSORPTION, value: player.traits.absorption }],
    });
}
/** Sends health and food if they changed. A change of saturation counts only if it becomes zero or stops being zero, as in vanilla. */
export function sendHealthIfChanged(player) {
    if (healthKey(player) !== player.lastSentHealth)
        sendHealth(player);
}
const healthKey = ({ health, hunger }) => `${health} ${hunger.food} ${hunger.saturation > 0}`;
export function healPlayer(player, amount) {
    player.health = Math.min(player.fullHealth, player.health + amount);
}
/** Hurts a player or another body. */
export function hurt(game, victim, damage) {
    if (victim instanceof Player)
        hurtPlayer(game, victim, damage);
    else
        victim.hurt(damage);
}
export function hurtPlayer(game, player, damage) {
    const { absolute = false, armour } = causeOf(damage.cause);
    if (player.dead || isImmune(game, player, damage))
        return;
    if (!damage.pierces && damage.from && blockWithShield(game, player, damage.amount, damage.from))
        return;
    // right after damage only stronger damage counts, and only the difference (vanilla)
    const safe = !absolute && player.hurtTicks > 0;
    const amount = safe ? damage.amount - player.lastHurt : damage.amount;
    if (amount <= 0)
        return;
    player.lastHurt = damage.amount;
    wakeUp(game, player);
    if (armour)
        addExhaustion(player, EXHAUSTION.hurt);
    const before = player.health;
    const absorbed = player.traits.absorption;
    player.health = Math.max(0, before - afterAbsorption(player, afterReductions(player, { ...damage, amount })));
    if (armour)
        wearArmour(player, amount, isHeat(damage.cause));
    if (player.traits.absorption !== absorbed)
        sendAbsorption(player);
    player.statistics.add('custom', 'damage_taken', Math.round((before - player.health) * 10));
    if (damage.from?.by)
        player.fight.foe = { by: damage.from.by, at: game.ticks };
    sendHealth(player);
    if (!safe)
        broadcastHurt(game, player, damage);
    damage.from?.by?.hasHurt?.(player, before - player.health, player.health === 0);
    tellDamage(game, player, { damage, before });
    if (player.health === 0 && !game.simulation.rescued(game, player, damage))
        die(game, player, damage);
    game.simulation.suffered(game, player, damage);
}
/** Whether rules, effects, its team or the game mode protect a player from damage. */
function isImmune(game, player, { cause, from }) {
    if (from?.by instanceof Player && sparesTeam(game, player, from.by))
        return true;
    if (!isAllowed(cause, game.rules))
        return true;
    if (isHeat(cause) && effectLevel(player, 'fire_resistance') > 0)
        return true;
    return !causeOf(cause).absolute && (player.gameMode === 'creative' || player.gameMode === 'spectator');
}
/** Whether two players are in one team with friendly fire off (vanilla Player.canHarmPlayer). */
function sparesTeam({ world: { scoreboard } }, player, attacker) {
    const team = scoreboard.teamOf(player.name);
    return team !== undefined && !team.friendlyFire && team.members.has(attacker.name);
}
/** Shows the damage to others, and pushes the player. */
function broadcastHurt(game, player, { from }) {
    player.hurtTicks = HURT_TICKS;
    game.broadcastNear(player.position, 'entity_status', { entityId: player.id, entityStatus: STATUS_HURT });
    if (from?.position)
        pushPlayer(game, player, from.position);
}
/** Instructs a player's client to move away from a position. */
function pushPlayer(game, player, from, strength = PUSH) {
    const rest = strength * (1 - attributeValue(player, 'knockback_resistance'));
    if (rest <= 0)
        return;
    const velocity = velocityFields(knockback(from, player.position, rest));
    game.broadcastNear(player.position, 'entity_velocity', { entityId: player.id, velocity });
}
/** Pushes a player or another body away from a position. */
export function push(game, body, from, strength) {
    if (body instanceof Player)
        pushPlayer(game, body, from, strength);
    else
        body.push(from, strength);
}
function die(game, player, damage) {
    player.dead = true;
    game.emitter.emit('died', { ...subjectOf(player), cause: damage.cause, ...attackerIn(damage) });
    game.simulation.perished(game, player);
    player.statistics.add('custom', 'deaths');
    const { by } = damage.from ?? {};
    if (by && by.kind !== 'player')
        player.statistics.add('killed_by', by.kind);
    player.statistics.reset('custom', 'time_since_death');
    player.statistics.reset('custom', 'time_since_rest');
    player.digging = null;
    closeWindow(player);
    if (game.rules.get('keepInventory') !== true)
        dropEverything(game, player);
    if (game.rules.get('keepInventory') !== true)
        dropExperience(game, player);
    const message = deathMessage(player, damage);
    player.send('death_combat_event', { playerId: player.id, entityId: -1, message: json(message) });
    if (game.rules.get('showDeathMessages') === true)
        game.world.broadcast('system_chat', { content: json(message), isActionBar: false });
    game.broadcastSeen(player, 'entity_status', { entityId: player.id, entityStatus: STATUS_DEAD });
}
/** Experience points that a player drops for each of its levels, and the maximum (vanilla Player.getExperienceReward). */
const POINTS_A_LEVEL = 7;
const MOST_POINTS = 100;
/** A player who dies drops a part of the experience; the rest is lost. */
function dropExperience(game, player) {
    const points = Math.min(MOST_POINTS, player.experience.level * POINTS_A_LEVEL);
    if (points > 0)
        game.dropExperience(player.position, points);
}
function deathMessage(player, { cause, from }) {
    if (from?.name)
        return translate('death.attack.player', displayName(player), from.name);
    return translate(`death.attack.${causeOf(cause).message}`, displayName(player));
}
/** Scatters the inventory on the ground (vanilla Player.drop with random spread). */
function dropEverything(game, player) {
    for (let i = 0; i < player.inventory.length; i++) {
        const stack = player.inventory[i];
        player.inventory[i] = null;
        if (!stack || enchantment(stack, 'vanishing_curse') > 0)
            continue;
        const speed = game.chance.next() * 0.5;
        const angle = game.chance.next() * 2 * Math.PI;
        game.dropItem({
            stack,
            position: vec(player.position.x, player.eyes.y - 0.3, player.position.z),
            velocity: vec(-Math.sin(angle) * speed, 0.2, Math.cos(angle) * speed),
            pickupDelay: 40,
        });
    }
}
/** One tick of invulnerability and of damage by the void. `tickHunger` does the healing. */
export function tickHealth(game, player) {
    if (player.hurtTicks > 0)
        player.hurtTicks--;
    if (player.dead)
        return;
    if (player.position.y < game.voidBelow && game.ticks % 10 === 0)
        hurtPlayer(game, player, { amount: 4, cause: 'void' });
}
