import { blockOf, centreOf, DIRECTIONS, keyOf, neighbour } from '../geometry.js';
import { Memory } from '../kernel/memory/memory.js';
import { nbtByte, nbtCompound, nbtInt, nbtString, plainNbt } from '../library/nbt.js';
import { tell } from '../player/chat.js';
import { isBeyondSight } from '../player/digging.js';
import { text, translate } from '../protocol/fields.js';
import { isPowered } from '../redstone/power.js';
import { runCommand } from './index.js';
import { sourceOf } from './source.js';
/** Kinds of command blocks in the order of the packet's modes: chains, repeats, runs once. */
const MODES = ['chain_command_block', 'repeating_command_block', 'command_block'];
const CONDITIONAL = 2;
const ALWAYS_ACTIVE = 4;
/** Maximum number of blocks that one activation runs (vanilla maxCommandChainLength). */
const LONGEST_CHAIN = 65_536;
const isCommandBlock = (name) => MODES.includes(name);
/** Blocks that had power at the last check, and blocks that run in every tick. */
const ACTIVE = new Memory('commandBlocks', () => ({
    powered: new Set(),
    repeating: new Map(),
}));
const tagsOf = ({ level }, p) => level.blockEntities.get(keyOf(p))?.extra?.value ?? {};
const isAuto = (game, p) => Number(plainNbt(tagsOf(game, p)['auto']) ?? 0) !== 0;
function note(game, p, tags) {
    const { level } = game;
    const entity = level.blockEntities.get(keyOf(p)) ?? {};
    const kept = Object.entries(entity.extra?.value ?? {}).flatMap(([key, tag]) => (tag ? [[key, tag]] : []));
    level.describe(p, { ...entity, extra: nbtCompound({ ...Object.fromEntries(kept), ...tags }) });
}
/** Called when an operator in creative mode edits a command block (vanilla handleSetCommandBlock). */
export function writeCommandBlock(game, player, packet) {
    const p = blockOf(packet.location);
    const { level } = game;
    if (isBeyondSight(player, p))
        return;
    const state = level.get(p);
    const kind = MODES[packet.mode];
    if (!isCommandBlock(state.name) || !kind || !player.creative || !game.isOp(player.name))
        return;
    const { facing } = state.properties;
    const conditional = (packet.flags & CONDITIONAL) !== 0;
    level.set(p, level.states.encode(kind, { facing: facing ?? 'north', conditional }));
    note(game, p, {
        Command: nbtString(packet.command.replace(/^\//, '')),
        auto: nbtByte((packet.flags & ALWAYS_ACTIVE) !== 0 ? 1 : 0),
    });
    commandBlockChanged(game, p, level.get(p));
    if (packet.command !== '')
        tell(player, translate('advMode.setCommand.success', packet.command));
}
/** Called when the power around a command block, or its command, has changed. */
export function commandBlockChanged(game, p, state) {
    const key = keyOf(p);
    const before = ACTIVE.of(game).powered.has(key);
    const now = isPowered(game.level, p);
    if (now)
        ACTIVE.of(game).powered.add(key);
    else
        ACTIVE.of(game).powered.delete(key);
    if (state.name === 'repeating_command_block') {
        if (now || isAuto(game, p))
            ACTIVE.of(game).repeating.set(key, p);
        else
            ACTIVE.of(game).repeating.delete(key);
    }
    else if (state.name === 'command_block' && ((now && !before) || isAuto(game, p)))
        game.schedule(1, () => activate(game, p));
}
/** Called when a command block has been removed. */
export function commandBlockGone(game, p, _from, to) {
    if (isCommandBlock(to.name))
        return;
    ACTIVE.of(game).powered.delete(keyOf(p));
    ACTIVE.of(game).repeating.delete(keyOf(p));
}
/** Runs the repeating command blocks that are active. */
export function tickCommandBlocks(game) {
    const { powered, repeating } = ACTIVE.of(game);
    for (const [key, p] of repeating) {
        const isThere = game.level.get(p).name === 'repeating_command_block';
        if (isThere && (powered.has(key) || isAuto(game, p)))
            activate(game, p);
        else
            repeating.delete(key);
    }
}
/** Runs a block, and then the chain in front of it. */
function activate(game, start) {
    const first = game.level.get(start);
    if (!isCommandBlock(first.name) || first.name === 'chain_command_block')
        return;
    let worked = execute(game, start, first, true);
    let p = neighbour(start, first.properties['facing']);
    for (let left = LONGEST_CHAIN; left > 0; left--) {
        const state = game.level.get(p);
        if (state.name !== 'chain_command_block')
            return;
        const active = isAuto(game, p) || isPowered(game.level, p);
        worked = active && execute(game, p, state, worked);
        p = neighbour(p, state.properties['facing']);
    }
}
/** Runs the command of one block; a conditional one only if the block behind it has succeeded. */
function execute(game, p, state, before) {
    if (state.properties['conditional'] === true && !before)
        return false;
    const command = String(plainNbt(tagsOf(game, p)['Command']) ?? '');
    if (command === '')
        return false;
    const { ok, message } = runCommand(game, sourceAt(game, p, state), command);
    note(game, p, {
        SuccessCount: nbtInt(ok ? 1 : 0),
        LastOutput: nbtString(JSON.stringify({ text: message })),
    });
    return ok;
}
/** A command block runs its command from its centre, in the direction it faces. */
function sourceAt(game, p, { properties }) {
    const turn = DIRECTIONS.indexOf(properties['facing']);
    const yaw = [180, 0, 90, -90][turn] ?? 0;
    return { ...sourceOf(game), displayName: text('@'), position: centreOf(p), yaw, pitch: 0 };
}
