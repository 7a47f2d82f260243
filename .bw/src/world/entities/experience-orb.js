import { distance } from '../geometry.js';
import { damageOf, enchantment } from '../items/stack.js';
import { Entity } from '../kernel/entities/entity.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { Memory } from '../kernel/memory/memory.js';
import { sendExperience } from '../kernel/player/experience.js';
import { nbtShort } from '../library/nbt.js';
/** Sizes of orbs (vanilla ExperienceOrb.getExperienceValue). */
const SIZES = [2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1];
const LIFETIME = 6000;
/** Distance at which it starts flying to a player, and at which it is picked up (blocks). */
const PULL = 8;
const REACH = 1.2;
/** Minimum ticks between two orbs that a player picks up. */
const PAUSE = 2;
/** Height at which it aims, and its acceleration. */
const CHEST = 0.8;
const SPEED = 0.1;
/** Durability that the enchantment Mending repairs per point of experience. */
const MENDS = 2;
/** Tick from which a player can pick up the next orb. */
const TAKING = new Memory('orbs', () => ({ readyAt: 0 }));
/** Experience on the ground: it flies to players (vanilla ExperienceOrb). */
export class ExperienceOrb extends Entity {
    points;
    constructor(game, init) {
        super(game, init);
        this.points = init.points ?? 1;
    }
    saved() {
        return { Value: nbtShort(this.points), Age: nbtShort(this.age) };
    }
    restore(said) {
        this.points = Math.max(1, Number(said['Value']?.value ?? this.points));
        this.age = Number(said['Age']?.value ?? this.age);
    }
    spawnPackets() {
        const { x, y, z } = this.lastSent.position;
        return [['spawn_entity_experience_orb', { entityId: this.id, x, y, z, count: this.points }]];
    }
    tick() {
        this.age++;
        if (this.age > LIFETIME || this.position.y < this.game.voidBelow) {
            this.game.removeEntity(this);
            return;
        }
        const [near] = this.game.players
            .filter((player) => player.canPickUp && distance(player.position, this.position) < PULL)
            .sort((a, b) => distance(a.position, this.position) - distance(b.position, this.position));
        if (near)
            this.#fly(near);
        const resting = this.onGround && this.velocity.x === 0 && this.velocity.z === 0;
        if (near || !resting || this.age % 10 === 0)
            this.fall({ gravity: 0.03, drag: 0.98, verticalDrag: 0.98 });
        if (near && distance(near.position, this.position) < REACH)
            this.#offer(near);
    }
    #fly({ position }) {
        const by = {
            x: position.x - this.position.x,
            y: position.y + CHEST - this.position.y,
            z: position.z - this.position.z,
        };
        const far = Math.hypot(by.x, by.y, by.z);
        if (far === 0)
            return;
        const pull = (1 - far / PULL) ** 2 * SPEED;
        const { x, y, z } = this.velocity;
        this.velocity = { x: x + (by.x / far) * pull, y: y + (by.y / far) * pull, z: z + (by.z / far) * pull };
    }
    #offer(player) {
        const { game } = this;
        const taking = TAKING.of(player);
        if (game.ticks < taking.readyAt)
            return;
        taking.readyAt = game.ticks + PAUSE;
        game.broadcastNear(this.position, 'collect', {
            collectedEntityId: this.id,
            collectorEntityId: player.id,
            pickupItemCount: 1,
        });
        game.removeEntity(this);
        const left = mend(game, player, this.points);
        if (left === 0)
            return;
        player.experience.addPoints(left);
        sendExperience(player);
    }
}
/** Repairs one worn or held item with Mending; returns the remaining points. */
function mend(game, player, points) {
    const slots = [player.handSlot(0), SLOT.offHand, SLOT.boots, SLOT.leggings, SLOT.chestplate, SLOT.helmet];
    const worn = slots.filter((slot) => {
        const stack = player.inventory[slot] ?? null;
        return enchantment(stack, 'mending') > 0 && stack !== null && damageOf(stack) > 0;
    });
    const slot = worn[game.mobChance.between(0, Math.max(0, worn.length - 1))];
    const stack = slot === undefined ? null : player.inventory[slot];
    if (slot === undefined || !stack)
        return points;
    const repaired = Math.min(points * MENDS, damageOf(stack));
    player.inventory[slot] = game.items.worn(stack, -repaired);
    return points - Math.ceil(repaired / MENDS);
}
/** Splits points into orbs of vanilla's sizes. */
export function orbsOf(game, position, points) {
    const definition = game.entityDefinition('experience_orb');
    const orbs = [];
    for (let left = Math.floor(points); left > 0;) {
        const size = SIZES.find((each) => each <= left) ?? 1;
        left -= size;
        const { mobChance } = game;
        const velocity = { x: mobChance.around(0.2), y: mobChance.next() * 0.4, z: mobChance.around(0.2) };
        orbs.push(new ExperienceOrb(game, { definition, position, velocity, points: size }));
    }
    return orbs;
}
