import { primed } from '../../blasts/primed-tnt.js';
import { setFire } from '../../blocks/fire.js';
import { updateAround } from '../../blocks/updates.js';
import { waxed } from '../../blocks/waxing.js';
import { fertilise } from '../../growth/bone-meal.js';
import { equipSlotOf } from '../../items/gear-slots.js';
import { slotOf } from '../../items/stack.js';
import { isAir, isReplaceable } from '../../kernel/blocks/rules.js';
import { setBlockNbt } from '../../kernel/chunks/block-nbt.js';
import { overlaps } from '../../kernel/entities/collision.js';
import { armourSlot, SLOT } from '../../kernel/inventory/storage.js';
import { standsForGolem, standsForWither } from '../../mobs/golems/building.js';
import { shearMob } from '../../mobs/shearing.js';
import { mobsIn } from './creatures.js';
import { usedIf } from './dispense.js';
/** The tool after one more use. */
const worn = ({ game, item }) => ({ left: game.items.worn(item) });
/** Lights the block in front, or the air there. */
export const light = (use) => {
    const { game, front } = use;
    const state = game.level.get(front);
    const lit = game.blocks.of(state).kindle?.(game, front, state);
    if (lit) {
        game.level.set(front, lit);
        updateAround(game, [front]);
    }
    return lit || setFire(game, front) ? worn(use) : 'kept';
};
export const layTnt = ({ game, front }) => {
    primed(game, front);
    return 'used';
};
export const strewMeal = ({ game, front }) => usedIf(fertilise(game, front));
export const shear = (use) => {
    const shorn = mobsIn(use.game, use.front).find((mob) => shearMob(mob));
    return shorn ? worn(use) : 'kept';
};
export const wax = ({ game, front }) => {
    const coated = waxed(game.level, game.level.get(front));
    if (!coated)
        return 'thrown';
    game.level.set(front, coated);
    updateAround(game, [front]);
    return 'used';
};
const MAX_CHARGES = 4;
export const chargeAnchor = ({ game: { level }, front }) => {
    const state = level.get(front);
    if (state.name !== 'respawn_anchor')
        return 'thrown';
    const charges = Number(state.properties['charges']);
    if (charges >= MAX_CHARGES)
        return 'kept';
    level.set(front, level.states.with(state, { charges: charges + 1 }));
    return 'used';
};
/** Puts armour on a player in front whose slot for it is free; a shield goes into the off hand. */
export const putOn = ({ game, item, front: { x, y, z } }) => {
    const slot = item.name === 'shield' ? SLOT.offHand : armourSlot(item.name);
    const box = [x, y, z, x + 1, y + 1, z + 1];
    const wearer = game.players.find((player) => !player.dead &&
        player.gameMode !== 'spectator' &&
        slot !== null &&
        !player.inventory[slot] &&
        overlaps(player.position, player.size, box));
    if (wearer && slot !== null) {
        wearer.inventory[slot] = item;
        return 'used';
    }
    return putOnStand({ game, item, front: { x, y, z } }) ? 'used' : 'thrown';
};
/** Puts a head on a body in front; without a body, it stays in the dispenser. */
export const crown = (use) => usedIf(putOn(use) === 'used');
/** Places a carved pumpkin where it completes a golem, or puts it on a head. */
export const headGolem = (use) => {
    const { game, front } = use;
    if (!isAir(game.level, game.level.get(front)) || !standsForGolem(game, front))
        return crown(use);
    game.level.set(front, game.level.states.encode('carved_pumpkin'));
    updateAround(game, [front]);
    return 'used';
};
/** Rotations of a skull for each side of a dispenser: it faces the dispenser. */
const TURNS = { down: 0, up: 0, south: 8, west: 12, north: 0, east: 4 };
/** Puts a wither's skull on its body, or on a head. */
export const headWither = (use) => {
    const { game, front, facing } = use;
    if (!isAir(game.level, game.level.get(front)) || !standsForWither(game, front))
        return crown(use);
    game.level.set(front, game.level.states.encode('wither_skeleton_skull', { rotation: TURNS[facing] }));
    updateAround(game, [front]);
    return 'used';
};
function putOnStand({ game, item, front: { x, y, z } }) {
    const slot = equipSlotOf(item);
    if (slot === undefined)
        return false;
    const box = [x, y, z, x + 1, y + 1, z + 1];
    for (const entity of game.entities.values()) {
        if (entity.kind !== 'armor_stand' || entity.traits.equipment.has(slot))
            continue;
        if (!overlaps(entity.position, entity.size, box))
            continue;
        entity.traits.equipment.set(slot, item);
        const equipments = [{ slot, item: slotOf(item) }];
        game.broadcastSeen(entity, 'entity_equipment', { entityId: entity.id, equipments });
        return true;
    }
    return false;
}
/** Places a shulker box with its contents. */
export const putShulkerBox = ({ game, item, front, facing }) => {
    const { level } = game;
    if (!isReplaceable(level, level.get(front)))
        return 'kept';
    level.set(front, level.states.encode(item.name, { facing }));
    updateAround(game, [front]);
    const data = item.nbt?.value['BlockEntityTag'];
    if (data?.type === 'compound')
        setBlockNbt(level, game.items, front, data.value);
    return 'used';
};
