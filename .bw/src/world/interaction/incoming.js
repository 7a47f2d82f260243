import { openStorage } from '../entities/storage.js';
import { applyClick } from '../inventory/click-packet.js';
import { jumpWith, openHorse } from '../mobs/index.js';
import { say } from '../player/chat.js';
import { dig } from '../player/digging.js';
import { startGliding } from '../player/gliding.js';
import { respawn } from '../player/joining.js';
import { confirmTeleport, movePlayer } from '../player/movement.js';
import { dismount, driveVehicle } from '../player/riding.js';
import { wakeUp } from '../player/sleeping.js';
import { sendStatistics } from '../player/statistics.js';
import { closeWindow } from '../player/windows.js';
import { writeBook } from '../stations/books.js';
import { writeSign } from '../stations/signs.js';
import { useEntity } from './combat.js';
import { useItem } from './use-item.js';
import { useOnBlock } from './using.js';
const handler = (handle) => (game, player, fields) => handle(game, player, fields);
/** The handlers of all packets by name. */
export function packetHandlers(commands) {
    return {
        position: handler((game, player, { x, y, z, onGround }) => movePlayer(game, player, { position: { x, y, z }, onGround })),
        position_look: handler((game, player, { x, y, z, yaw, pitch, onGround }) => movePlayer(game, player, { position: { x, y, z }, yaw, pitch, onGround })),
        look: handler((game, player, { yaw, pitch, onGround }) => movePlayer(game, player, { yaw, pitch, onGround })),
        flying: handler((game, player, { onGround }) => movePlayer(game, player, { onGround })),
        teleport_confirm: handler((_game, player, { teleportId }) => confirmTeleport(player, teleportId)),
        held_item_slot: handler((_game, player, { slotId }) => {
            if (slotId >= 0 && slotId < 9)
                player.selected = slotId;
        }),
        entity_action: handler((game, player, { actionId, jumpBoost }) => {
            if (RIDING_JUMPS.has(actionId))
                jumpWith(player.vehicle, player, jumpBoost);
            else if (actionId === 'open_inventory')
                openVehicle(player);
            else
                setPosture(game, player, actionId);
        }),
        steer_vehicle: handler(steer),
        vehicle_move: handler((game, player, move) => driveVehicle(game, player, move)),
        player_input: handler((game, player, keys) => {
            if (player.vehicle)
                steer(game, player, keys);
            else
                setPosture(game, player, (keys.jump & 2) > 0 ? 'start_sneaking' : 'stop_sneaking');
        }),
        arm_animation: handler((game, player, { hand }) => {
            player.swungAt = game.ticks;
            game.broadcastSeen(player, 'animation', { entityId: player.id, animation: hand === 1 ? 3 : 0 });
        }),
        client_command: handler((game, player, { actionId }) => {
            if (actionId === 1 || actionId === 'request_stats')
                sendStatistics(game, player);
            if (actionId === 0 || actionId === 'perform_respawn')
                respawn(game, player);
        }),
        window_click: handler((game, player, packet) => {
            if (packet.windowId === player.menu.id && !player.dead)
                applyClick(player.menu, game.items, packet);
        }),
        close_window: handler((_game, player, { windowId }) => {
            if (windowId === player.menu.id)
                closeWindow(player);
        }),
        enchant_item: handler((_game, player, { windowId, enchantment }) => {
            if (windowId === player.menu.id)
                operate(player, ({ press }) => press?.(enchantment));
        }),
        name_item: handler((_game, player, { name }) => operate(player, ({ rename }) => rename?.(name))),
        select_trade: handler((_game, player, { slot }) => operate(player, ({ choose }) => choose?.(slot))),
        set_beacon_effect: handler((_game, player, { primary_effect, secondary_effect }) => operate(player, ({ empower }) => empower?.(primary_effect, secondary_effect))),
        set_creative_slot: handler((game, player, { slot, item, known }) => {
            const stack = game.items.read(item);
            if (!player.creative)
                return;
            if (slot === -1 && stack)
                player.throwAway(stack);
            if (slot > 0 && slot < player.inventory.length) {
                player.inventory[slot] = stack;
                // before 1.21.2, confirmed even if the client set it itself, as in vanilla
                player.ownMenu.remote[slot] = known ? stack : undefined;
            }
        }),
        chat_message: handler((game, player, { message }) => say(game, player, message)),
        chat_command: handler((game, player, fields) => commands.run(game, player, fields.command)),
        tab_complete: handler((game, player, request) => commands.complete(game, player, request)),
        update_command_block: handler((game, player, packet) => commands.writeBlock(game, player, packet)),
        block_dig: handler(dig),
        block_place: handler(useOnBlock),
        use_item: handler(useItem),
        use_entity: handler(useEntity),
        update_sign: handler(writeSign),
        edit_book: handler(writeBook),
    };
}
/** Operates a station's controls, and shows the result. */
function operate(player, work) {
    if (player.dead || player.gameMode === 'spectator' || !player.menu.stillValid())
        return;
    work(player.menu.controls);
    player.menu.sendChanges();
}
function steer(game, player, { sideways, forward, jump }) {
    if (!player.vehicle)
        return;
    player.steering = {
        sideways: Math.sign(sideways) || 0,
        forward: Math.sign(forward) || 0,
        jump: (jump & 1) > 0,
    };
    if ((jump & 2) > 0)
        dismount(game, player);
}
/** Opens the inventory of a player's mount. */
function openVehicle(player) {
    const { vehicle } = player;
    if (vehicle && !player.dead && !openHorse(player, vehicle))
        openStorage(player, vehicle);
}
/** The library's names for the same action, by version. */
const RIDING_JUMPS = new Set(['start_riding_jump', 'start_horse_jump']);
const GLIDES = new Set(['start_elytra_flying', 'start_fall_flying']);
function setPosture(game, player, action) {
    const before = `${player.sneaking} ${player.sprinting}`;
    if (action === 'start_sneaking' && player.vehicle)
        dismount(game, player);
    else if (action === 'start_sneaking')
        player.sneaking = true;
    else if (action === 'stop_sneaking')
        player.sneaking = false;
    else if (action === 'start_sprinting')
        player.sprinting = true;
    else if (action === 'stop_sprinting')
        player.sprinting = false;
    else if (action === 'stop_sleeping')
        wakeUp(game, player);
    else if (GLIDES.has(action))
        startGliding(game, player);
    else
        return;
    if (action !== 'stop_sleeping' && before === `${player.sneaking} ${player.sprinting}`)
        return;
    const [name, fields] = player.posturePacket();
    game.broadcastSeen(player, name, fields);
}
