import { setFire } from '../blocks/fire.js';
import { blockOf, distance } from '../geometry.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { Player } from '../kernel/player/player.js';
import { setOnFire } from '../player/burning.js';
import { hurt } from '../player/health.js';
/** Damage in half hearts, range in blocks, and ticks of burning (vanilla LightningBolt, Entity.thunderHit). */
const DAMAGE = 5;
const RANGE = 3;
const BURNS = 160;
/** Ticks for which it is visible. */
const LASTS = 8;
class LightningBolt extends Entity {
    tick() {
        if (++this.age > LASTS)
            this.game.removeEntity(this);
    }
}
/** Strikes a place with lightning, which hurts and burns everything nearby. */
export function strikeLightning(game, position) {
    game.addEntity(new LightningBolt(game, { definition: game.entityDefinition('lightning_bolt'), position }));
    if (game.difficulty === 'normal' || game.difficulty === 'hard')
        setFire(game, blockOf(position));
    for (const tracked of game.allTracked()) {
        if (distance(tracked.position, position) > RANGE)
            continue;
        if (!(tracked instanceof Player || tracked instanceof Body))
            continue;
        setOnFire(tracked, BURNS);
        hurt(game, tracked, { amount: DAMAGE, cause: 'lightning' });
    }
}
