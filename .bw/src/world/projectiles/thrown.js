import { putOut } from '../blocks/flames.js';
import { blockOf, distance, FACES, neighbour } from '../geometry.js';
import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { Player } from '../kernel/player/player.js';
import { nbtCompound } from '../library/nbt.js';
import { giveDoses } from '../player/doses.js';
import { hurtPlayer } from '../player/health.js';
import { potionColour, potionDoses, potionIn } from '../player/potions.js';
import { dismount } from '../player/riding.js';
import { teleport } from '../player/teleport.js';
import { itemShown } from './arrow.js';
import { PotionCloud } from './potion-cloud.js';
import { along, Projectile } from './projectile.js';
const STATUS_BROKEN = 3;
/** Radius and vertical range of a potion's splash, in blocks. */
const SPLASH = 4;
const SPLASH_HEIGHT = 2;
/** World event of a potion that breaks; its data value is the colour. */
const POTION_BREAKS = 2002;
/** Damage that a pearl does to the player who threw it, in half hearts. */
const PEARL_DAMAGE = 5;
/** A thrown item that bursts where it hits (vanilla ThrowableItemProjectile). */
class Thrown extends Projectile {
    flight = { gravity: 0.03, drag: 0.99, waterDrag: 0.8 };
    item;
    constructor(game, init) {
        super(game, init);
        this.item = init.item;
    }
    metadata() {
        return [itemShown(this.item)];
    }
    saved() {
        return { ...super.saved(), Item: nbtCompound(itemMembers(this.item)) };
    }
    restore(said) {
        super.restore(said);
        const item = said['Item'];
        if (item?.type === 'compound')
            this.item = itemFrom(this.game.items, item.value) ?? this.item;
    }
    hitBody(victim) {
        this.strike(victim);
        this.burst(victim);
    }
    hitBlock(at) {
        this.position = along(at, this.velocity, -0.01);
        this.burst();
    }
    /** Applies its effect to the body that it hits. */
    strike(victim) {
        const from = { position: this.position, ...(this.shooter ? { by: this.shooter } : {}) };
        if (victim instanceof Player) {
            // it does no damage but knocks back; a damage of 0 would do neither
            const { game } = this;
            if (!victim.creative)
                hurtPlayer(game, victim, { amount: 0.0001, cause: 'projectile', from });
        }
        else if (victim instanceof Body)
            victim.hurt({ amount: this.harm(victim), cause: 'projectile', from });
        else if (victim instanceof Entity)
            victim.struck(undefined, 0);
    }
    /** Damage to a mob in half hearts. */
    harm(_victim) {
        return 0;
    }
    burst(_victim) {
        this.archer?.statistics.add('thrown', this.item.name);
        this.game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_BROKEN });
        this.game.removeEntity(this);
    }
}
class Snowball extends Thrown {
    harm({ kind }) {
        return kind === 'blaze' ? 3 : 0;
    }
}
/** One egg in eight contains a chick, one in 256 contains four. */
class Egg extends Thrown {
    burst() {
        const { mobChance } = this.game;
        if (mobChance.oneIn(8))
            for (let left = mobChance.oneIn(32) ? 4 : 1; left > 0; left--) {
                const chick = this.game.summon('chicken', this.position);
                chick.traits.baby = true;
                this.game.sendMetadata(chick);
            }
        super.burst();
    }
}
/** Teleports the thrower to the place where it lands. */
class EnderPearl extends Thrown {
    burst() {
        const { game, archer, position } = this;
        if (archer && !archer.dead && archer.inPlay) {
            dismount(game, archer);
            teleport(game, archer, position);
            hurtPlayer(game, archer, { amount: PEARL_DAMAGE, cause: 'fall' });
        }
        super.burst();
    }
}
/** Splashes on all bodies that are near; a lingering potion leaves a cloud. */
class ThrownPotion extends Thrown {
    flight = { gravity: 0.05, drag: 0.99, waterDrag: 0.8 };
    strike() { }
    burst(hit) {
        const { game, item, position } = this;
        const doses = potionDoses(game, item);
        this.archer?.statistics.add('splashed', potionIn(item) ?? 'water');
        if (item.name === 'lingering_potion') {
            if (doses.length > 0)
                game.addEntity(new PotionCloud(game, position, item));
        }
        else {
            if (doses.length === 0)
                this.#putOut();
            this.#splash(doses, hit);
        }
        game.broadcastNear(position, 'world_event', {
            effectId: POTION_BREAKS,
            location: blockOf(position),
            data: potionColour(item),
            global: false,
        });
        super.burst();
    }
    /** Gives nearby bodies a part of the potion, and the one that was hit all of it. */
    #splash(doses, hit) {
        const { game, position } = this;
        for (const body of game.allTracked()) {
            if (!(body instanceof Player || body instanceof Body))
                continue;
            const far = distance(body.position, position);
            if (far >= SPLASH || Math.abs(body.position.y - position.y) > SPLASH_HEIGHT + body.size.height)
                continue;
            giveDoses(game, body, doses, body === hit ? 1 : 1 - far / SPLASH);
        }
    }
    /** Water extinguishes fires: bodies, and the flames where it breaks and next to it. */
    #putOut() {
        const { game } = this;
        const p = blockOf(this.position);
        for (const q of [p, ...FACES.filter((face) => face !== 'up').map((face) => neighbour(p, face))])
            putOut(game, q);
        for (const body of this.game.allTracked())
            if (body instanceof Body && distance(body.position, this.position) < SPLASH)
                body.extinguish();
    }
}
/** A bottle of experience: three to eleven points. */
class ExperienceBottle extends Thrown {
    flight = { gravity: 0.07, drag: 0.99, waterDrag: 0.8 };
    burst() {
        const { game } = this;
        const { mobChance } = game;
        game.dropExperience(this.position, 3 + mobChance.between(0, 4) + mobChance.between(0, 4));
        super.burst();
    }
}
const KINDS = {
    snowball: { entity: 'snowball', make: Snowball },
    egg: { entity: 'egg', make: Egg },
    ender_pearl: { entity: 'ender_pearl', make: EnderPearl },
    splash_potion: { entity: 'potion', make: ThrownPotion },
    lingering_potion: { entity: 'potion', make: ThrownPotion },
    experience_bottle: { entity: 'experience_bottle', make: ExperienceBottle },
};
/** Whether an item is thrown when it is used. */
export const isThrown = (item) => Object.hasOwn(KINDS, item);
/** A thrown entity of this kind, with its default item; null for other kinds. */
export function thrownOfKind(game, kind, position) {
    const [item] = Object.entries(KINDS).find(([, { entity }]) => entity === kind) ?? [];
    if (item === undefined || !isThrown(item))
        return null;
    return thrownItem(game, { ...game.items.make(item), name: item }, { position });
}
/** A thrown item as an entity, not yet in the world. */
export function thrownItem(game, item, init) {
    const { entity, make } = KINDS[item.name];
    return new make(game, { ...init, item, definition: game.entityDefinition(entity) });
}
