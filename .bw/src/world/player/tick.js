import { tickAdvancements } from './advancements/progress.js';
import { tickHunger } from './digestion.js';
import { tickDigging } from './digging.js';
import { sendAttributes } from './effects.js';
import { tickGliding } from './gliding.js';
import { tickHazards } from './hazards.js';
import { tickHealth } from './health.js';
import { tickUsing } from './in-use.js';
import { tickBorder } from './outside-border.js';
import { tickVehicle } from './riding.js';
import { tickSoulSpeed } from './soul-speed.js';
import { countTick } from './statistics.js';
import { forceClose } from './windows.js';
/** One game tick of a player. */
export function tickPlayer(game, player) {
    if (!player.inPlay)
        return;
    countTick(game, player);
    tickDigging(game, player);
    tickUsing(game, player);
    tickVehicle(game, player);
    tickGliding(game, player);
    tickHealth(game, player);
    tickHazards(game, player);
    tickBorder(game, player);
    tickSoulSpeed(game, player);
    tickHunger(game, player);
    if (!player.menu.stillValid())
        forceClose(player);
    player.menu.sendChanges();
    showEquipment(game, player);
    tickAdvancements(game, player);
}
/** Sends changes of held items and armour to other players. */
function showEquipment(game, player) {
    const stacks = player.equipment();
    const { shown } = player;
    if (shown !== undefined && stacks.every((stack, slot) => looksLike(stack, shown[slot])))
        return;
    player.shown = stacks.map((stack) => stack && { id: stack.id, count: stack.count });
    const [name, fields] = player.equipmentPacket();
    game.broadcastSeen(player, name, fields);
    sendAttributes(game, player);
}
const looksLike = (stack, shown = null) => stack === null || shown === null ? stack === shown : stack.id === shown.id && stack.count === shown.count;
