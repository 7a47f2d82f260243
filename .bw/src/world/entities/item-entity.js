var _a;
import { counted, sameKind, slotOf } from '../items/stack.js';
import { Entity } from '../kernel/entities/entity.js';
import { addToInventory } from '../kernel/inventory/storage.js';
/** Ticks an item exists before it despawns. */
const LIFETIME = 6000;
/** Ticks between searches for stacks to merge with, for moving and for resting items respectively. */
const MERGE_MOVING = 2;
const MERGE_LYING = 40;
/** Metadata key and type of an item's stack. */
const ITEM_KEY = 8;
const SLOT_TYPE = 6;
/** An item stack on the ground. */
export class ItemEntity extends Entity {
    stack;
    /** Ticks until players can pick it up. */
    pickupDelay;
    /** Name of the player whose hook brought it out of the water. */
    hookedBy;
    constructor(game, init) {
        super(game, init);
        this.stack = init.stack;
        this.pickupDelay = init.pickupDelay;
        this.hookedBy = init.hookedBy;
    }
    metadata() {
        return [{ key: ITEM_KEY, type: SLOT_TYPE, value: slotOf(this.stack) }];
    }
    restore(said) {
        this.age = Number(said['Age']?.value ?? this.age);
    }
    tick() {
        this.age++;
        if (this.pickupDelay > 0)
            this.pickupDelay--;
        if (this.age >= LIFETIME || this.position.y < this.game.voidBelow) {
            this.game.removeEntity(this);
            return;
        }
        const resting = this.onGround && this.velocity.x === 0 && this.velocity.z === 0;
        if (!resting || this.age % 10 === this.id % 10)
            this.fall({ gravity: 0.04, drag: 0.98, verticalDrag: 0.98 });
        if (this.age % (resting ? MERGE_LYING : MERGE_MOVING) === 0)
            this.#merge();
        if (!this.removed && this.pickupDelay === 0)
            this.#offer();
    }
    /** Merges with the first equal stack nearby, the smaller one into the larger. */
    #merge() {
        for (const other of this.game.entities.values()) {
            if (other === this || other.removed || !(other instanceof _a))
                continue;
            const d = {
                x: other.position.x - this.position.x,
                y: other.position.y - this.position.y,
                z: other.position.z - this.position.z,
            };
            if (Math.abs(d.x) >= 0.75 || Math.abs(d.z) >= 0.75 || Math.abs(d.y) >= 0.25)
                continue;
            if (!sameKind(other.stack, this.stack) || other.stack.count + this.stack.count > this.stack.limit)
                continue;
            const [from, into] = other.stack.count <= this.stack.count ? [other, this] : [this, other];
            into.stack = { ...into.stack, count: into.stack.count + from.stack.count };
            into.pickupDelay = Math.max(into.pickupDelay, from.pickupDelay);
            into.age = Math.min(into.age, from.age);
            this.game.removeEntity(from);
            this.game.sendMetadata(into);
            return;
        }
    }
    /** Goes to the first player who touches it and has space for it. */
    #offer() {
        for (const player of this.game.players) {
            if (!player.canPickUp || !touches(player, this.position))
                continue;
            const left = addToInventory(player.inventory, this.stack);
            const taken = this.stack.count - left;
            if (taken === 0)
                continue;
            this.game.broadcastNear(this.position, 'collect', {
                collectedEntityId: this.id,
                collectorEntityId: player.id,
                pickupItemCount: taken,
            });
            player.statistics.add('picked_up', this.stack.name, taken);
            if (this.hookedBy === player.name)
                player.statistics.add('fished', this.stack.name, taken);
            this.game.emitter.emit('itemPickedUp', { name: player.name, item: this.stack.name, count: taken });
            const rest = counted(this.stack, left);
            if (!rest) {
                this.game.removeEntity(this);
                return;
            }
            this.stack = rest;
            this.game.sendMetadata(this);
        }
    }
}
_a = ItemEntity;
/** A player picks up items within one block horizontally and half a block vertically. */
function touches(player, item) {
    const d = { x: player.position.x - item.x, y: item.y - player.position.y, z: player.position.z - item.z };
    const reach = player.size.width / 2 + 1 + 0.125;
    return Math.abs(d.x) < reach && Math.abs(d.z) < reach && d.y > -0.75 && d.y < player.size.height + 0.5;
}
