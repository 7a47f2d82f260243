import { landingBelow } from '../kernel/entities/landing.js';
import { coolDown } from './cooldown.js';
import { teleport } from './teleport.js';
/** Number of positions tried, their maximum distance along each axis, and the cooldown of the fruit (vanilla ChorusFruitItem). */
const TRIES = 16;
const REACH = 8;
const REST_TICKS = 20;
/** Teleports a player who ate a chorus fruit to the ground nearby. */
export function wander(game, player) {
    const { chance, level } = game;
    const around = () => (chance.next() - 0.5) * 2 * REACH;
    for (let i = 0; i < TRIES; i++) {
        const { x, y, z } = player.position;
        const feet = landingBelow(level, { x: x + around(), y: y + around(), z: z + around() }, player.size);
        if (!feet)
            continue;
        teleport(game, player, feet);
        break;
    }
    coolDown(game, player, 'chorus_fruit', REST_TICKS);
}
