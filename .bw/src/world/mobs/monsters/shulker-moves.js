import { blockOf, FACES, neighbour } from '../../geometry.js';
import { isAir } from '../../kernel/blocks/rules.js';
import { isFree } from '../../kernel/entities/collision.js';
import { amount } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { playSound } from '../../kernel/sounds.js';
/** Range on each axis, in blocks, and number of attempts. */
const FAR = 8;
const TRIES = 5;
/** One hit in this many drives it away once it has lost half its health. */
const ODDS = 4;
/** The side it sits on, as a direction. */
const SEAT = { key: 16, type: 11 };
/** Health at its last tick. */
export const SHULKER_SEAT = new SavedMemory('shulkerSeat', {
    healthBefore: amount('HealthBefore', { initial: undefined }),
});
/**
 * Whether it has been driven to another place: by a hit, or because it lost its support (vanilla Shulker.hurt
 * and tick).
 */
export function driven(mob) {
    const memory = SHULKER_SEAT.of(mob);
    const before = memory.healthBefore ?? mob.health;
    memory.healthBefore = mob.health;
    const weak = mob.health < before && mob.health < mob.fullHealth / 2;
    const leaves = (weak && mob.game.mobChance.oneIn(ODDS)) || seatAt(mob, blockOf(mob.position)) === undefined;
    return leaves && teleported(mob);
}
function teleported(mob) {
    const { game, size } = mob;
    const from = blockOf(mob.position);
    for (let i = 0; i < TRIES; i++) {
        const off = () => game.mobChance.between(-FAR, FAR);
        const p = { x: from.x + off(), y: from.y + off(), z: from.z + off() };
        const position = { x: p.x + 0.5, y: p.y, z: p.z + 0.5 };
        const seat = seatAt(mob, p);
        const open = game.level.contains(p) && isAir(game.level, game.level.get(p));
        if (seat === undefined || !open || !isFree(game.level, position, size))
            continue;
        mob.position = position;
        mob.show({ ...SEAT, value: seat });
        playSound(game, { name: 'entity.shulker.teleport', source: 'hostile', at: position });
        return true;
    }
    return false;
}
/** The first side with a support. */
function seatAt({ game: { level } }, p) {
    const found = FACES.findIndex((face) => level.shapes.isSolid(level.get(neighbour(p, face))));
    return found < 0 ? undefined : found;
}
