import { add, distance } from '../geometry.js';
import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { firstHit } from '../kernel/entities/line-of-sight.js';
import { numberTag, ownTags, ownTagsOf } from '../kernel/memory/own-tags.js';
import { uuidIn, uuidTag } from '../kernel/memory/uuid.js';
import { Player } from '../kernel/player/player.js';
import { nbtByte, nbtCompound, nbtInt, plainNbt } from '../library/nbt.js';
import { hurtPlayer } from '../player/health.js';
import { itemShown } from './arrow.js';
const STATUS_EXPLODES = 17;
const ATTACHED = { key: 9, type: 17 };
const AIMED = { key: 10, type: 7 };
/** Radius and damage of stars: a base value, and an addition for each star; in blocks and half hearts. */
const RADIUS = 5;
const DAMAGE = 5;
const PER_STAR = 2;
/** A firework rocket (vanilla FireworkRocketEntity). A gliding player's own client does the pushing. */
export class Rocket extends Entity {
    #init;
    #lifetime;
    constructor(game, init) {
        const { position, velocity, item } = init;
        const { mobChance } = game;
        const up = velocity ?? { x: mobChance.around(0.002), y: 0.05, z: mobChance.around(0.002) };
        super(game, { definition: game.entityDefinition('firework_rocket'), position, velocity: up });
        this.#init = init;
        this.#lifetime = 10 * (1 + flightOf(item)) + mobChance.between(0, 5) + mobChance.between(0, 6);
    }
    metadata() {
        const { item, pushes, aimed = false } = this.#init;
        return [
            itemShown(item),
            ...(pushes ? [{ ...ATTACHED, value: pushes.id + 1 }] : []),
            { ...AIMED, value: aimed },
        ];
    }
    saved() {
        const { item, shooter, pushes, aimed = false } = this.#init;
        return {
            FireworksItem: nbtCompound(itemMembers(item)),
            Life: nbtInt(this.age),
            LifeTime: nbtInt(this.#lifetime),
            ShotAtAngle: nbtByte(aimed ? 1 : 0),
            ...(shooter ? { Owner: uuidTag(shooter.uuid) } : {}),
            ...(pushes ? ownTags({ Pushes: uuidTag(pushes.uuid) }) : {}),
        };
    }
    restore(said) {
        const tag = said['FireworksItem'];
        const item = tag?.type === 'compound' ? itemFrom(this.game.items, tag.value) : null;
        this.#init = { ...this.#init, ...(item ? { item } : {}), aimed: numberTag(said, 'ShotAtAngle') === 1 };
        this.age = numberTag(said, 'Life') ?? this.age;
        this.#lifetime = numberTag(said, 'LifeTime') ?? this.#lifetime;
        const owner = uuidIn(said['Owner']);
        if (owner !== undefined)
            this.game.world.whenHere(owner, (shooter) => {
                this.#init = { ...this.#init, shooter };
            });
        const pushed = uuidIn(ownTagsOf(said)['Pushes']);
        if (pushed !== undefined)
            this.game.world.whenHere(pushed, (pushes) => {
                if (pushes instanceof Player)
                    this.#init = { ...this.#init, pushes };
            });
    }
    tick() {
        this.age++;
        const { pushes, aimed } = this.#init;
        if (pushes)
            this.position = pushes.position;
        else {
            if (!aimed) {
                const { x, y, z } = this.velocity;
                this.velocity = { x: x * 1.15, y: y + 0.04, z: z * 1.15 };
            }
            const to = add(this.position, this.velocity);
            const wall = firstHit(this.game.level, this.position, to);
            this.position = to;
            if (wall < 1) {
                this.#explode();
                return;
            }
        }
        if (this.age > this.#lifetime)
            this.#explode();
    }
    #explode() {
        const { game, position } = this;
        game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_EXPLODES });
        game.removeEntity(this);
        const stars = starsOf(this.#init.item);
        if (stars === 0)
            return;
        for (const body of game.allTracked()) {
            const far = distance(body.position, position);
            if (far > RADIUS)
                continue;
            const amount = (DAMAGE + PER_STAR * stars) * Math.sqrt((RADIUS - far) / RADIUS);
            const { shooter } = this.#init;
            const from = { position, name: 'Firework Rocket', ...(shooter ? { by: shooter } : {}) };
            if (body instanceof Player)
                hurtPlayer(game, body, { amount, cause: 'explosion', from });
            else if (body instanceof Body)
                body.hurt({ amount, cause: 'explosion', ...(shooter ? { from: { by: shooter } } : {}) });
        }
    }
}
const firework = (item) => plainNbt(item.nbt?.value['Fireworks']) ?? {};
const flightOf = (item) => Number(firework(item).Flight ?? 1);
const starsOf = (item) => firework(item).Explosions?.length ?? 0;
