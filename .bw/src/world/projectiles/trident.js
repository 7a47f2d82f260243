import { extraDamage } from '../combat/enchanted-hit.js';
import { strikeLightning } from '../combat/lightning.js';
import { subtract } from '../geometry.js';
import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { enchantment } from '../items/stack.js';
import { numberTag } from '../kernel/memory/own-tags.js';
import { nbtByte, nbtCompound } from '../library/nbt.js';
import { Arrow } from './arrow.js';
/** Damage in half hearts. */
const DAMAGE = 8;
/** Return speed per level of loyalty, in blocks per tick. */
const RETURN = 0.4;
/** A thrown trident: it sticks where it hits, and comes back if it is loyal (vanilla ThrownTrident). */
export class ThrownTrident extends Arrow {
    flight = { gravity: 0.05, drag: 0.99, waterDrag: 0.99 };
    #loyalty;
    #stack;
    #spent = false;
    constructor(game, init) {
        const { item, mayKeep, ...rest } = init;
        super(game, mayKeep ? { ...rest, item } : rest);
        this.#loyalty = enchantment(item, 'loyalty');
        this.#stack = item;
    }
    saved() {
        return {
            ...super.saved(),
            Trident: nbtCompound(itemMembers(this.#stack)),
            DealtDamage: nbtByte(this.#spent ? 1 : 0),
        };
    }
    restore(said) {
        super.restore(said);
        const trident = said['Trident'] ?? said['item'];
        const stack = trident?.type === 'compound' ? itemFrom(this.game.items, trident.value) : null;
        if (stack)
            this.#stack = stack;
        this.#loyalty = enchantment(this.#stack, 'loyalty');
        this.#spent = numberTag(said, 'DealtDamage') === 1;
    }
    rest() {
        if (!this.#comesBack())
            super.rest();
    }
    canHit(tracked) {
        return !this.#spent && super.canHit(tracked);
    }
    fly() {
        if (!this.#spent || !this.#comesBack())
            super.fly();
    }
    hitBlock(at) {
        this.#spent = true;
        super.hitBlock(at);
    }
    hitBody(victim) {
        const extra = extraDamage(this.#stack, victim.kind);
        this.#spent = true;
        if (this.#channels(victim))
            strikeLightning(this.game, victim.position);
        this.wound(victim, DAMAGE + extra);
        const { x, y, z } = this.velocity;
        this.velocity = { x: x * -0.01, y: y * -0.1, z: z * -0.01 };
    }
    /** Whether lightning strikes where it hits: in a thunderstorm, under the open sky. */
    #channels({ position: { x, y, z } }) {
        if (enchantment(this.#stack, 'channeling') === 0 || this.game.weather !== 'thunder')
            return false;
        return this.game.light.surface.topAt(Math.floor(x), Math.floor(z)) < y;
    }
    #comesBack() {
        const { archer } = this;
        if (this.#loyalty === 0 || !archer || archer.dead || archer.removed)
            return false;
        const by = subtract(archer.eyes, this.position);
        const far = Math.hypot(by.x, by.y, by.z);
        const step = Math.min(far, RETURN * this.#loyalty);
        if (far > 0)
            this.position = {
                x: this.position.x + (by.x / far) * step,
                y: this.position.y + (by.y / far) * step,
                z: this.position.z + (by.z / far) * step,
            };
        this.offer();
        return true;
    }
}
