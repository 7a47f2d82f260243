import { explode } from '../blasts/explosion.js';
import { Entity } from '../kernel/entities/entity.js';
const RADIUS = 6;
/** An end crystal: any hit makes it explode (vanilla EndCrystal). */
export class EndCrystal extends Entity {
    get isTarget() {
        return true;
    }
    tick() {
        this.age++;
    }
    struck() {
        if (this.removed)
            return;
        this.game.removeEntity(this);
        explode(this.game, this, RADIUS);
    }
}
