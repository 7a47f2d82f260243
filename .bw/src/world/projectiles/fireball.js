import { explode } from '../blasts/explosion.js';
import { setFire } from '../blocks/fire.js';
import { blockOf, lookVector } from '../geometry.js';
import { Body } from '../kernel/entities/body.js';
import { ownTagsOf } from '../kernel/memory/own-tags.js';
import { uuidIn, uuidTag } from '../kernel/memory/uuid.js';
import { Player } from '../kernel/player/player.js';
import { nbtList, plainNbt } from '../library/nbt.js';
import { setOnFire } from '../player/burning.js';
import { scaled } from '../player/difficulty.js';
import { giveDoses } from '../player/doses.js';
import { hurtPlayer } from '../player/health.js';
import { along, Projectile } from './projectile.js';
/** Acceleration in blocks per tick, and the share of its speed that it keeps. */
const POWER = 0.1;
const DRAG = 0.95;
const LIFETIME = 600;
/** A small one: damage in half hearts and ticks of burning. */
const SMALL_DAMAGE = 5;
const BURN_TICKS = 100;
/** A large one: damage and the power of its explosion. */
const LARGE_DAMAGE = 6;
const EXPLOSION = 1;
/** A wither's skull: damage, and ticks of withering. */
const SKULL_DAMAGE = 8;
const WITHERS = { peaceful: 0, easy: 0, normal: 200, hard: 800 };
/** Projectile of blazes, ghasts and withers (vanilla AbstractHurtingProjectile). A hit sends a large one back. */
export class Fireball extends Projectile {
    flight = { gravity: 0, drag: DRAG, waterDrag: 0.8 };
    #power;
    #sentBy;
    constructor(game, init) {
        const power = scaledTo(init.velocity ?? { x: 0, y: -1, z: 0 }, POWER);
        super(game, { ...init, velocity: { x: 0, y: 0, z: 0 } });
        this.#power = power;
    }
    saved() {
        const { x, y, z } = this.#power;
        return { ...super.saved(), power: nbtList('double', [x, y, z]) };
    }
    savedOwn() {
        return this.#sentBy ? { SentBy: uuidTag(this.#sentBy.uuid) } : {};
    }
    restore(said) {
        super.restore(said);
        const [x, y, z] = (plainNbt(said['power']) ?? []);
        if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number')
            this.#power = { x, y, z };
        const by = uuidIn(ownTagsOf(said)['SentBy']);
        if (by !== undefined)
            this.game.world.whenHere(by, (found) => {
                this.#sentBy = found;
            });
    }
    get isTarget() {
        return this.kind === 'fireball';
    }
    canHit(tracked) {
        const own = tracked === (this.#sentBy ?? this.shooter);
        return !own && super.canHit(tracked);
    }
    fly() {
        const { velocity } = this;
        this.velocity = {
            x: velocity.x + this.#power.x,
            y: velocity.y + this.#power.y,
            z: velocity.z + this.#power.z,
        };
        super.fly();
        if (this.age > LIFETIME)
            this.game.removeEntity(this);
    }
    /** A hit sends it in the attacker's direction of view. */
    struck(by) {
        if (!(by instanceof Player))
            return;
        this.#sentBy = by;
        this.#power = scaledTo(lookVector(by), POWER);
        this.velocity = scaledTo(lookVector(by), 1);
    }
    hitBody(victim) {
        const small = this.kind === 'small_fireball';
        const skull = this.kind === 'wither_skull';
        const amount = small ? SMALL_DAMAGE : skull ? SKULL_DAMAGE : LARGE_DAMAGE;
        if (victim instanceof Player)
            this.#hitPlayer(victim, amount, small);
        else if (victim instanceof Body)
            this.#hitMob(victim, amount, small);
        if (skull && (victim instanceof Player || victim instanceof Body)) {
            const ticks = WITHERS[this.game.difficulty];
            giveDoses(this.game, victim, [{ effect: 'wither', amplifier: 1, ticks }]);
        }
        this.#burst();
    }
    #hitPlayer(victim, amount, ignites) {
        const by = this.#sentBy ?? this.shooter;
        const from = { position: this.position, name: this.definition.displayName, ...(by ? { by } : {}) };
        hurtPlayer(this.game, victim, { amount: scaled(amount, this.game.difficulty), cause: 'projectile', from });
        if (ignites)
            setOnFire(victim, BURN_TICKS);
    }
    #hitMob(victim, amount, ignites) {
        const by = this.#sentBy ?? this.shooter;
        // a ghast dies from its own fireball
        victim.hurt({
            amount: this.#sentBy && victim.kind === 'ghast' ? 1000 : amount,
            cause: 'projectile',
            from: { position: this.position, ...(by ? { by } : {}) },
        });
        if (ignites)
            setOnFire(victim, BURN_TICKS);
    }
    hitBlock(at) {
        this.position = along(at, this.velocity, -0.05);
        const { game } = this;
        const p = blockOf(this.position);
        if (this.kind === 'small_fireball' && game.rules.get('mobGriefing') === true) {
            setFire(game, p);
        }
        this.#burst();
    }
    #burst() {
        const { game } = this;
        game.removeEntity(this);
        if (this.kind !== 'small_fireball')
            explode(game, this, EXPLOSION);
    }
}
function scaledTo({ x, y, z }, length) {
    const now = Math.hypot(x, y, z) || 1;
    return { x: (x / now) * length, y: (y / now) * length, z: (z / now) * length };
}
