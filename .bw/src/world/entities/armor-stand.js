import { slotOf } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { Player } from '../kernel/player/player.js';
/** Slots of equipment packets. */
const SLOTS = { hand: 0, boots: 2, leggings: 3, chestplate: 4, helmet: 5 };
/** Ticks within which a second hit breaks it. */
const WOBBLE = 5;
const STATUS_HIT = 32;
/** An armour stand: it wears the items it is given (vanilla ArmorStand). Two quick hits break it. */
export class ArmorStand extends Body {
    #struckAt = Number.NEGATIVE_INFINITY;
    constructor(game, init) {
        super(game, init);
    }
    hurt({ from }) {
        const { game } = this;
        const by = from?.by;
        const creative = by instanceof Player && by.creative;
        const again = game.ticks - this.#struckAt <= WOBBLE || !(by instanceof Player);
        this.#struckAt = game.ticks;
        if (!creative && !again) {
            game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_HIT });
            return;
        }
        this.#break(!creative);
    }
    die() {
        this.#break(false);
    }
    useAt(player, hand, at) {
        const stack = player.held(hand);
        const wanted = stack ? slotFor(stack) : this.#slotAt(at.y);
        if (wanted === undefined)
            return false;
        const worn = this.traits.equipment.get(wanted) ?? null;
        const puts = stack !== null && wanted !== SLOTS.hand && (stack.count === 1 || !worn);
        const takes = stack === null && worn !== null;
        if (!puts && !takes)
            return false;
        if (puts)
            this.traits.equipment.set(wanted, { ...stack, count: 1 });
        else
            this.traits.equipment.delete(wanted);
        if (puts)
            player.useUp(hand);
        if (worn)
            this.#handTo(player, hand, worn);
        this.game.broadcastSeen(this, 'entity_equipment', {
            entityId: this.id,
            equipments: [{ slot: wanted, item: slotOf(this.traits.equipment.get(wanted) ?? null) }],
        });
        return true;
    }
    /** Gives a player an item that the stand wore, into the hand if the hand is empty. */
    #handTo(player, hand, worn) {
        const slot = player.handSlot(hand);
        if (player.inventory[slot])
            player.giveOrToss(worn);
        else
            player.inventory[slot] = worn;
    }
    /** The equipment at the clicked point (vanilla getClickedSlot). */
    #slotAt(y) {
        const has = (slot) => this.traits.equipment.has(slot);
        if (y >= 0.1 && y < 0.55 && has(SLOTS.boots))
            return SLOTS.boots;
        if (y >= 0.9 && y < 1.6 && has(SLOTS.chestplate))
            return SLOTS.chestplate;
        if (y >= 0.4 && y < 1.2 && has(SLOTS.leggings))
            return SLOTS.leggings;
        if (y >= 1.6 && has(SLOTS.helmet))
            return SLOTS.helmet;
        return has(SLOTS.hand) ? SLOTS.hand : undefined;
    }
    #break(drops) {
        const { game } = this;
        if (this.removed)
            return;
        game.removeEntity(this);
        const worn = [...this.traits.equipment.values()];
        const own = drops ? [game.items.make('armor_stand')] : [];
        for (const stack of [...own, ...worn])
            game.dropItem({ stack, position: this.position, velocity: { x: 0, y: 0.1, z: 0 }, pickupDelay: 10 });
    }
}
/** The slot in which an item is worn. */
function slotFor({ name }) {
    if (/_helmet$|_skull$|_head$|^carved_pumpkin$/.test(name))
        return SLOTS.helmet;
    if (/_chestplate$|^elytra$/.test(name))
        return SLOTS.chestplate;
    if (name.endsWith('_leggings'))
        return SLOTS.leggings;
    return name.endsWith('_boots') ? SLOTS.boots : SLOTS.hand;
}
