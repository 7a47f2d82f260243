import { ItemEntity } from './entities/item-entity.js';
import { Body } from './kernel/entities/body.js';
import { gameOf } from './kernel/game.js';
import { Mob } from './mobs/mob.js';
const BARE = ['', '', '', '', '', ''];
/** Ticks for which the swing of an arm lasts. */
export const SWING_TICKS = 6;
export function viewPlayer(player, tick) {
    const inventory = player.inventory.flatMap((stack, slot) => stack && slot > 0 ? [viewItem(stack, slot)] : []);
    const held = player.held();
    return {
        id: player.id,
        name: player.name,
        dimension: gameOf(player).dimension.name,
        position: player.position,
        sneaking: player.sneaking,
        swinging: player.digging !== null || tick - player.swungAt < SWING_TICKS,
        asleep: player.asleep !== null,
        burning: player.burning,
        hurt: player.hurtTicks > 0,
        equipment: player.equipment().map((stack) => stack?.name ?? ''),
        yaw: player.yaw,
        pitch: player.pitch,
        health: player.health,
        food: player.hunger.food,
        dead: player.dead,
        gameMode: player.gameMode,
        inventory,
        heldItem: held ? viewItem(held, player.handSlot(0)) : null,
        selected: player.selected,
    };
}
export function viewEntity(entity) {
    const { id, uuid, kind, position, yaw, pitch, traits } = entity;
    const common = {
        id,
        uuid,
        kind,
        position,
        yaw,
        pitch,
        equipment: traits.equipment.size === 0
            ? BARE
            : [0, 1, 2, 3, 4, 5].map((slot) => traits.equipment.get(slot)?.name ?? ''),
        baby: traits.baby,
        burning: entity instanceof Mob && entity.burning,
        hurt: entity instanceof Body && entity.hurting,
        dying: entity instanceof Body && entity.dying,
    };
    if (entity instanceof ItemEntity)
        return { ...common, item: { name: entity.stack.name, count: entity.stack.count } };
    return entity instanceof Body ? { ...common, health: entity.health } : common;
}
export const viewItem = (stack, slot) => ({
    name: stack.name,
    count: stack.count,
    slot,
});
