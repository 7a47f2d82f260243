import { Body } from '../../kernel/entities/body.js';
import { Entity } from '../../kernel/entities/entity.js';
import { attackByMagic, isPrey } from '../prey.js';
/** Ticks after rising at which they bite, ticks until they disappear, and damage in half hearts. */
const BITES = 8;
const GONE = 22;
const DAMAGE = 6;
const REACH = 0.7;
const STATUS_BITE = 4;
/** Fangs that rise from the ground (vanilla EvokerFangs). */
export class EvokerFangs extends Entity {
    #by;
    #delay;
    constructor(game, init) {
        super(game, init);
        this.#by = init.by;
        this.#delay = init.delay;
    }
    tick() {
        const { game } = this;
        const since = this.age++ - this.#delay;
        if (since === 0)
            game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_BITE });
        if (since === BITES)
            for (const other of game.allTracked()) {
                if (other === this.#by || !isPrey(other) || !this.#holds(other))
                    continue;
                if (other instanceof Body && ILLAGERS.test(other.kind))
                    continue;
                attackByMagic(this.#by, other, DAMAGE);
            }
        if (since > GONE)
            game.removeEntity(this);
    }
    #holds({ position: p }) {
        const { x, y, z } = this.position;
        return Math.abs(p.x - x) < REACH && Math.abs(p.z - z) < REACH && Math.abs(p.y - y) < 1;
    }
}
/** Mobs on its side. */
const ILLAGERS = /^(evoker|vindicator|pillager|illusioner|ravager|vex|witch)$/;
