import { explode } from '../blasts/explosion.js';
import { centreOf } from '../geometry.js';
import { setSpawnAt } from '../player/sleeping.js';
import { family, named } from './family.js';
const MAX_CHARGES = 4;
const LIGHT_PER_CHARGE = 4;
/** Power of the anchor's explosion. */
const POWER = 5;
const chargesOf = ({ properties }) => Number(properties['charges']);
/**
 * Glowstone charges it. When charged, it serves as a respawn point in the Nether and explodes elsewhere (vanilla
 * RespawnAnchorBlock).
 */
const use = (game, player, hand, p, state) => {
    const charges = chargesOf(state);
    if (player.held(hand)?.name === 'glowstone' && charges < MAX_CHARGES) {
        player.useUp(hand);
        game.level.set(p, game.level.states.with(state, { charges: charges + 1 }));
        return true;
    }
    if (charges === 0)
        return false;
    if (game.dimension.anchorsWork)
        setSpawnAt(game, player, p);
    else
        burst(game, p);
    return true;
};
function burst(game, p) {
    game.level.set(p, game.level.states.air);
    explode(game, { position: centreOf(p), name: 'Intentional Game Design', setsFire: true }, POWER);
}
/** Respawn anchors. */
export const respawnAnchor = [
    family(named('respawn_anchor'), {
        use,
        light: (state) => Math.max(0, chargesOf(state) * LIGHT_PER_CHARGE - 1),
    }),
];
