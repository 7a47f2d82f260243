import { kindle } from '../blocks/flames.js';
import { updateAround } from '../blocks/updates.js';
import { blockOf } from '../geometry.js';
import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { slotOf } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { firstHit } from '../kernel/entities/line-of-sight.js';
import { addToInventory } from '../kernel/inventory/storage.js';
import { numberTag, ownTagsOf } from '../kernel/memory/own-tags.js';
import { Player } from '../kernel/player/player.js';
import { nbtByte, nbtCompound, nbtDouble, nbtInt, nbtShort } from '../library/nbt.js';
import { setOnFire } from '../player/burning.js';
import { scaled } from '../player/difficulty.js';
import { doseList, dosesIn, giveDoses } from '../player/doses.js';
import { hurtPlayer } from '../player/health.js';
import { along, Projectile } from './projectile.js';
/** Ticks for which an arrow sticks in a block before it despawns. */
const LIFETIME = 1200;
/** Damage in half hearts, per block per tick of speed. */
const DAMAGE = 2;
/** Length of the arrow outside the block it sticks in. */
const SHAFT = 0.05;
/** Ticks for which a burning arrow sets its victim on fire. */
const FLAME_TICKS = 100;
/** Distance at which players pick it up, in blocks. */
const PICKUP = 1.5;
const FLAGS = { key: 8, type: 0 };
const CRITICAL = 1;
/** An arrow, flying or stuck in a block. It presses wooden pressure plates and wooden buttons. */
export class Arrow extends Projectile {
    flight = { gravity: 0.05, drag: 0.99, waterDrag: 0.6 };
    init;
    #pierced = new Set();
    #stuck = false;
    #stuckFor = 0;
    constructor(game, init) {
        super(game, init);
        this.init = init;
    }
    metadata() {
        return [{ ...FLAGS, value: this.init.critical && !this.#stuck ? CRITICAL : 0 }];
    }
    /** Targets emit a signal for a second after an arrow hits them. */
    get ringing() {
        return 20;
    }
    get objectData() {
        return this.shooter ? this.shooter.id + 1 : 0;
    }
    saved() {
        const { damage = DAMAGE, critical, piercing = 0, item } = this.init;
        return {
            ...super.saved(),
            damage: nbtDouble(damage),
            crit: nbtByte(critical ? 1 : 0),
            PierceLevel: nbtByte(piercing),
            inGround: nbtByte(this.#stuck ? 1 : 0),
            life: nbtShort(this.#stuckFor),
            pickup: nbtByte(item ? 1 : 0),
            ...(item ? { item: nbtCompound(itemMembers(item)) } : {}),
        };
    }
    savedOwn() {
        const { punch = 0, burning, doses = [] } = this.init;
        return { Punch: nbtInt(punch), Flames: nbtByte(burning ? 1 : 0), Doses: doseList(doses) };
    }
    restore(said) {
        super.restore(said);
        const own = ownTagsOf(said);
        const stack = numberTag(said, 'pickup') === 0 ? undefined : said['item'];
        const item = stack?.type === 'compound' ? itemFrom(this.game.items, stack.value) : null;
        this.init = {
            ...this.init,
            damage: numberTag(said, 'damage') ?? DAMAGE,
            critical: numberTag(said, 'crit') === 1,
            piercing: numberTag(said, 'PierceLevel') ?? 0,
            punch: numberTag(own, 'Punch') ?? 0,
            burning: numberTag(own, 'Flames') === 1,
            doses: dosesIn(own['Doses']),
            ...(item ? { item } : {}),
        };
        this.#stuck = numberTag(said, 'inGround') === 1;
        this.#stuckFor = numberTag(said, 'life') ?? 0;
    }
    get stuck() {
        return this.#stuck;
    }
    tick() {
        this.age++;
        if (this.#stuckFor > LIFETIME || this.position.y < this.game.voidBelow)
            this.game.removeEntity(this);
        else if (!this.#stuck)
            this.fly();
        else
            this.rest();
    }
    /** One tick in a block: waits to be picked up, and falls when the block is gone. */
    rest() {
        this.#stuckFor++;
        if (this.age % 10 === 0 && !this.#touchesGround())
            this.#stuck = false;
        this.offer();
    }
    /** Sticks in the block with its end outside; presses a wooden button there. */
    hitBlock(at) {
        const { game, velocity } = this;
        const speed = Math.hypot(velocity.x, velocity.y, velocity.z);
        this.position = along(at, velocity, -SHAFT / speed);
        this.#stuck = true;
        this.velocity = { x: 0, y: 0, z: 0 };
        const p = blockOf(this.position);
        const state = game.level.get(p);
        if (this.init.burning)
            kindle(game, blockOf(along(at, velocity, SHAFT / speed)));
        const { arrowsPress, toggle } = game.blocks.of(state);
        if (!arrowsPress)
            return;
        toggle?.(game, p, state, this.yaw);
        updateAround(game, [p]);
    }
    canHit(tracked) {
        return !this.#pierced.has(tracked.id) && super.canHit(tracked);
    }
    hitBody(victim) {
        const { game, velocity, init } = this;
        const speed = Math.hypot(velocity.x, velocity.y, velocity.z);
        const full = Math.ceil(Math.max(0, speed * (init.damage ?? DAMAGE)));
        const amount = init.critical ? full + game.mobChance.between(0, Math.floor(full / 2) + 1) : full;
        this.wound(victim, amount);
        const { punch = 0 } = init;
        if (punch > 0 && victim instanceof Body)
            victim.velocity = {
                x: victim.velocity.x + (velocity.x / speed) * punch * 0.6,
                y: victim.velocity.y + 0.1,
                z: victim.velocity.z + (velocity.z / speed) * punch * 0.6,
            };
        if (init.burning && (victim instanceof Body || victim instanceof Player))
            setOnFire(victim, FLAME_TICKS);
        if (init.doses && (victim instanceof Body || victim instanceof Player))
            giveDoses(game, victim, init.doses);
        this.#pierced.add(victim.id);
        if (this.#pierced.size > (init.piercing ?? 0))
            this.game.removeEntity(this);
    }
    /** Hurts the body that it hit, in half hearts. */
    wound(victim, amount) {
        const { game, velocity } = this;
        const from = {
            x: victim.position.x - velocity.x,
            y: victim.position.y,
            z: victim.position.z - velocity.z,
        };
        const name = this.shooter?.kind ?? this.kind;
        const by = this.shooter ? { by: this.shooter } : {};
        if (victim instanceof Player) {
            const fromMob = this.shooter instanceof Body;
            hurtPlayer(game, victim, {
                amount: fromMob ? scaled(amount, game.difficulty) : amount,
                cause: 'projectile',
                from: {
                    position: from,
                    name: this.archer?.name ?? game.registry.entitiesByName[name]?.displayName ?? name,
                    ...by,
                },
                pierces: (this.init.piercing ?? 0) > 0,
            });
        }
        else if (victim instanceof Body)
            victim.hurt({ amount, cause: 'projectile', from: { position: from, ...by } });
        else if (victim instanceof Entity)
            victim.struck(undefined, amount);
        if (victim instanceof Player || victim instanceof Body)
            this.#count(victim);
    }
    /** Counts the hit for the player who shot. */
    #count(victim) {
        const { archer } = this;
        archer?.statistics.add('shot', victim.kind);
        if (victim instanceof Body && victim.dying)
            archer?.statistics.add('shot_dead', victim.kind);
    }
    /** Gives itself to a player who touches it. */
    offer() {
        const { item } = this.init;
        if (!item)
            return;
        const taker = this.game.players.find((player) => player.canPickUp && this.#isNear(player));
        if (!taker)
            return;
        if (!taker.creative && addToInventory(taker.inventory, item) > 0)
            return;
        this.game.broadcastNear(this.position, 'collect', {
            collectedEntityId: this.id,
            collectorEntityId: taker.id,
            pickupItemCount: 1,
        });
        this.game.removeEntity(this);
    }
    #isNear({ position, size }) {
        const { x, y, z } = this.position;
        const beside = Math.abs(position.x - x) < PICKUP && Math.abs(position.z - z) < PICKUP;
        return beside && y > position.y - 0.75 && y < position.y + size.height + 0.5;
    }
    #touchesGround() {
        const { x, y, z } = this.position;
        const d = SHAFT + 0.01;
        const low = { x: x - d, y: y - d, z: z - d };
        const high = { x: x + d, y: y + d, z: z + d };
        return firstHit(this.game.level, low, high) < 1 || firstHit(this.game.level, high, low) < 1;
    }
}
/** Metadata of an entity that shows an item. */
export const itemShown = (stack) => ({ key: 8, type: 6, value: slotOf(stack) });
