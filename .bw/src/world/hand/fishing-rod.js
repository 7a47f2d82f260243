import { Memory } from '../kernel/memory/memory.js';
import { Bobber } from '../projectiles/bobber.js';
/** Speed of a cast: a constant part, and one that increases with its steepness (blocks per tick). */
const SPEED = { level: 0.6, steep: 0.5 };
const SPREAD = 0.0103365;
/** Maximum ratio of a cast's vertical to its horizontal distance. */
const STEEPEST = 5;
/** Distance in front of the eyes at which the bobber appears, in blocks. */
const BEFORE_EYES = 0.3;
/** The bobber that a player has cast. */
const CAST = new Memory('fishing', () => ({}));
/** Cast with one use, reeled in with the next. */
export const fishingRod = {
    is: (item) => item === 'fishing_rod',
    use({ game, player, hand, stack }) {
        player.statistics.add('used', 'fishing_rod');
        const { bobber: out } = CAST.of(player);
        if (out && !out.removed) {
            player.wear(out.reel(), hand);
            return true;
        }
        const bobber = new Bobber(game, { ...throwing(game, player), angler: player, rod: stack });
        CAST.of(player).bobber = bobber;
        game.addEntity(bobber);
        return true;
    },
};
/** Initial position and velocity of a bobber (vanilla FishingHook's constructor): steep casts are fast. */
function throwing(game, player) {
    const yaw = (player.yaw * Math.PI) / 180;
    const pitch = (player.pitch * Math.PI) / 180;
    const across = { x: -Math.sin(yaw), z: Math.cos(yaw) };
    const rise = Math.max(-STEEPEST, Math.min(STEEPEST, -Math.tan(pitch)));
    const length = Math.hypot(1, rise);
    const speed = () => SPEED.level / length + SPEED.steep + (game.mobChance.next() - game.mobChance.next()) * SPREAD;
    const { x, y, z } = player.eyes;
    return {
        position: { x: x + across.x * BEFORE_EYES, y, z: z + across.z * BEFORE_EYES },
        velocity: { x: across.x * speed(), y: rise * speed(), z: across.z * speed() },
    };
}
