import { potionDoses } from '../player/potions.js';
import { Arrow } from '../projectiles/arrow.js';
/** Duration of a tipped arrow as a share of the potion's. */
const TIPPED = 0.125;
const SPECTRAL_TICKS = 200;
/** Shoots an arrow of a kind; `keep`: the player who picks it up gets it. */
export function shootArrow(game, ammunition, init, keep) {
    const spectral = ammunition.name === 'spectral_arrow';
    const doses = spectral
        ? [{ effect: 'glowing', amplifier: 0, ticks: SPECTRAL_TICKS }]
        : potionDoses(game, ammunition, TIPPED);
    game.addEntity(new Arrow(game, {
        ...init,
        definition: game.entityDefinition(spectral ? 'spectral_arrow' : 'arrow'),
        doses,
        ...(keep ? { item: { ...ammunition, count: 1 } } : {}),
    }));
}
