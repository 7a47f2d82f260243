import { soundSwitched } from '../blocks/block-sounds.js';
import { placement } from '../blocks/placement/index.js';
import { canLive, updateAround } from '../blocks/updates.js';
import { isWithinBorder } from '../border/border.js';
import { blockOf, centreOf, distance, FACES, neighbour } from '../geometry.js';
import { useHeldOn } from '../hand/index.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { setBlockNbt } from '../kernel/chunks/block-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { overlaps } from '../kernel/entities/collision.js';
import { hatch } from '../mobs/index.js';
import { isBeyondSight, REACH, sendBlock } from '../player/digging.js';
import { blockInSight } from '../player/sight.js';
import { openSign } from '../stations/signs.js';
import { openContainer } from './opening.js';
import { useTool } from './tools.js';
/**
 * Uses a block: opens or toggles it, or places the held item. The server always sends the clicked block and then the
 * one across the face, because mineflayer waits for exactly these packets.
 */
export function useOnBlock(game, player, packet) {
    const p = blockOf(packet.location);
    const face = FACES[packet.direction] ?? 'up';
    if (isBeyondSight(player, p)) {
        player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 });
        return;
    }
    if (!player.dead && distance(player.eyes, centreOf(p)) <= REACH && isWithinBorder(game, p))
        game.level.attributed(player.name, () => useWithinReach(game, player, packet, { p, face }));
    game.flush();
    sendBlock(game, player, p);
    sendBlock(game, player, neighbour(p, face));
    player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 });
}
function useWithinReach(game, player, packet, { p, face }) {
    const holds = player.held(0) !== null || player.held(1) !== null;
    const busy = player.sneaking && holds;
    const may = player.gameMode !== 'spectator';
    if (may && !busy && activate(game, player, p, packet.hand))
        return;
    const held = player.held(packet.hand);
    if (hatch(game, player, packet)) {
        if (held)
            player.statistics.add('used', held.name);
        return;
    }
    const cursor = { x: packet.cursorX, y: packet.cursorY, z: packet.cursorZ };
    if (may && useHeldOn(game, player, packet.hand, { p, face, cursor }))
        return;
    place(game, player, p, packet);
}
/** Uses the block itself. Returns false if it does nothing, so that the item is used. */
function activate(game, player, p, hand) {
    const state = game.level.get(p);
    const { open, toggle, use } = game.blocks.of(state);
    if (open)
        return open(game, player, p, state);
    if (openContainer(game, player, p))
        return true;
    const isToggled = toggle?.(game, p, state, player.yaw) ?? false;
    if (isToggled)
        soundSwitched(game, p, state, player);
    const done = isToggled || use?.(game, player, hand, p, state) || false;
    if (done)
        updateAround(game, [p]);
    return done;
}
/** Whether an item is placed on water, where the player looks (vanilla PlaceOnWaterBlockItem). */
export const floats = (item) => item === 'lily_pad' || item === 'frogspawn';
/** Places a lily pad on the water that the player looks at. */
export function placeOnWater(game, player, hand) {
    const sight = blockInSight(game, player, { reach: SIGHT, sources: true });
    if (!sight)
        return;
    const cursor = { x: 0.5, y: 0, z: 0.5 };
    placeClicked(game, player, hand, { clicked: neighbour(sight.position, 'up'), face: 'up', cursor });
}
function place(game, player, clicked, packet) {
    const stack = player.held(packet.hand);
    if (!stack || player.gameMode === 'adventure' || player.gameMode === 'spectator')
        return;
    const face = FACES[packet.direction] ?? 'up';
    if (useTool(game, player, packet.hand, { p: clicked, face })) {
        player.statistics.add('used', stack.name);
        return;
    }
    if (floats(stack.name))
        return;
    const cursor = { x: packet.cursorX, y: packet.cursorY, z: packet.cursorZ };
    placeClicked(game, player, packet.hand, { clicked, face, cursor });
}
function placeClicked(game, player, hand, click) {
    const stack = player.held(hand);
    if (!stack || player.gameMode === 'adventure' || player.gameMode === 'spectator')
        return;
    const blocks = placement(game.level, stack.name, { ...click, look: player, sneaking: player.sneaking });
    if (!blocks || blocks.some((block) => isObstructed(game, block)))
        return;
    if (!blocks.every(({ position, state }) => canLive(game, position, state)))
        return;
    for (const { position, state } of blocks)
        game.level.set(position, state);
    updateAround(game, blocks.map(({ position }) => position));
    const [first] = blocks;
    const data = stack.nbt?.value['BlockEntityTag'];
    if (first && data?.type === 'compound')
        setBlockNbt(game.level, game.items, first.position, data.value);
    player.statistics.add('used', stack.name);
    player.useUp(hand);
    if (stack.name === 'powder_snow_bucket' && !player.creative)
        player.inventory[player.handSlot(hand)] = game.items.make('bucket');
    if (first && kindOf(game.level, first.state) === 'sign')
        openSign(game, player, first.position);
}
/** Reach for placing something on water (blocks). */
const SIGHT = 5;
/** Whether a living body obstructs the block. */
function isObstructed(game, { position, state }) {
    const bodies = [
        ...game.players.filter((player) => !player.dead && player.gameMode !== 'spectator'),
        ...[...game.entities.values()].filter((entity) => entity instanceof Body && !entity.dying),
    ];
    const { x, y, z } = position;
    return game.level.shapes
        .boxes(state)
        .map((box) => [x + box[0], y + box[1], z + box[2], x + box[3], y + box[4], z + box[5]])
        .some((box) => bodies.some((body) => overlaps(body.position, body.size, box)));
}
