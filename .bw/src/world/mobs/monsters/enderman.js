import { blockOf, lookVector, subtract } from '../../geometry.js';
import { landingBelow } from '../../kernel/entities/landing.js';
import { canSee } from '../../kernel/entities/line-of-sight.js';
import { SLOT } from '../../kernel/inventory/storage.js';
import { ticksSince, unsaved } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { findTarget } from '../hunting.js';
import { eyesOf, isPrey } from '../prey.js';
import { isDay } from '../sunlight.js';
const SIGHT = 64;
/** Required precision of a player's look at it, divided by the distance (vanilla isLookingAtMe). */
const GAZE = 0.025;
/** Horizontal and vertical range of a teleport, and number of attempts. */
const REACH = 32;
const HEIGHT = 32;
const TRIES = 16;
/** Distance from its target beyond which it teleports there, and ticks between such teleports. */
const FAR = 16;
const STEP_TICKS = 30;
/** Chance per tick to teleport in daylight (1 in N). */
const RESTLESS = 600;
/** Ticks between two tests for water. */
const WET_INTERVAL = 10;
const CREEPY = { key: 17, type: 7 };
/** Tick since which its target has been too far away to walk there, and whether clients see it as angry. */
export const ENDERMAN = new SavedMemory('enderman', {
    farSince: ticksSince('FarFor'),
    seemsAngry: unsaved(false),
});
/** Attacks players who look into its eyes, unless a carved pumpkin hides the face. */
export const mindGaze = (mob) => {
    const { game } = mob;
    if (!isPrey(mob.target)) {
        const [gazer] = game.players.filter((player) => isPrey(player) && looksAt(player, mob));
        if (gazer) {
            mob.attacker = gazer;
            mob.hurtAt = game.ticks;
        }
    }
    const target = findTarget(mob);
    if (ENDERMAN.of(mob).seemsAngry !== (target !== undefined))
        show(mob, target !== undefined);
    return false;
};
function looksAt(player, mob) {
    const far = mob.distanceTo(player);
    if (far > SIGHT || player.inventory[SLOT.helmet]?.name === 'carved_pumpkin')
        return false;
    const eyes = eyesOf(mob);
    const by = subtract(eyes, player.eyes);
    const length = Math.hypot(by.x, by.y, by.z) || 1;
    const look = lookVector(player);
    const along = (look.x * by.x + look.y * by.y + look.z * by.z) / length;
    return along > 1 - GAZE / length && canSee(mob.game.level, player.eyes, eyes);
}
/** Teleports out of water and rain, to its target, and at random by day. */
export const stayElusive = (mob) => {
    const { game, target } = mob;
    if (mob.dying)
        return false;
    if ((mob.age + mob.id) % WET_INTERVAL === 0 && isWet(mob)) {
        mob.hurt({ amount: 1, cause: 'drown' });
        teleportAway(mob);
        return false;
    }
    const memory = ENDERMAN.of(mob);
    if (target && mob.distanceTo(target) > FAR) {
        if (game.ticks - (memory.farSince ?? game.ticks) >= STEP_TICKS)
            teleportNear(mob, target.position);
        memory.farSince ??= game.ticks;
    }
    else
        memory.farSince = undefined;
    if (!target && isDay(game) && game.mobChance.oneIn(RESTLESS))
        teleportAway(mob);
    return false;
};
/** Teleports away from a projectile. Returns true if it got away. */
export function evade(mob) {
    for (let i = 0; i < TRIES; i++)
        if (teleportAway(mob))
            return true;
    return false;
}
function isWet({ game, position }) {
    const p = blockOf(position);
    if (game.level.get(p).name === 'water')
        return true;
    return game.weather !== 'clear' && game.light.at({ ...p, y: p.y + 3 }).sky === 15;
}
function teleportNear(mob, goal) {
    const { mobChance } = mob.game;
    ENDERMAN.of(mob).farSince = undefined;
    const around = () => mobChance.between(-8, 8);
    for (let i = 0; i < TRIES; i++)
        if (teleportTo(mob, { x: goal.x + around(), y: goal.y + around(), z: goal.z + around() }))
            return;
}
function teleportAway(mob) {
    const { mobChance } = mob.game;
    const around = (reach) => mobChance.between(-reach, reach);
    const { x, y, z } = mob.position;
    return teleportTo(mob, { x: x + around(REACH), y: y + around(HEIGHT), z: z + around(REACH) });
}
/** Teleports to the ground below a point, if there is dry ground and enough space. */
function teleportTo(mob, to) {
    const feet = landingBelow(mob.game.level, to, mob.size);
    if (!feet)
        return false;
    mob.position = feet;
    mob.velocity = { x: 0, y: 0, z: 0 };
    mob.stop();
    return true;
}
function show(mob, isAngry) {
    ENDERMAN.of(mob).seemsAngry = isAngry;
    mob.game.broadcastSeen(mob, 'entity_metadata', {
        entityId: mob.id,
        metadata: [{ ...CREEPY, value: isAngry }],
    });
}
