import { itemFrom, itemMembers } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { numberTag, ownTags, ownTagsOf } from '../kernel/memory/own-tags.js';
import { Player } from '../kernel/player/player.js';
import { nbtCompound, nbtFloat, nbtInt } from '../library/nbt.js';
import { giveDoses } from '../player/doses.js';
import { potionDoses } from '../player/potions.js';
/** Ticks before it takes effect, ticks for which it lasts, and ticks between two doses for the same body. */
const WAIT_TICKS = 10;
const LIFETIME = 600;
const DOSE_TICKS = 20;
/** Initial radius, loss of radius per affected body, and radius at which the cloud disappears (blocks). */
const RADIUS = 3;
const USED = 0.5;
const LEAST = 0.5;
const HEIGHT = 0.5;
/** Share of a potion's duration and strength that its cloud applies. */
const SHARE = 0.25;
const INSTANT_SHARE = 0.5;
const RADIUS_META = { key: 8, type: 2 };
/** The cloud of a lingering potion (vanilla AreaEffectCloud). */
export class PotionCloud extends Entity {
    #item;
    #next = new Map();
    #radius = RADIUS;
    constructor(game, position, item) {
        super(game, { definition: game.entityDefinition('area_effect_cloud'), position });
        this.#item = item;
    }
    metadata() {
        return [{ ...RADIUS_META, value: this.#radius }];
    }
    saved() {
        return {
            Age: nbtInt(this.age),
            Radius: nbtFloat(this.#radius),
            ...ownTags({ Item: nbtCompound(itemMembers(this.#item)) }),
        };
    }
    restore(said) {
        const item = ownTagsOf(said)['Item'];
        if (item?.type === 'compound')
            this.#item = itemFrom(this.game.items, item.value) ?? this.#item;
        this.age = numberTag(said, 'Age') ?? this.age;
        this.#radius = numberTag(said, 'Radius') ?? this.#radius;
    }
    tick() {
        this.age++;
        this.#radius -= RADIUS / LIFETIME;
        if (this.age > LIFETIME + WAIT_TICKS || this.#radius < LEAST) {
            this.game.removeEntity(this);
            return;
        }
        if (this.age < WAIT_TICKS || this.age % 5 !== 0)
            return;
        for (const body of this.game.allTracked()) {
            if (!(body instanceof Player || body instanceof Body))
                continue;
            if ((this.#next.get(body.id) ?? 0) > this.age)
                continue;
            if (!this.#reaches(body))
                continue;
            this.#next.set(body.id, this.age + DOSE_TICKS);
            giveDoses(this.game, body, potionDoses(this.game, this.#item, SHARE), INSTANT_SHARE, 1);
            this.#radius -= USED;
        }
    }
    /** Whether a body is in the flat cylinder of the cloud, whoever threw the potion. */
    #reaches({ position: { x, y, z }, size }) {
        const { position: own } = this;
        const isLevel = y < own.y + HEIGHT && y + size.height > own.y;
        return isLevel && Math.hypot(x - own.x, z - own.z) <= this.#radius;
    }
}
