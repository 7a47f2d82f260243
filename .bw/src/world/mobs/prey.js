import { Body } from '../kernel/entities/body.js';
import { Player } from '../kernel/player/player.js';
import { scaled } from '../player/difficulty.js';
import { hurtPlayer } from '../player/health.js';
/** Whether something is alive and may be attacked at all. */
export function isPrey(tracked) {
    if (tracked instanceof Body)
        return !tracked.removed && !tracked.dying && tracked.kind !== 'armor_stand';
    return (tracked instanceof Player &&
        !tracked.dead &&
        !tracked.removed &&
        tracked.inPlay &&
        (tracked.gameMode === 'survival' || tracked.gameMode === 'adventure'));
}
export const eyesOf = (body) => body instanceof Player ? body.eyes : { ...body.position, y: body.position.y + body.size.height * 0.85 };
/** Hurts by magic, which ignores armour; half hearts. */
export function attackByMagic(mob, prey, damage) {
    const { game } = mob;
    if (prey instanceof Player) {
        const name = mob.traits.customName ?? mob.definition.displayName;
        const from = { position: mob.position, name, by: mob };
        hurtPlayer(game, prey, { amount: scaled(damage, game.difficulty), cause: 'magic', from });
    }
    else
        prey.hurt({ amount: damage, cause: 'magic', from: { position: mob.position, by: mob } });
}
/** Hurts a mob's target; damage in half hearts on normal difficulty. `source`: the origin of the hit, if not the mob. */
export function attack(mob, prey, damage, source = mob.position) {
    const { game } = mob;
    if (prey instanceof Player)
        hurtPlayer(game, prey, {
            amount: scaled(damage, game.difficulty),
            cause: 'attack',
            from: { position: source, name: mob.traits.customName ?? mob.definition.displayName, by: mob },
        });
    else
        prey.hurt({ amount: damage, cause: 'attack', from: { position: source, by: mob } });
}
