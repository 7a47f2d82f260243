import { subtract } from '../../geometry.js';
import { ticksUntil } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { blowOf, findTarget, isWithinReach } from '../hunting.js';
import { Mob } from '../mob.js';
import { yawTowards } from '../motion.js';
import { attack } from '../prey.js';
/** Ticks between two jumps: the minimum, and the maximum random addition; a third of the addition in pursuit of prey. */
const PAUSE = 10;
const PAUSE_MORE = 20;
const JUMP = 0.42;
const SPEED = { 1: 0.3, 2: 0.4, 4: 0.6 };
/** Number of smaller ones that a dead one splits into. */
const SPLIT_LOW = 2;
const SPLIT_HIGH = 4;
/** Width and height of one of size 1. */
const SIDE = 0.52;
const STRIKE_TICKS = 10;
/** Armour of a magma cube per unit of size. */
const ARMOUR = 3;
/** Tick of its next jump. */
export const JUMPING = new SavedMemory('jumping', { nextAt: ticksUntil('JumpsIn') });
/** Gives a slime or a magma cube a size: its health is the square of its size. */
export function grow(mob, size) {
    mob.traits.size = Math.max(1, Math.min(127, Math.floor(size)));
    const side = SIDE * mob.traits.size;
    mob.size = { width: side, height: side };
    const { size: width } = mob.traits;
    mob.fullHealth = width ** 2;
    mob.traits.bases.set('attack_damage', mob.kind === 'magma_cube' ? width + 2 : width);
    if (mob.kind === 'magma_cube')
        mob.traits.bases.set('armor', ARMOUR * width);
    mob.health = mob.fullHealth;
    mob.game.sendMetadata(mob);
}
/** Jumps towards a visible target, or at random, and hurts whatever it touches. It has no other movement. */
export const hop = (mob) => {
    const { game } = mob;
    const target = findTarget(mob);
    const { size } = mob.traits;
    const isHarmful = mob.kind === 'magma_cube' || size > 1;
    if (target && isHarmful && isWithinReach(mob, target) && game.ticks >= mob.readyAt) {
        mob.readyAt = game.ticks + STRIKE_TICKS;
        attack(mob, target, blowOf(mob, target));
    }
    const jumping = JUMPING.of(mob);
    const due = jumping.nextAt;
    const pause = Math.floor((PAUSE + game.mobChance.between(0, PAUSE_MORE)) / (target ? 3 : 1));
    if (due === undefined || (game.ticks >= due && !mob.onGround))
        jumping.nextAt = game.ticks + pause;
    else if (game.ticks >= due) {
        jumping.nextAt = game.ticks + pause;
        if (target)
            mob.yaw = yawTowards(subtract(target.position, mob.position));
        else if (game.mobChance.oneIn(3))
            mob.yaw = game.mobChance.between(0, 359);
        const turn = (mob.yaw * Math.PI) / 180;
        const speed = SPEED[size] ?? 0.4;
        mob.velocity = { x: -Math.sin(turn) * speed, y: JUMP, z: Math.cos(turn) * speed };
        mob.onGround = false;
    }
    return false;
};
/** A large one splits into smaller ones when it dies (vanilla Slime.remove). */
export const split = (mob) => {
    const { game, traits } = mob;
    if (!mob.dying || traits.size < 2 || mob.apart)
        return false;
    mob.apart = true;
    const { x, y, z } = mob.position;
    for (let left = game.mobChance.between(SPLIT_LOW, SPLIT_HIGH), i = 0; i < left; i++) {
        const to = { x: x + ((i % 2) - 0.5) * 0.5, y: y + 0.5, z: z + (Math.floor(i / 2) - 0.5) * 0.5 };
        const part = game.summon(mob.kind, to);
        if (part instanceof Mob)
            grow(part, traits.size >> 1);
    }
    return false;
};
