import { distance } from '../geometry.js';
const MAX_EXHAUSTION = 40;
/** Exhaustion by action (vanilla). */
export const EXHAUSTION = {
    jump: 0.05,
    sprintJump: 0.2,
    sprintMetre: 0.1,
    swimMetre: 0.01,
    attack: 0.1,
    hurt: 0.1,
    dig: 0.005,
    /** Exhaustion per tick and level of the effect. */
    hunger: 0.005,
};
export function addExhaustion(player, exhaustion) {
    if (player.gameMode === 'creative' || player.gameMode === 'spectator')
        return;
    player.hunger.exhaustion = Math.min(MAX_EXHAUSTION, player.hunger.exhaustion + exhaustion);
}
/** Adds the exhaustion of a move, given its start and whether it was on the ground. */
export function addMoveExhaustion(player, from, inWater) {
    const { position } = player;
    if (from.onGround && !player.onGround && position.y > from.position.y)
        addExhaustion(player, player.sprinting ? EXHAUSTION.sprintJump : EXHAUSTION.jump);
    if (inWater)
        addExhaustion(player, EXHAUSTION.swimMetre * distance(from.position, position));
    else if (player.onGround && player.sprinting)
        addExhaustion(player, EXHAUSTION.sprintMetre * Math.hypot(position.x - from.position.x, position.z - from.position.z));
}
