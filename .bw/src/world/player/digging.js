import { breakBlock } from '../blocks/breaking.js';
import { needsOtherTool } from '../blocks/drops.js';
import { dropOreExperience } from '../blocks/ore-experience.js';
import { updateAround } from '../blocks/updates.js';
import { isWithinBorder } from '../border/border.js';
import { blockOf, centreOf, distance, neighbour, sameBlock } from '../geometry.js';
import { digWear } from '../items/gear.js';
import { counted, enchantment, enchantmentsOf } from '../items/stack.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { placeIn } from '../kernel/dimensions.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { hideDigging, isWatched, showDigging } from './dig-progress.js';
import { addExhaustion, EXHAUSTION } from './exhaustion.js';
import { releaseItem } from './in-use.js';
/** Values of block_dig's status. */
const STATUS = { start: 0, cancel: 1, finish: 2, dropStack: 3, dropOne: 4, release: 5, swapHands: 6 };
/** Maximum distance from the eyes to the centre of a block, in blocks (vanilla). */
export const REACH = 6;
/** Distance beyond which a client's claims about blocks are ignored; they would only generate chunks out of sight. */
const SIGHT = 64;
/** Share of the digging time after which a client is believed to have finished (vanilla). */
const ENOUGH = 0.7;
const TICK_MS = 50;
/** Handles the block_dig packet: digging, dropping items, swapping hands. */
export function dig(game, player, packet) {
    if (player.dead)
        return;
    switch (packet.status) {
        case STATUS.dropStack:
        case STATUS.dropOne: {
            dropHeld(player, packet.status === STATUS.dropStack);
            return;
        }
        case STATUS.swapHands: {
            swapHands(player);
            return;
        }
        case STATUS.release: {
            releaseItem(game, player);
            return;
        }
    }
    digAt(game, player, packet);
    game.flush();
    player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 });
}
function digAt(game, player, { status, location }) {
    const p = blockOf(location);
    if (isBeyondSight(player, p))
        return;
    if (status === STATUS.cancel) {
        player.digging = null;
        return;
    }
    if (!mayDig(game, player, p)) {
        sendBlock(game, player, p);
        return;
    }
    if (status === STATUS.start) {
        player.digging = null;
        const ticks = digTicks(game, player, p);
        if (ticks <= 0)
            digThrough(game, player, p);
        else
            player.digging = { position: p, since: game.ticks, ticks, finished: false };
    }
    else if (status === STATUS.finish) {
        const { digging } = player;
        if (!digging || !sameBlock(digging.position, p)) {
            sendBlock(game, player, p);
            return;
        }
        if (progress(game, player) >= ENOUGH)
            digThrough(game, player, p);
        else
            digging.finished = true;
    }
}
/**
 * Shows others the progress, and breaks a block that a client finished too early when its time has come
 * (vanilla delayed destroy).
 */
export function tickDigging(game, player) {
    const { digging } = player;
    if (!digging) {
        hideDigging(game, player);
        return;
    }
    if (isWatched(game, player))
        showDigging(game, player, digging.position, (game.ticks - digging.since + 1) / digging.ticks);
    if (!digging.finished)
        return;
    if (!mayDig(game, player, digging.position)) {
        player.digging = null;
        sendBlock(game, player, digging.position);
    }
    else if (progress(game, player) >= 1)
        digThrough(game, player, digging.position);
}
/** Whether a position is too far for the player to see. */
export const isBeyondSight = (player, p) => !(distance(player.eyes, centreOf(p)) <= SIGHT);
export function sendBlock(game, player, p) {
    player.send('block_change', { location: p, type: game.level.columns.get(p) });
}
function mayDig(game, player, p) {
    if (player.gameMode === 'adventure' || player.gameMode === 'spectator')
        return false;
    const kind = kindOf(game.level, game.level.get(p));
    const near = distance(player.eyes, centreOf(p)) <= REACH;
    return kind !== 'air' && kind !== 'fluid' && near && isWithinBorder(game, p);
}
function progress(game, player) {
    const { digging } = player;
    return digging ? (game.ticks - digging.since + 1) / digTicks(game, player, digging.position) : 0;
}
/** Digging time with the held item, in ticks; 0 is instant, infinity never. */
function digTicks(game, player, p) {
    const tool = player.held();
    const helmet = player.inventory[SLOT.helmet] ?? null;
    const underWater = game.level.get(blockOf(player.eyes)).name === 'water';
    const state = game.level.get(p);
    if (state.name.startsWith('bamboo') && tool?.name.endsWith('_sword'))
        return 0;
    const ms = game.level.shapes
        .block(state)
        .digTime(tool?.id ?? null, player.creative, underWater, !player.onGround, [...enchantmentsOf(tool), ...enchantmentsOf(helmet)], Object.fromEntries([...player.traits.effects.values()].flatMap((effect) => effectLevel(player, effect.name) > 0 ? [[effect.id, effect]] : [])));
    return ms / TICK_MS;
}
function digThrough(game, player, p) {
    player.digging = null;
    const state = game.level.get(p);
    const block = game.level.states.definition(state.name);
    const tool = player.held();
    const drops = !player.creative && !needsOtherTool(game.world, block, tool);
    addExhaustion(player, EXHAUSTION.dig);
    hideDigging(game, player);
    if (drops)
        player.statistics.add('mined', state.name);
    if (tool && digWear(tool) > 0)
        player.statistics.add('used', tool.name);
    if (state.name === 'tripwire' && tool?.name === 'shears')
        disarm(game, p, state);
    game.level.attributed(player.name, () => breakBlock(game, p, { tool, drops, seenBy: player.id }));
    game.emitter.emit('blockDug', { position: p, block: state, by: player.name, ...placeIn(game.dimension) });
    if (drops)
        dropOreExperience(game, p, state.name, tool);
    if (state.name === 'ice' && !player.creative && enchantment(tool, 'silk_touch') === 0)
        melt(game, p);
    if (tool && (block.hardness ?? 0) > 0)
        player.wear(digWear(tool));
}
/** String cut with shears does not trigger its hooks (vanilla TripWireBlock.playerWillDestroy). */
const disarm = ({ level }, p, state) => level.set(p, level.states.with(state, { disarmed: true }));
/** Broken ice becomes water if there is a block below (vanilla IceBlock.playerDestroy). */
function melt(game, p) {
    const { level } = game;
    const below = level.get(neighbour(p, 'down'));
    if (!level.shapes.isSolid(below) && !fluidOf(level, below))
        return;
    level.set(p, level.states.encode('water'));
    updateAround(game, [p]);
}
function dropHeld(player, all) {
    const stack = player.held();
    if (!stack)
        return;
    const count = all ? stack.count : 1;
    player.inventory[player.handSlot(0)] = counted(stack, stack.count - count);
    player.throwAway({ ...stack, count });
}
function swapHands(player) {
    const main = player.held(0);
    player.inventory[player.handSlot(0)] = player.held(1);
    player.inventory[player.handSlot(1)] = main;
}
