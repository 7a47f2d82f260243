import { insideBy } from '../border/border.js';
import { blockOf, distance, sameBlock } from '../geometry.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { addMoveExhaustion } from './exhaustion.js';
import { freezeAround } from './frost.js';
import { hurtPlayer } from './health.js';
import { countMove } from './statistics.js';
import { teleport } from './teleport.js';
import { updateView } from './view.js';
/** Maximum length of a client's move in one packet, in blocks. */
const MAX_STEP = 10;
/** A client within this distance of its teleport target counts as arrived, even without a confirmation; in blocks. */
const ARRIVED = 1.5;
/** How far clients may be off at the border, in blocks. */
const SLACK = 0.01;
/** Height of a fall without damage, in blocks. */
const SAFE_FALL = 3;
/** Fall distance in one move that counts while gliding, in blocks. */
const GLIDE = 0.5;
/** Distance below the feet within which the ground is searched for, in blocks. */
const UNDERFOOT = 0.2;
/** Coordinates beyond this are invalid (vanilla world border). */
const MAX_COORDINATE = 3e7;
/** Handles a client's position and angles. An invalid position teleports the client back. */
export function movePlayer(game, player, move) {
    if (player.dead || player.asleep)
        return;
    if (!isSane(move)) {
        teleport(game, player, player.position);
        return;
    }
    if (move.yaw !== undefined && move.pitch !== undefined) {
        turn(player, move.yaw, move.pitch);
    }
    if (!move.position || player.vehicle) {
        player.onGround = move.onGround;
        return;
    }
    const step = distance(move.position, player.position);
    if (player.awaiting !== 0) {
        if (step > ARRIVED)
            return;
        player.awaiting = 0;
    }
    if (step > MAX_STEP || crossesBorder(game, player, move.position)) {
        teleport(game, player, player.position);
        return;
    }
    const from = { position: player.position, onGround: player.onGround };
    player.position = move.position;
    player.onGround = move.onGround;
    const within = game.level.get(blockOf(player.position));
    addMoveExhaustion(player, from, within.name === 'water');
    countMove(game, player, from);
    fall(game, player, from.position.y - move.position.y, within);
    if (!sameBlock(blockOf(from.position), blockOf(player.position)))
        freezeAround(game, player);
    updateView(game, player);
}
/** Whether a player who is inside the border would leave it. */
function crossesBorder(game, player, to) {
    const half = player.size.width / 2;
    return insideBy(game, to) < half - SLACK && insideBy(game, player.position) >= half - SLACK;
}
/** Turns a player. Clamps the pitch to straight up or down (vanilla Entity.absMoveTo), since bots may exceed it. */
export function turn(player, yaw, pitch) {
    player.yaw = yaw;
    player.pitch = Math.max(-90, Math.min(90, pitch));
}
export function confirmTeleport(player, teleportId) {
    if (teleportId === player.awaiting)
        player.awaiting = 0;
}
function fall(game, player, down, within) {
    if (down > 0)
        player.fallen += down;
    if (effectLevel(player, 'slow_falling') > 0 || effectLevel(player, 'levitation') > 0)
        player.fallen = 0;
    // a slowly gliding player does not fall (vanilla limit: half a block per tick)
    if (player.gliding && down < GLIDE)
        player.fallen = Math.min(1, player.fallen);
    if (game.blocks.of(within).breaksFall)
        player.fallen = 0;
    if (!player.onGround)
        return;
    const { fallen, position } = player;
    const ground = blockOf({ ...position, y: position.y - UNDERFOOT });
    const { fallDamage, landedOn } = game.blocks.of(game.level.get(ground));
    const safe = SAFE_FALL + effectLevel(player, 'jump_boost');
    const damage = Math.ceil((fallen - safe) * (fallDamage?.(player.sneaking) ?? 1));
    player.fallen = 0;
    if (fallen >= 2)
        player.statistics.add('custom', 'fall_one_cm', Math.round(100 * fallen));
    if (fallen > 0)
        landedOn?.(game, ground, fallen);
    if (damage > 0)
        hurtPlayer(game, player, { amount: damage, cause: 'fall' });
}
function isSane({ position, yaw, pitch }) {
    const numbers = [yaw ?? 0, pitch ?? 0, ...(position ? [position.x, position.y, position.z] : [])];
    return numbers.every((n) => Number.isFinite(n) && Math.abs(n) <= MAX_COORDINATE);
}
