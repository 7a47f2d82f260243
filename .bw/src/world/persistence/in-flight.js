import { PrimedTnt } from '../blasts/primed-tnt.js';
import { FallingBlock } from '../entities/falling-block.js';
import { Arrow } from '../projectiles/arrow.js';
import { Fireball } from '../projectiles/fireball.js';
import { PotionCloud } from '../projectiles/potion-cloud.js';
import { Rocket } from '../projectiles/rocket.js';
import { ShulkerBullet } from '../projectiles/shulker-bullet.js';
import { thrownOfKind } from '../projectiles/thrown.js';
import { ThrownTrident } from '../projectiles/trident.js';
const init = (game, position, kind) => ({
    definition: game.entityDefinition(kind),
    position,
});
const arrow = (game, position, kind) => new Arrow(game, init(game, position, kind));
const fireball = (game, position, kind) => new Fireball(game, init(game, position, kind));
/** Flying, falling and exploding entities, by kind; thrown ones are in `projectiles/thrown.ts`. */
const KINDS = {
    arrow,
    spectral_arrow: arrow,
    trident: (game, position, kind) => new ThrownTrident(game, {
        ...init(game, position, kind),
        item: game.items.make('trident'),
        mayKeep: true,
    }),
    fireball,
    small_fireball: fireball,
    dragon_fireball: fireball,
    wither_skull: fireball,
    shulker_bullet: (game, position, kind) => new ShulkerBullet(game, init(game, position, kind)),
    firework_rocket: (game, position) => new Rocket(game, { item: game.items.make('firework_rocket'), position }),
    area_effect_cloud: (game, position) => new PotionCloud(game, position, game.items.make('lingering_potion')),
    falling_block: (game, position, kind) => new FallingBlock(game, init(game, position, kind)),
    tnt: (game, position, kind) => new PrimedTnt(game, init(game, position, kind)),
};
/** Whether entities of a kind fly, fall or are about to explode, and are saved. */
export const isInFlight = (kind) => Object.hasOwn(KINDS, kind) || /^(snowball|egg|ender_pearl|potion|experience_bottle)$/.test(kind);
/** Creates such an entity, not yet in the world, with its default state; null for other kinds. */
export function createInFlight(game, kind, position) {
    const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    return make ? make(game, position, kind) : thrownOfKind(game, kind, position);
}
