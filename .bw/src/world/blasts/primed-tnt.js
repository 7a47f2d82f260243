import { updateAround } from '../blocks/updates.js';
import { centreOf } from '../geometry.js';
import { Entity } from '../kernel/entities/entity.js';
import { numberTag } from '../kernel/memory/own-tags.js';
import { nbtShort } from '../library/nbt.js';
import { explode } from './explosion.js';
/** Ticks from ignition to explosion, and power of the explosion. */
const FUSE = 80;
const RADIUS = 4;
const FUSE_META = { key: 8, type: 1 };
/** Height of the explosion above the feet. */
const CORE = 0.0625;
/** Lit TNT (vanilla PrimedTnt). */
export class PrimedTnt extends Entity {
    #fuse;
    constructor(game, init) {
        super(game, init);
        this.#fuse = init.fuse ?? FUSE;
    }
    metadata() {
        return [{ ...FUSE_META, value: this.#fuse }];
    }
    saved() {
        return { [fuseTag(this.game)]: nbtShort(this.#fuse) };
    }
    restore(said) {
        this.#fuse = numberTag(said, 'fuse') ?? numberTag(said, 'Fuse') ?? this.#fuse;
    }
    tick() {
        this.age++;
        this.fall({ gravity: 0.04, drag: 0.98, verticalDrag: 0.98 });
        if (--this.#fuse > 0)
            return;
        this.game.removeEntity(this);
        this.position = { ...this.position, y: this.position.y + CORE };
        explode(this.game, this, RADIUS);
    }
}
/** Vanilla's name for the tag (renamed in 1.20.3). */
const fuseTag = ({ registry }) => (registry.isNewerOrEqualTo('1.20.3') ? 'fuse' : 'Fuse');
/** Ignites the TNT at a position. TNT lit by an explosion has a shorter fuse. */
export function primeTnt(game, p, fuse = FUSE) {
    game.level.set(p, game.level.states.air);
    updateAround(game, [p]);
    primed(game, p, fuse);
}
/** Places lit TNT in a cell, replacing any block. */
export function primed(game, p, fuse = FUSE) {
    const angle = game.mobChance.next() * 2 * Math.PI;
    const velocity = { x: -Math.sin(angle) * 0.02, y: 0.2, z: -Math.cos(angle) * 0.02 };
    const position = { ...centreOf(p), y: p.y };
    const definition = game.entityDefinition('tnt');
    game.addEntity(new PrimedTnt(game, { definition, position, velocity, fuse }));
}
