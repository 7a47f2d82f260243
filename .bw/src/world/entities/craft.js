import { Entity } from '../kernel/entities/entity.js';
import { Player } from '../kernel/player/player.js';
import { dismount } from '../player/riding.js';
/** Factor for a hit's damage, and total damage above which a craft breaks (vanilla Boat.hurt). */
const FACTOR = 10;
const BREAKS = 40;
const HURT_TICKS = { key: 8, type: 1 };
const DAMAGE = { key: 10, type: 2 };
/** A boat or a cart: hits damage it, and it recovers a little in each tick. */
export class Craft extends Entity {
    /** The player who placed it, credited with what it catches. */
    owner;
    #damage = 0;
    #hurtTicks = 0;
    metadata() {
        return [
            { ...HURT_TICKS, value: this.#hurtTicks },
            { ...DAMAGE, value: this.#damage },
        ];
    }
    get isTarget() {
        return true;
    }
    tick() {
        this.age++;
        if (this.#hurtTicks > 0)
            this.#hurtTicks--;
        if (this.#damage > 0)
            this.#damage = Math.max(0, this.#damage - 1);
        if (this.position.y < this.game.voidBelow)
            this.game.removeEntity(this);
        else
            this.move();
    }
    struck(by, amount) {
        const creative = by instanceof Player && by.creative;
        this.#damage += amount * FACTOR;
        this.#hurtTicks = 10;
        if (creative || this.#damage > BREAKS)
            this.break(!creative);
        else
            this.game.sendMetadata(this);
    }
    /** Ejects its riders and drops its item. */
    break(drops) {
        const { game } = this;
        for (const rider of [...this.riders])
            dismount(game, rider);
        game.removeEntity(this);
        for (const stack of this.traits.storage ?? [])
            if (stack)
                this.scatter(stack);
        if (!drops || game.rules.get('doEntityDrops') !== true)
            return;
        for (const item of this.parts())
            this.drop(item);
    }
    drop(item) {
        const { items } = this.game;
        if (items.has(item))
            this.scatter(items.make(item));
    }
    scatter(stack) {
        this.game.dropItem({
            stack,
            position: this.position,
            velocity: { x: 0, y: 0.2, z: 0 },
            pickupDelay: 10,
        });
    }
}
/** Seats bodies that touch a craft, as long as there are free seats. Water animals and players are not caught. */
export function* bodiesTouching(craft, reach) {
    const { position: p, size } = craft;
    for (const other of craft.game.entities.values()) {
        if (other === craft || other.removed || other.vehicle)
            continue;
        const beside = (size.width + other.size.width) / 2 + reach;
        if (Math.abs(other.position.x - p.x) > beside || Math.abs(other.position.z - p.z) > beside)
            continue;
        if (other.position.y > p.y + size.height || other.position.y + other.size.height < p.y)
            continue;
        yield other;
    }
}
