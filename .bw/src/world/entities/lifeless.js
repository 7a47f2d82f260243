import { Entity } from '../kernel/entities/entity.js';
import { Boat } from './boat.js';
import { EndCrystal } from './end-crystal.js';
import { ExperienceOrb } from './experience-orb.js';
import { ItemFrame, Painting } from './hanging.js';
import { LeashKnot } from './leash-knot.js';
import { Minecart } from './minecart.js';
/** An entity that does nothing. */
class Still extends Entity {
    tick() {
        this.age++;
    }
}
/** Creates an entity without life by its kind, not yet in the world; null for kinds that this server does not support. */
export function createLifeless(game, kind, position) {
    const init = { definition: game.entityDefinition(kind), position };
    if (/(^|_)(boat|raft)$/.test(kind))
        return new Boat(game, init);
    if (/(^|_)minecart$/.test(kind))
        return new Minecart(game, init);
    if (kind === 'item_frame' || kind === 'glow_item_frame')
        return new ItemFrame(game, init);
    if (kind === 'painting')
        return new Painting(game, init);
    if (kind === 'end_crystal')
        return new EndCrystal(game, init);
    if (kind === 'leash_knot')
        return new LeashKnot(game, init);
    if (kind === 'experience_orb')
        return new ExperienceOrb(game, init);
    return kind === 'marker' ? new Still(game, init) : null;
}
