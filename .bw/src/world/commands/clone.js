import { updateAround } from '../blocks/updates.js';
import { add, keyOf, subtract } from '../geometry.js';
import { isAir } from '../kernel/blocks/rules.js';
import { blockNbt, setBlockNbt } from '../kernel/chunks/block-nbt.js';
import { translate } from '../protocol/fields.js';
import { areaOf, checkedArea, overlaps, positions } from './area.js';
import { BLOCK_FILTER, matchesFilter } from './arguments/blocks.js';
import { BLOCK_POS, blockFor } from './arguments/positions.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
const MODES = ['normal', 'force', 'move'];
/** clone <begin> <end> <destination> [replace|masked|filtered <filter>] [force|move|normal] */
export const clone = command('clone', (at) => at.argument('begin', BLOCK_POS, (at) => at.argument('end', BLOCK_POS, (at) => at.argument('destination', BLOCK_POS, (at) => {
    at.runs((run, args) => copy(run, args, () => true, 'normal'));
    at.literal('replace', (at) => modes(at, () => () => true));
    at.literal('masked', (at) => modes(at, ({ game: { level } }) => (state) => !isAir(level, state)));
    at.literal('filtered', (at) => at.argument('filter', BLOCK_FILTER, (at) => modes(at, (_run, { filter }) => (state) => matchesFilter(state, filter))));
}))));
/** Adds the modes for handling the origin; `wantedOf` decides which blocks are copied. */
function modes(at, wantedOf) {
    at.runs((run, args) => copy(run, args, wantedOf(run, args), 'normal'));
    for (const mode of MODES)
        at.literal(mode, (at) => at.runs((run, args) => copy(run, args, wantedOf(run, args), mode)));
}
function copy(run, { begin, end, destination }, isWanted, mode) {
    const { game } = run;
    const { level } = game;
    const from = areaOf(blockFor(run, begin), blockFor(run, end));
    const corner = blockFor(run, destination);
    const to = areaOf(corner, add(corner, subtract(from.high, from.low)));
    if (mode !== 'force' && overlaps(from, to))
        throw refused('commands.clone.overlap');
    checkedArea(game, from, 'commands.clone.toobig');
    checkedArea(game, to, 'commands.clone.toobig');
    const by = subtract(corner, from.low);
    const copied = [...positions(from)].flatMap((p) => {
        const state = level.get(p);
        return isWanted(state) ? [{ from: p, to: add(p, by), state, nbt: blockNbt(level, p, state) }] : [];
    });
    if (mode === 'move')
        for (const block of copied) {
            level.blockEntities.delete(keyOf(block.from));
            level.set(block.from, level.states.air);
        }
    let count = 0;
    for (const block of copied) {
        level.blockEntities.delete(keyOf(block.to));
        if (level.set(block.to, block.state))
            count++;
        if (block.nbt)
            setBlockNbt(level, game.items, block.to, block.nbt.value);
    }
    if (count === 0)
        throw refused('commands.clone.failed');
    const changed = copied.flatMap((each) => (mode === 'move' ? [each.from, each.to] : [each.to]));
    updateAround(game, changed);
    run.did(translate('commands.clone.success', count));
}
