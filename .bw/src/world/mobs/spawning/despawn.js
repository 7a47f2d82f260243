import { distance } from '../../geometry.js';
import { Mob } from '../index.js';
import { isFleeting } from './kinds.js';
/** Distance to the nearest player beyond which mobs despawn at once, and within which they stay, in blocks (vanilla). */
export const DESPAWN_DISTANCE = 128;
const NEAR = 32;
/** Ticks without a player nearby after which a mob may despawn, and the probability per tick. */
const LONELY = 600;
const ODDS = 800;
/** Despawns monsters far from all players (vanilla Mob.checkDespawn); animals and persistent mobs stay. */
export function despawn(game) {
    const near = game.players.filter(({ inPlay, gameMode }) => inPlay && gameMode !== 'spectator');
    if (near.length === 0)
        return;
    for (const mob of game.entities.values()) {
        if (!(mob instanceof Mob) || mob.traits.persistent || !isFleeting(mob.kind))
            continue;
        const away = Math.min(...near.map(({ position }) => distance(position, mob.position)));
        mob.lonelyFor = away < NEAR ? 0 : mob.lonelyFor + (mob.traits.noAi ? 0 : 1);
        if (away > DESPAWN_DISTANCE || (mob.lonelyFor > LONELY && away > NEAR && game.spawnChance.oneIn(ODDS)))
            game.removeEntity(mob);
    }
}
