import { Body } from '../kernel/entities/body.js';
import { uuidIn, uuidTag } from '../kernel/memory/uuid.js';
import { Player } from '../kernel/player/player.js';
import { scaled } from '../player/difficulty.js';
import { giveDoses } from '../player/doses.js';
import { hurtPlayer } from '../player/health.js';
import { Projectile } from './projectile.js';
/** Speed in blocks per tick, damage in half hearts, ticks of levitation, and ticks after which it disappears. */
const SPEED = 0.25;
const DAMAGE = 4;
const LEVITATION = 200;
const LIFETIME = 400;
/** A shulker's bullet: it follows its victim and makes it levitate (vanilla ShulkerBullet). A hit destroys it. */
export class ShulkerBullet extends Projectile {
    flight = { gravity: 0, drag: 1, waterDrag: 1 };
    #victim;
    constructor(game, init) {
        super(game, init);
        this.#victim = init.victim;
    }
    get isTarget() {
        return true;
    }
    saved() {
        return { ...super.saved(), ...(this.#victim ? { Target: uuidTag(this.#victim.uuid) } : {}) };
    }
    restore(said) {
        super.restore(said);
        const target = uuidIn(said['Target']);
        if (target !== undefined)
            this.game.world.whenHere(target, (victim) => {
                this.#victim = victim;
            });
    }
    struck() {
        this.game.removeEntity(this);
    }
    fly() {
        const victim = this.#victim;
        if (!victim || victim.removed || this.age > LIFETIME) {
            this.game.removeEntity(this);
            return;
        }
        const { position, size } = victim;
        const by = {
            x: position.x - this.position.x,
            y: position.y + size.height / 2 - this.position.y,
            z: position.z - this.position.z,
        };
        const far = Math.hypot(by.x, by.y, by.z) || 1;
        this.velocity = { x: (by.x / far) * SPEED, y: (by.y / far) * SPEED, z: (by.z / far) * SPEED };
        super.fly();
    }
    hitBody(victim) {
        const { game, shooter } = this;
        const from = { position: this.position, name: 'Shulker', ...(shooter ? { by: shooter } : {}) };
        if (victim instanceof Player)
            hurtPlayer(game, victim, { amount: scaled(DAMAGE, game.difficulty), cause: 'projectile', from });
        else if (victim instanceof Body)
            victim.hurt({ amount: DAMAGE, cause: 'projectile', from });
        if (victim instanceof Player || victim instanceof Body)
            giveDoses(game, victim, [{ effect: 'levitation', amplifier: 0, ticks: LEVITATION }]);
        game.removeEntity(this);
    }
    hitBlock() {
        this.game.removeEntity(this);
    }
}
