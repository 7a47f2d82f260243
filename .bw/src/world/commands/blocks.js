import { breakBlock } from '../blocks/breaking.js';
import { shapedByNeighbours } from '../blocks/connections.js';
import { updateAround } from '../blocks/updates.js';
import { keyOf } from '../geometry.js';
import { isAir } from '../kernel/blocks/rules.js';
import { setBlockNbt } from '../kernel/chunks/block-nbt.js';
import { translate } from '../protocol/fields.js';
import { areaOf, checkedArea, isInside, positions } from './area.js';
import { BLOCK, BLOCK_FILTER, matchesFilter, } from './arguments/blocks.js';
import { BLOCK_POS, blockFor } from './arguments/positions.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
const SET_MODES = ['replace', 'destroy', 'keep'];
/** setblock <pos> <block>[state]{nbt} [destroy|keep|replace] */
export const setblock = command('setblock', (at) => at.argument('pos', BLOCK_POS, (at) => at.argument('block', BLOCK, (at) => {
    at.runs((run, { pos, block }) => put(run, blockFor(run, pos), block, 'replace'));
    for (const mode of SET_MODES)
        at.literal(mode, (at) => at.runs((run, { pos, block }) => put(run, blockFor(run, pos), block, mode)));
})));
function put(run, p, block, mode) {
    const { game } = run;
    if (mode === 'keep' && !isAir(game.level, game.level.get(p)))
        throw refused('commands.setblock.failed');
    if (!setOne(game, p, block.state, { destroy: mode === 'destroy', nbt: block.nbt }))
        throw refused('commands.setblock.failed');
    updateAround(game, [p]);
    run.did(translate('commands.setblock.success', p.x, p.y, p.z));
}
const FILL_MODES = ['outline', 'hollow', 'destroy', 'keep'];
/** fill <from> <to> <block>[state]{nbt} [destroy|hollow|keep|outline|replace [filter]] */
export const fill = command('fill', (at) => at.argument('from', BLOCK_POS, (at) => at.argument('to', BLOCK_POS, (at) => at.argument('block', BLOCK, (at) => {
    const box = (run, { from, to, block }) => ({
        from: blockFor(run, from),
        to: blockFor(run, to),
        block,
    });
    at.runs((run, args) => fillArea(run, { ...box(run, args), mode: 'replace' }));
    at.literal('replace', (at) => at
        .runs((run, args) => fillArea(run, { ...box(run, args), mode: 'replace' }))
        .argument('filter', BLOCK_FILTER, (at) => at.runs((run, args) => fillArea(run, { ...box(run, args), mode: 'replace', filter: args.filter }))));
    for (const mode of FILL_MODES)
        at.literal(mode, (at) => at.runs((run, args) => fillArea(run, { ...box(run, args), mode })));
}))));
function fillArea(run, { from, to, block, mode, filter }) {
    const { game } = run;
    const area = checkedArea(game, areaOf(from, to), 'commands.fill.toobig');
    const changed = [];
    for (const p of positions(area)) {
        const wanted = wantedAt(game, p, { mode, state: block.state, filter, inside: isInside(p, area) });
        const data = wanted === block.state ? block.nbt : null;
        if (wanted && setOne(game, p, wanted, { destroy: mode === 'destroy', nbt: data }))
            changed.push(p);
    }
    if (changed.length === 0)
        throw refused('commands.fill.failed');
    updateAround(game, changed);
    run.did(translate('commands.fill.success', changed.length));
}
/** The new state of a position, or null if it stays unchanged. */
function wantedAt(game, p, fill) {
    const { level } = game;
    if (fill.inside && fill.mode === 'hollow')
        return level.states.air;
    if (fill.inside && fill.mode === 'outline')
        return null;
    if (fill.mode === 'keep' && !isAir(level, level.get(p)))
        return null;
    if (fill.filter && !matchesFilter(level.get(p), fill.filter))
        return null;
    return fill.state;
}
/** Sets a block as commands do: old contents are lost, connections follow the neighbours, data comes from the command. */
function setOne(game, p, state, { destroy = false, nbt = null } = {}) {
    const { level } = game;
    const before = level.get(p);
    if (destroy)
        breakBlock(game, p, { tool: null, drops: true });
    const hadData = level.blockEntities.size > 0 && level.blockEntities.delete(keyOf(p));
    const shaped = shapedByNeighbours(level, p, state);
    const changed = level.set(p, shaped) || (destroy && before !== shaped);
    if (nbt)
        setBlockNbt(level, game.items, p, nbt.value);
    return changed || (nbt !== null && (hadData || level.blockEntities.has(keyOf(p))));
}
