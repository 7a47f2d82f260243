import { add, blockOf } from '../geometry.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { enters, firstHit } from '../kernel/entities/line-of-sight.js';
import { numberTag, ownTags, ownTagsOf } from '../kernel/memory/own-tags.js';
import { uuidIn, uuidTag } from '../kernel/memory/uuid.js';
import { Player } from '../kernel/player/player.js';
import { nbtInt } from '../library/nbt.js';
/** A body's hit box is larger by this much on every side, in blocks. */
const MARGIN = 0.3;
/** A point this far behind a block's surface lies inside the block. */
const INSIDE = 0.01;
/** Ticks during which it cannot hit its shooter. */
const SHOOTER_GRACE_TICKS = 5;
/** An entity that flies until it hits a body or a block (vanilla Projectile). */
export class Projectile extends Entity {
    shooter;
    constructor(game, init) {
        super(game, init);
        this.shooter = init.shooter;
        this.turn();
    }
    /** The player who shot it. */
    get archer() {
        return this.shooter instanceof Player ? this.shooter : undefined;
    }
    tick() {
        this.age++;
        if (this.position.y < this.game.voidBelow)
            this.game.removeEntity(this);
        else
            this.fly();
    }
    saved() {
        return {
            ...(this.shooter ? { Owner: uuidTag(this.shooter.uuid) } : {}),
            ...ownTags({ ...this.savedOwn(), Age: nbtInt(this.age) }),
        };
    }
    /** Saved state for which vanilla has no tag. */
    savedOwn() {
        return {};
    }
    restore(said) {
        this.age = numberTag(ownTagsOf(said), 'Age') ?? this.age;
        const owner = uuidIn(said['Owner']);
        if (owner !== undefined)
            this.game.world.whenHere(owner, (shooter) => {
                this.shooter = shooter;
            });
    }
    /** One tick of its flight. */
    fly() {
        const { velocity, position, flight } = this;
        const wall = firstHit(this.game.level, position, add(position, velocity));
        const victim = this.firstVictim(wall);
        if (victim) {
            if (!(victim instanceof Body && victim.dodges()))
                this.hitBody(victim);
            return;
        }
        if (wall < 1) {
            const at = along(position, velocity, wall);
            const { shooter } = this;
            const isTarget = shotAt(this.game, at, velocity, this.ringing);
            if (isTarget && shooter instanceof Player)
                shooter.statistics.add('custom', 'target_hit');
            this.hitBlock(at);
            return;
        }
        this.position = add(position, velocity);
        this.turn();
        const drag = this.inWater() ? flight.waterDrag : flight.drag;
        this.velocity = { x: velocity.x * drag, y: velocity.y * drag - flight.gravity, z: velocity.z * drag };
    }
    /** Ticks for which a target block emits a signal after a hit. */
    get ringing() {
        return 8;
    }
    inWater() {
        const { x, y, z } = this.position;
        return this.game.level.get({ x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) }).name === 'water';
    }
    canHit(tracked) {
        if (tracked === this.shooter && this.age < SHOOTER_GRACE_TICKS)
            return false;
        if (tracked instanceof Player)
            return !tracked.dead && tracked.gameMode !== 'spectator';
        return tracked instanceof Body ? !tracked.dying : tracked instanceof Entity && tracked.isTarget;
    }
    /** The first body hit on this tick's path, up to a share of the path. */
    firstVictim(wall) {
        let first = wall;
        let victim;
        for (const tracked of this.game.allTracked()) {
            if (tracked === this || !this.canHit(tracked))
                continue;
            const half = tracked.size.width / 2 + MARGIN;
            const { x, y, z } = tracked.position;
            const low = { x: x - half, y: y - MARGIN, z: z - half };
            const high = { x: x + half, y: y + tracked.size.height + MARGIN, z: z + half };
            const at = enters(this.position, this.velocity, low, high);
            if (at >= first)
                continue;
            first = at;
            victim = tracked;
        }
        return victim;
    }
    /** Turns in the direction of flight. */
    turn() {
        const { x, y, z } = this.velocity;
        this.yaw = (Math.atan2(x, z) * 180) / Math.PI;
        this.pitch = (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI;
    }
}
/** Tells the block at the end of a flight path that it has been hit. Returns whether it is one that counts hits. */
function shotAt(game, at, velocity, ticks) {
    const length = Math.hypot(velocity.x, velocity.y, velocity.z);
    if (length === 0)
        return false;
    const p = blockOf(along(at, velocity, INSIDE / length));
    const state = game.level.get(p);
    const { shotAt: hit } = game.blocks.of(state);
    hit?.(game, p, state, at, ticks);
    return hit !== undefined;
}
/** A point on the flight path. */
export const along = (from, by, share) => ({
    x: from.x + by.x * share,
    y: from.y + by.y * share,
    z: from.z + by.z * share,
});
