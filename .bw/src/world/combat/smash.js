import { distance } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { velocityFields } from '../kernel/entities/entity.js';
/** How far a smash pushes surrounding bodies, in blocks, and how strongly, in blocks per tick. */
const RANGE = 3.5;
const PUSH = 0.7;
/** Upward speed by the level of wind burst, in blocks per tick (vanilla: knockback multipliers of its explosion). */
const BURSTS = [0, 1.2, 1.75, 2.2];
/** Called after a mace blow: the fall is broken, others are pushed, and Wind Burst throws the player up again. */
export function afterSmash(game, player, victim) {
    player.fallen = 0;
    for (const other of game.entities.values())
        if (other !== victim && other instanceof Body && distance(other.position, victim.position) <= RANGE)
            other.push(victim.position, PUSH);
    const level = Math.min(3, enchantment(player.held(), 'wind_burst'));
    const velocity = velocityFields({ x: 0, y: BURSTS[level] ?? 0.01, z: 0 });
    player.send('entity_velocity', { entityId: player.id, velocity });
}
