import { ItemEntity } from './entities/item-entity.js';
import { Body } from './kernel/entities/body.js';
import { gameOf } from './kernel/game.js';
import { Mob } from './mobs/mob.js';
import { SWING_TICKS, viewItem } from './views.js';
const BARE = ['', '', '', '', '', ''];
const NOWHERE = { x: Number.NaN, y: Number.NaN, z: Number.NaN };
/** Looks at everyone in a dimension every tick, and allocates nothing for those that have not changed. */
export class Onlooker {
    #game;
    #dimension;
    #known = new Map();
    #seen = [];
    #count = 0;
    constructor(game, dimension) {
        this.#game = game;
        this.#dimension = dimension;
    }
    /** Players first, without spectators. The list is the same object each time. */
    look() {
        const { world, ticks } = this.#game;
        const seen = this.#seen;
        this.#count = 0;
        for (const player of world.players)
            if (player.gameMode !== 'spectator' && gameOf(player).dimension.name === this.#dimension)
                this.#player(player, ticks);
        for (const place of world.places)
            if (place.dimension.name === this.#dimension)
                for (const entity of place.entities.values())
                    this.#entity(entity);
        seen.length = this.#count;
        if (this.#known.size > 2 * seen.length + 64)
            this.#forget();
        return seen;
    }
    #forget() {
        this.#known.clear();
        for (const sight of this.#seen)
            this.#known.set(sight.id, sight);
    }
    /** The next entry in the list, which is usually the same one as in the previous tick. */
    #sight(id, kind) {
        const at = this.#count++;
        const before = this.#seen[at];
        if (before?.id === id)
            return before;
        const sight = this.#known.get(id) ?? this.#first(id, kind);
        this.#seen[at] = sight;
        return sight;
    }
    #first(id, kind) {
        const sight = {
            id,
            kind,
            name: '',
            position: NOWHERE,
            yaw: Number.NaN,
            pitch: Number.NaN,
            equipment: BARE,
            burning: false,
            hurt: false,
            baby: false,
            dying: false,
            sneaking: false,
            swinging: false,
            asleep: false,
            carries: undefined,
            isAsBefore: false,
        };
        this.#known.set(id, sight);
        return sight;
    }
    #player(player, tick) {
        const sight = this.#sight(player.id, 'player');
        sight.name = player.name;
        sight.position = player.position;
        sight.yaw = player.yaw;
        sight.pitch = player.pitch;
        const worn = player.equipment();
        if (!isWorn(worn, sight.equipment))
            sight.equipment = worn.map((stack) => stack?.name ?? '');
        sight.burning = player.burning;
        sight.hurt = player.hurtTicks > 0;
        sight.dying = player.dead;
        sight.sneaking = player.sneaking;
        sight.swinging = player.digging !== null || tick - player.swungAt < SWING_TICKS;
        sight.asleep = player.asleep !== null;
        sight.carries ??= { health: Number.NaN, food: 0, selected: 0, inventory: [] };
        sight.carries.health = player.health;
        sight.carries.food = player.hunger.food;
        sight.carries.selected = player.selected;
        if (!isAsKnown(player.inventory, sight.carries.inventory))
            sight.carries.inventory = player.inventory.flatMap((stack, slot) => stack && slot > 0 ? [viewItem(stack, slot)] : []);
    }
    /** Most entities that are neither players nor moving are unchanged, so they cost few memory accesses. */
    #entity(entity) {
        const { position, yaw, pitch, traits } = entity;
        const sight = this.#sight(entity.id, entity.kind);
        let isAsBefore = sight.position === position && sight.yaw === yaw && sight.pitch === pitch;
        if (!isAsBefore) {
            sight.position = position;
            sight.yaw = yaw;
            sight.pitch = pitch;
        }
        if (entity instanceof ItemEntity)
            sight.name = entity.stack.name;
        if (traits.equipment.size > 0 || sight.equipment !== BARE) {
            const at = (slot) => traits.equipment.get(slot)?.name ?? '';
            if (sight.equipment.some((name, slot) => name !== at(slot))) {
                sight.equipment = traits.equipment.size === 0 ? BARE : BARE.map((_, slot) => at(slot));
                isAsBefore = false;
            }
        }
        const { baby } = traits;
        const body = entity instanceof Body ? entity : undefined;
        const burning = body instanceof Mob && body.burning;
        const hurt = body?.hurting === true;
        const dying = body?.dying === true;
        if (baby !== sight.baby || burning !== sight.burning || hurt !== sight.hurt || dying !== sight.dying) {
            sight.baby = baby;
            sight.burning = burning;
            sight.hurt = hurt;
            sight.dying = dying;
            isAsBefore = false;
        }
        sight.isAsBefore = isAsBefore;
    }
}
function isWorn(worn, known) {
    for (let slot = 0; slot < worn.length; slot++)
        if ((worn[slot]?.name ?? '') !== known[slot])
            return false;
    return true;
}
/** Whether slots match their known contents. The crafting result is ignored. */
function isAsKnown(slots, known) {
    let next = 0;
    for (let slot = 1; slot < slots.length; slot++) {
        const stack = slots[slot];
        if (!stack)
            continue;
        const view = known[next++];
        if (view === undefined || view.slot !== slot || view.name !== stack.name || view.count !== stack.count)
            return false;
    }
    return next === known.length;
}
