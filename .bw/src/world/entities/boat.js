import { blockOf } from '../geometry.js';
import { Body } from '../kernel/entities/body.js';
import { moveBody } from '../kernel/entities/collision.js';
import { emptySlots } from '../kernel/inventory/storage.js';
import { Player } from '../kernel/player/player.js';
import { nbtString } from '../library/nbt.js';
import { mount } from '../player/riding.js';
import { bodiesTouching, Craft } from './craft.js';
import { openStorage } from './storage.js';
/** Woods in the order of a boat's type, and those that came later; until 1.21.1. */
const WOODS = ['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove'];
const LATER_WOODS = ['oak', 'spruce', 'birch', 'jungle', 'acacia', 'cherry', 'dark_oak', 'mangrove', 'bamboo'];
const TYPE = { key: 11, type: 1 };
const WATER_ANIMAL = /^(cod|dolphin|elder_guardian|glow_squid|guardian|pufferfish|salmon|squid|tadpole|tropical_fish|turtle|axolotl)$/;
/** Share of its speed that it keeps per tick: on water, on land, in the air. */
const DRAG = { water: 0.9, land: 0.5, air: 0.9 };
const CHEST_SLOTS = 27;
const GRAVITY = 0.04;
/** Height of the water surface in its block, depth of a boat in it, and how fast the boat rises (blocks). */
const SURFACE = 0.89;
const DRAUGHT = 0.35;
const RISE = 0.1;
/** A boat (vanilla Boat). The client of the rowing player moves it; without a rower it catches entities that touch it. */
export class Boat extends Craft {
    wood;
    constructor(game, init) {
        super(game, init);
        this.wood =
            init.wood ?? (/^(.*?)_(chest_)?(boat|raft)$/.exec(this.kind)?.[1] || 'oak').replace(/^chest$/, 'oak');
        if (this.kind.includes('chest'))
            this.traits.storage = emptySlots(CHEST_SLOTS);
    }
    metadata() {
        if (!/^(chest_)?boat$/.test(this.kind))
            return super.metadata();
        const woods = this.game.items.has('cherry_boat') ? LATER_WOODS : WOODS;
        return [...super.metadata(), { ...TYPE, value: Math.max(0, woods.indexOf(this.wood)) }];
    }
    saved() {
        return { Type: nbtString(this.wood) };
    }
    restore(said) {
        const wood = String(said['Type']?.value ?? '');
        if (LATER_WOODS.includes(wood))
            this.wood = wood;
    }
    get seats() {
        return this.kind.includes('chest') ? 1 : 2;
    }
    get seatHeight() {
        return -0.1;
    }
    /** Boards the boat; sneaking players, and those for whom there is no seat, open the chest of a boat that has one. */
    use(player) {
        return (!player.sneaking && mount(this.game, player, this)) || openStorage(player, this);
    }
    parts() {
        const shape = this.wood === 'bamboo' ? 'raft' : 'boat';
        return [`${this.wood}_${this.kind.includes('chest') ? 'chest_' : ''}${shape}`];
    }
    move() {
        const rowed = this.riders[0] instanceof Player;
        if (!rowed)
            this.#drift();
        if (rowed || this.riders.length >= this.seats)
            return;
        for (const body of bodiesTouching(this, 0.2)) {
            if (!(body instanceof Body) || body.dying || body.size.width >= this.size.width)
                continue;
            if (WATER_ANIMAL.test(body.kind) || body.riders.length > 0)
                continue;
            if (!mount(this.game, body, this))
                break;
            this.owner?.statistics.add('trapped', body.kind);
        }
    }
    #drift() {
        const { game, position, velocity, size } = this;
        const here = blockOf(position);
        const isWater = (y) => game.level.get({ ...here, y }).name === 'water';
        const level = isWater(here.y + 1) ? here.y + 1 : isWater(here.y) ? here.y : here.y - 1;
        const surface = level + SURFACE;
        const wet = isWater(level) && position.y < surface;
        const rise = Math.max(-RISE, Math.min(RISE, (surface - DRAUGHT - position.y) * 0.3));
        const y = wet ? rise : velocity.y - GRAVITY;
        const moved = moveBody(game.level, position, size, { ...velocity, y });
        this.position = moved.position;
        this.onGround = moved.hitY && y < 0;
        const drag = wet ? DRAG.water : this.onGround ? DRAG.land : DRAG.air;
        this.velocity = {
            x: moved.hitX ? 0 : velocity.x * drag,
            y: moved.hitY ? 0 : y,
            z: moved.hitZ ? 0 : velocity.z * drag,
        };
    }
}
/** The boat for an item, not yet in the world. Until 1.21.1, all woods are one kind of entity. */
export function boatOf(game, item, position) {
    const [, wood = 'oak', chest = ''] = /^(.*?)_(chest_)?(?:boat|raft)$/.exec(item) ?? [];
    const kind = game.registry.entitiesByName[item] ? item : `${chest}boat`;
    return new Boat(game, { definition: game.entityDefinition(kind), position, wood });
}
