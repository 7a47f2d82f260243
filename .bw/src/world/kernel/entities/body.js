import { subtract } from '../../geometry.js';
import { attributesPacket, attributeValue, baseOf } from './attributes.js';
import { isHeat } from './damage.js';
import { effectLevel } from './effect-level.js';
import { Entity, velocityFields } from './entity.js';
import { attackerIn, subjectOf } from './event-subject.js';
import { afterAbsorption, afterReductions } from './protection.js';
import { tellDamage } from './tell-damage.js';
/** Push of a hit, in blocks per tick. */
export const PUSH = 0.4;
/** Ticks of invulnerability after a hit. */
const HURT_TICKS = 10;
/** Ticks between death and removal, during which clients show it falling over. */
const DEATH_TICKS = 20;
const STATUS_HURT = 2;
const STATUS_DEAD = 3;
/** A living entity without AI: it falls and can be hurt, pushed and killed. */
export class Body extends Entity {
    health;
    /** Remaining ticks of invulnerability, and the damage that caused it. */
    hurtTicks = 0;
    #lastHurt = 0;
    /** The cause of its death. */
    #fatal;
    #deathTicks = 0;
    constructor(game, init) {
        super(game, init);
        this.health = baseOf(this, 'max_health');
    }
    /** Maximum health in half hearts, including effects. Setting it sets the base. */
    get fullHealth() {
        return attributeValue(this, 'max_health');
    }
    set fullHealth(halfHearts) {
        this.traits.bases.set('max_health', halfHearts);
    }
    equipment() {
        const { equipment } = this.traits;
        if (equipment.size === 0)
            return [];
        return Array.from({ length: Math.max(...equipment.keys()) + 1 }, (_, slot) => equipment.get(slot) ?? null);
    }
    /** Called when the value of an attribute may have changed. */
    attributesChanged() { }
    attributes() {
        return attributesPacket(this);
    }
    spawnPackets() {
        return [...super.spawnPackets(), this.attributes()];
    }
    /** Whether it has just been hurt. */
    get hurting() {
        return this.hurtTicks > 0;
    }
    get dying() {
        return this.#deathTicks > 0;
    }
    tick() {
        this.age++;
        if (this.hurtTicks > 0)
            this.hurtTicks--;
        if (this.#deathTicks > 0 && --this.#deathTicks === 0) {
            this.game.removeEntity(this);
            return;
        }
        if (this.traits.noAi)
            this.game.simulation.endured(this.game, this);
        else
            this.live();
        if (this.position.y < this.game.voidBelow)
            this.game.removeEntity(this);
    }
    /** Its behaviour in a tick. Without AI, it only falls. */
    live() {
        this.fall({ gravity: 0.08, drag: 0.91, verticalDrag: 0.98 });
    }
    /**
     * Takes damage; a hit from a position also pushes. Right after another hit only stronger damage counts, and only the
     * difference, which does not push (vanilla LivingEntity.hurt).
     */
    hurt(damage) {
        const { cause, from } = damage;
        if (this.dying)
            return;
        if (isHeat(cause) && effectLevel(this, 'fire_resistance') > 0)
            return;
        const isFresh = this.hurtTicks === 0;
        const amount = isFresh ? damage.amount : damage.amount - this.#lastHurt;
        if (!isFresh && amount <= 0)
            return;
        this.#lastHurt = damage.amount;
        if (isFresh)
            this.hurtTicks = HURT_TICKS;
        const before = this.health;
        this.health = Math.max(0, before - afterAbsorption(this, afterReductions(this, { ...damage, amount })));
        from?.by?.hasHurt?.(this, before - this.health, this.health === 0);
        if (isFresh && from?.position)
            this.push(from.position);
        tellDamage(this.game, this, { damage, before });
        if (this.health === 0 && !this.game.simulation.rescued(this.game, this, damage))
            this.#perish(damage);
        else
            this.game.broadcastNear(this.position, 'entity_status', {
                entityId: this.id,
                entityStatus: STATUS_HURT,
            });
        this.game.simulation.suffered(this.game, this, damage);
    }
    /** Dodges an approaching projectile. Returns false if it is hit. */
    dodges() {
        return false;
    }
    get burning() {
        return false;
    }
    /** Sets it on fire for a number of ticks; mobs only. */
    ignite(_ticks) { }
    /** Puts out the fire. */
    extinguish() { }
    #perish(damage) {
        this.#fatal = damage;
        this.die();
    }
    die() {
        if (this.dying)
            return;
        this.health = 0;
        const { emitter } = this.game;
        const fatal = this.#fatal;
        emitter.emit('died', {
            ...subjectOf(this),
            ...(fatal === undefined ? {} : { cause: fatal.cause, ...attackerIn(fatal) }),
        });
        this.#deathTicks = DEATH_TICKS;
        this.game.simulation.perished(this.game, this);
        this.game.broadcastNear(this.position, 'entity_status', { entityId: this.id, entityStatus: STATUS_DEAD });
    }
    /** Pushes it away from a position (vanilla LivingEntity.knockback); steady bodies less. */
    push(from, strength = PUSH) {
        const impulse = knockback(from, this.position, strength * (1 - attributeValue(this, 'knockback_resistance')));
        if (impulse.y === 0)
            return;
        this.velocity = { x: this.velocity.x / 2 + impulse.x, y: impulse.y, z: this.velocity.z / 2 + impulse.z };
        this.game.broadcastNear(this.position, 'entity_velocity', {
            entityId: this.id,
            velocity: velocityFields(this.velocity),
        });
    }
}
/** Velocity from a hit: away by its strength, and upwards by as much, but at most 0.4 (vanilla). */
export function knockback(from, to, strength = PUSH) {
    const d = subtract(to, from);
    const length = Math.hypot(d.x, d.z);
    const up = Math.min(PUSH, strength);
    if (length === 0)
        return { x: 0, y: up, z: 0 };
    return { x: (d.x / length) * strength, y: up, z: (d.z / length) * strength };
}
