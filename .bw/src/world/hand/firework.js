import { add, centreOf, step } from '../geometry.js';
import { Rocket } from '../projectiles/rocket.js';
/** A firework rocket: it is launched from a block, or pushes a gliding player. */
export const firework = {
    is: (item) => item === 'firework_rocket',
    use({ game, player, hand, stack }) {
        if (!player.gliding)
            return false;
        const item = { ...stack, count: 1 };
        game.addEntity(new Rocket(game, { item, position: player.position, shooter: player, pushes: player }));
        player.statistics.add('used', 'firework_rocket');
        player.useUp(hand);
        return true;
    },
    useOn({ game, player, hand, stack }, { p, face, cursor }) {
        if (player.gliding)
            return false;
        const out = step(face);
        const at = face === 'up' || face === 'down' ? add(p, cursor) : add(centreOf(p), { ...out, y: 0 });
        const position = { x: at.x + out.x * 0.15, y: at.y + out.y * 0.15, z: at.z + out.z * 0.15 };
        game.addEntity(new Rocket(game, { item: { ...stack, count: 1 }, position, shooter: player }));
        player.statistics.add('used', 'firework_rocket');
        player.useUp(hand);
        return true;
    },
};
