var _a;
import { explode } from '../blasts/explosion.js';
import { Body } from '../kernel/entities/body.js';
import { emptySlots } from '../kernel/inventory/storage.js';
import { Player } from '../kernel/player/player.js';
import { nbtInt, nbtShort } from '../library/nbt.js';
import { mount } from '../player/riding.js';
import { bodiesTouching, Craft } from './craft.js';
import { railAt, ride } from './rail-ride.js';
import { openStorage } from './storage.js';
/** Speed above which a cart picks up entities that it hits, and the push by a walking rider (blocks per tick). */
const CATCHES = 0.1;
const NUDGE = 0.002;
const STATIONARY = new Set(['iron_golem']);
/** Ticks for which a fuse burns, and for which a piece of coal lasts. */
const FUSE = 80;
const COAL = 3600;
const FURNACE_PUSH = 0.04;
/** A minecart, empty or with something in it (vanilla AbstractMinecart). */
export class Minecart extends Craft {
    #fuse = -1;
    #fuel = 0;
    #heading = { x: 0, y: 0, z: 0 };
    constructor(game, init) {
        super(game, init);
        const size = { chest_minecart: 27, hopper_minecart: 5 }[this.kind];
        if (size)
            this.traits.storage = emptySlots(size);
    }
    get seats() {
        return this.kind === 'minecart' ? 1 : 0;
    }
    get seatHeight() {
        return 0;
    }
    saved() {
        if (this.kind === 'furnace_minecart')
            return { Fuel: nbtShort(this.#fuel) };
        return this.kind === 'tnt_minecart' ? { TNTFuse: nbtInt(this.#fuse) } : {};
    }
    restore(said) {
        this.#fuel = Number(said['Fuel']?.value ?? this.#fuel);
        this.#fuse = Number(said['TNTFuse']?.value ?? this.#fuse);
    }
    use(player, hand) {
        if (this.kind === 'minecart')
            return !player.sneaking && mount(this.game, player, this);
        if (this.traits.storage)
            return openStorage(player, this);
        return this.kind === 'furnace_minecart' && this.#stoke(player, hand);
    }
    break(drops) {
        super.break(drops);
        if (this.kind === 'tnt_minecart' && Math.hypot(this.velocity.x, this.velocity.z) > CATCHES)
            this.#blow();
    }
    parts() {
        const content = {
            chest_minecart: 'chest',
            hopper_minecart: 'hopper',
            furnace_minecart: 'furnace',
            tnt_minecart: 'tnt',
        };
        const inside = content[this.kind];
        // since 1.19 a cart drops as a single item
        if (this.game.registry.isNewerOrEqualTo('1.19'))
            return [this.kind];
        return inside ? ['minecart', inside] : ['minecart'];
    }
    move() {
        const { game } = this;
        const rail = railAt(game.level, this.position);
        if (rail) {
            if (this.#fuel > 0)
                this.#drive();
            const on = {
                position: this.position,
                velocity: this.velocity,
                loaded: this.riders.length > 0,
                push: this.#push(),
            };
            ride(game.level, on, rail);
            this.position = on.position;
            this.velocity = on.velocity;
            this.onGround = true;
            if (rail.state.name === 'activator_rail' && rail.state.properties['powered'] === true)
                this.#activate();
        }
        else
            this.fall({ gravity: 0.04, drag: this.onGround ? 0.83 : 0.95, verticalDrag: 0.95 });
        if (this.#fuse > 0 && --this.#fuse === 0) {
            this.#blow();
            return;
        }
        this.#collide();
    }
    /** Catches or pushes away the entities that it touches. */
    #collide() {
        const { velocity, position } = this;
        const catches = this.kind === 'minecart' && Math.hypot(velocity.x, velocity.z) > CATCHES;
        for (const other of bodiesTouching(this, 0.1)) {
            if (catches &&
                other instanceof Body &&
                !other.dying &&
                !STATIONARY.has(other.kind) &&
                mount(this.game, other, this)) {
                this.owner?.statistics.add('trapped', other.kind);
                return;
            }
            const dx = other.position.x - position.x;
            const dz = other.position.z - position.z;
            const far = Math.hypot(dx, dz);
            if (far < 0.01 || !(other instanceof Body || other instanceof _a))
                continue;
            const push = 0.05 / Math.max(1, far);
            this.velocity = { x: velocity.x - (dx / far) * push, y: velocity.y, z: velocity.z - (dz / far) * push };
        }
    }
    #push() {
        const [rider] = this.riders;
        if (!(rider instanceof Player) || (rider.steering.forward === 0 && rider.steering.sideways === 0))
            return undefined;
        const yaw = (rider.yaw * Math.PI) / 180;
        const { forward, sideways } = rider.steering;
        return {
            x: (-Math.sin(yaw) * forward + Math.cos(yaw) * sideways) * NUDGE,
            y: 0,
            z: (Math.cos(yaw) * forward + Math.sin(yaw) * sideways) * NUDGE,
        };
    }
    /** Coal makes a cart with a furnace drive away from the player. */
    #stoke(player, hand) {
        const stack = player.held(hand);
        if (stack?.name !== 'coal' && stack?.name !== 'charcoal')
            return false;
        player.useUp(hand);
        this.#fuel += COAL;
        const dx = this.position.x - player.position.x;
        const dz = this.position.z - player.position.z;
        const far = Math.hypot(dx, dz) || 1;
        this.#heading = { x: dx / far, y: 0, z: dz / far };
        return true;
    }
    #drive() {
        this.#fuel--;
        const { x, y, z } = this.velocity;
        const speed = Math.hypot(x, z);
        if (speed > 0.01)
            this.#heading = { x: x / speed, y: 0, z: z / speed };
        this.velocity = {
            x: x * 0.8 + this.#heading.x * FURNACE_PUSH,
            y,
            z: z * 0.8 + this.#heading.z * FURNACE_PUSH,
        };
    }
    #activate() {
        if (this.kind === 'tnt_minecart' && this.#fuse < 0)
            this.#fuse = FUSE;
    }
    #blow() {
        const speed = Math.hypot(this.velocity.x, this.velocity.z);
        this.game.removeEntity(this);
        explode(this.game, this, 4 + this.game.mobChance.next() * 1.5 * Math.min(5, speed * 10));
    }
}
_a = Minecart;
/** A minecart for an item on rails, not yet in the world. */
export function cartOn(game, item, rail) {
    const rises = String(game.level.get(rail).properties['shape']).startsWith('ascending');
    const position = { x: rail.x + 0.5, y: rail.y + 0.0625 + (rises ? 0.5 : 0), z: rail.z + 0.5 };
    return new Minecart(game, { definition: game.entityDefinition(item), position });
}
