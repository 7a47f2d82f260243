import { angleByte, blockOf, FACES, neighbour, opposite, step } from '../geometry.js';
import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { slotOf } from '../items/stack.js';
import { Entity } from '../kernel/entities/entity.js';
import { Player } from '../kernel/player/player.js';
import { nbtByte, nbtCompound, nbtInt } from '../library/nbt.js';
/** Distance of a hanging entity's centre from the centre of its block, and its depth; in blocks. */
const OFF = 0.46875;
const ITEM = { key: 8, type: 6 };
const ROTATION = { key: 9, type: 1 };
const ROTATIONS = 8;
/** Ticks between checks of whether the wall is still there. */
const CHECK_TICKS = 100;
/** Something on a wall (vanilla HangingEntity) that drops when hit or when its wall is gone. */
class Hanging extends Entity {
    face = 'south';
    constructor(game, init) {
        super(game, init);
        this.#turn(init.face ?? 'south');
    }
    #turn(face) {
        this.face = face;
        const facing = { south: 0, west: 90, north: 180, east: 270, up: 0, down: 0 }[face];
        this.yaw = facing;
        this.pitch = face === 'up' ? -90 : face === 'down' ? 90 : 0;
        this.lastSent = { ...this.lastSent, yaw: angleByte(facing), pitch: angleByte(this.pitch) };
    }
    saved() {
        const p = blockOf(this.position);
        return {
            Facing: nbtByte(FACES.indexOf(this.face)),
            TileX: nbtInt(p.x),
            TileY: nbtInt(p.y),
            TileZ: nbtInt(p.z),
        };
    }
    restore(said) {
        const face = FACES[Number(said['Facing']?.value ?? -1)];
        if (face)
            this.#turn(face);
    }
    get objectData() {
        return FACES.indexOf(this.face);
    }
    get isTarget() {
        return true;
    }
    tick() {
        this.age++;
        if (this.age % CHECK_TICKS === 0 && !this.#holds())
            this.fallOff(true);
    }
    struck(by) {
        this.fallOff(!(by instanceof Player && by.creative));
    }
    fallOff(drops) {
        this.game.removeEntity(this);
        if (drops && this.game.rules.get('doEntityDrops') === true)
            this.spill(this.game.items.make(this.kind));
    }
    spill(stack) {
        const { game, position } = this;
        game.dropItem({ stack, position, velocity: { x: 0, y: 0.1, z: 0 }, pickupDelay: 10 });
    }
    #holds() {
        const { level } = this.game;
        return level.shapes.isSolid(level.get(neighbour(blockOf(this.position), opposite(this.face))));
    }
}
/** An item frame: it shows an item, and each use rotates the item by an eighth of a turn. */
export class ItemFrame extends Hanging {
    #item = null;
    #rotation = 0;
    metadata() {
        return [
            { ...ITEM, value: slotOf(this.#item) },
            { ...ROTATION, value: this.#rotation },
        ];
    }
    get item() {
        return this.#item;
    }
    /** Rotation of its item in eighths of a turn. */
    get turns() {
        return this.#rotation;
    }
    /** Shows another item, or none. */
    show(item) {
        this.#item = item && { ...item, count: 1 };
        if (!item)
            this.#rotation = 0;
        this.game.sendMetadata(this);
    }
    saved() {
        return {
            ...super.saved(),
            ...(this.#item ? { Item: nbtCompound(itemMembers(this.#item)) } : {}),
            ItemRotation: nbtByte(this.#rotation),
        };
    }
    restore(said) {
        super.restore(said);
        const { Item } = said;
        if (Item?.type === 'compound')
            this.#item = itemFrom(this.game.items, Item.value);
        this.#rotation = Number(said['ItemRotation']?.value ?? this.#rotation) % ROTATIONS;
    }
    use(player, hand) {
        const stack = player.held(hand);
        if (this.#item)
            this.#rotation = (this.#rotation + 1) % ROTATIONS;
        else if (stack) {
            this.#item = { ...stack, count: 1 };
            player.statistics.add('framed', stack.name);
            player.useUp(hand);
        }
        else
            return false;
        this.game.sendMetadata(this);
        return true;
    }
    struck(by) {
        const item = this.#item;
        if (!item) {
            super.struck(by);
            return;
        }
        this.#item = null;
        this.#rotation = 0;
        if (!(by instanceof Player && by.creative))
            this.spill(item);
        this.game.sendMetadata(this);
    }
    fallOff(drops) {
        if (this.#item && drops)
            this.spill(this.#item);
        super.fallOff(drops);
    }
}
/** A painting; all are one block wide and high. */
export class Painting extends Hanging {
}
/** The position of something that is hung on a face of a block. */
export const hangingPlace = (p, face) => {
    const at = neighbour(p, face);
    const out = step(face);
    return { x: at.x + 0.5 - out.x * OFF, y: at.y + 0.5 - out.y * OFF, z: at.z + 0.5 - out.z * OFF };
};
