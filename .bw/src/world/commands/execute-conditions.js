import { add, subtract } from '../geometry.js';
import { blockNbt } from '../kernel/chunks/block-nbt.js';
import { plainNbt } from '../library/nbt.js';
import { translate } from '../protocol/fields.js';
import { areaOf, checkedArea, positions } from './area.js';
import { BLOCK_FILTER, matchesFilter } from './arguments/blocks.js';
import { ENTITIES, ENTITY } from './arguments/entities.js';
import { NBT_PATH } from './arguments/nbt.js';
import { INT_RANGE } from './arguments/numbers.js';
import { BLOCK_POS, blockFor } from './arguments/positions.js';
import { HOLDER, holderNames, OBJECTIVE, objectiveNamed, RESOURCE } from './arguments/scores.js';
import { anyOf } from './arguments/selector.js';
import { asShown } from './components/convert.js';
import { blockAt, entityOf, storageOf } from './data-holders.js';
import { containsData, follow } from './paths.js';
import { inRange } from './ranges.js';
import { refused } from './reply.js';
import { absent } from './tree/absent.js';
/** Adds `if` or `unless`, after which the command continues at a node or ends. */
export function conditions(at, word, onwards) {
    const ends = new Endings(word === 'if', onwards);
    at.literal(word, (at) => {
        at.literal('block', (at) => at.argument('pos', BLOCK_POS, (at) => at.argument('block', BLOCK_FILTER, (at) => ends.met(at, (run, { pos, block }) => (blockMatches(run, blockFor(run, pos), block) ? 1 : 0)))));
        at.literal('blocks', (at) => blocks(at, ends));
        at.literal('entity', (at) => at.argument('entities', ENTITIES, (at) => ends.counted(at, (run, { entities }) => anyOf(run, entities).length)));
        at.literal('data', (at) => data(at, ends));
        at.literal('score', (at) => scores(at, ends));
        for (const kind of ['predicate', 'biome'])
            absent(at, kind, `'execute ${word} ${kind}' is not supported by this server`);
    });
}
/** Nodes after a condition: the command continues if it is met, or reports that it is. */
class Endings {
    #wanted;
    #onwards;
    constructor(wanted, onwards) {
        this.#wanted = wanted;
        this.#onwards = onwards;
    }
    /** A condition whose only result is whether it holds. */
    met(at, count) {
        const wanted = this.#wanted;
        at.forks(this.#onwards, (run, args) => (count(run, args) > 0 === wanted ? [run.source] : []));
        at.runs((run, args) => {
            if (count(run, args) > 0 !== wanted)
                throw refused('commands.execute.conditional.fail');
            run.says(translate('commands.execute.conditional.pass'));
            return 1;
        });
    }
    /** A condition that counts its matches, unless it is negated. */
    counted(at, count) {
        const wanted = this.#wanted;
        this.met(at, count);
        at.runs((run, args) => {
            const found = count(run, args);
            if (!wanted && found > 0)
                throw refused('commands.execute.conditional.fail_count', found);
            if (wanted && found === 0)
                throw refused('commands.execute.conditional.fail');
            run.says(wanted
                ? translate('commands.execute.conditional.pass_count', found)
                : translate('commands.execute.conditional.pass'));
            return wanted ? found : 1;
        });
    }
}
/** Compares an area with another. */
function blocks(at, ends) {
    at.argument('start', BLOCK_POS, (at) => at.argument('end', BLOCK_POS, (at) => at.argument('destination', BLOCK_POS, (at) => {
        for (const mode of ['all', 'masked'])
            at.literal(mode, (at) => ends.counted(at, (run, { start, end, destination }) => alike(run, {
                a: blockFor(run, start),
                b: blockFor(run, end),
                corner: blockFor(run, destination),
                masked: mode === 'masked',
            })));
    })));
}
/** Looks for data of a block, an entity or a storage. */
function data(at, ends) {
    at.literal('block', (at) => at.argument('sourcePos', BLOCK_POS, (at) => at.argument('path', NBT_PATH, (at) => ends.counted(at, (run, { sourcePos, path }) => follow(blockAt(run, sourcePos).read(), path).length))));
    at.literal('entity', (at) => at.argument('source', ENTITY, (at) => at.argument('path', NBT_PATH, (at) => ends.counted(at, (run, { source, path }) => follow(entityOf(run, source).read(), path).length))));
    at.literal('storage', (at) => at.argument('source', RESOURCE, (at) => at.argument('path', NBT_PATH, (at) => ends.counted(at, (run, { source, path }) => follow(storageOf(run.game, source).read(), path).length))));
}
/** Compares a score with another, or with a range. */
function scores(at, ends) {
    at.argument('target', HOLDER, (at) => at.argument('targetObjective', OBJECTIVE, (at) => {
        for (const [sign, holds] of Object.entries(COMPARISONS))
            at.literal(sign, (at) => at.argument('source', HOLDER, (at) => at.argument('sourceObjective', OBJECTIVE, (at) => ends.met(at, (run, args) => {
                const left = scoreOf(run, args.target, args.targetObjective);
                const right = scoreOf(run, args.source, args.sourceObjective);
                return left !== undefined && right !== undefined && holds(left, right) ? 1 : 0;
            }))));
        at.literal('matches', (at) => at.argument('range', INT_RANGE, (at) => ends.met(at, (run, args) => {
            const score = scoreOf(run, args.target, args.targetObjective);
            return score !== undefined && inRange(score, args.range) ? 1 : 0;
        })));
    }));
}
const COMPARISONS = {
    '<': (a, b) => a < b,
    '<=': (a, b) => a <= b,
    '=': (a, b) => a === b,
    '>=': (a, b) => a >= b,
    '>': (a, b) => a > b,
};
function scoreOf(run, holder, objective) {
    const [name = ''] = holderNames(run, holder);
    return run.game.scoreboard.score(objectiveNamed(run.game, objective), name);
}
function blockMatches({ game }, p, filter) {
    if (!matchesFilter(game.level.get(p), filter))
        return false;
    if (!filter.nbt)
        return true;
    const nbt = blockNbt(game.level, p);
    return (nbt !== null && containsData(plainNbt(asShown(game.registry, nbt)), plainNbt(filter.nbt)));
}
/** How many blocks of an area equal those at another place; 0 if one does not. */
function alike({ game }, { a, b, corner, masked }) {
    const area = checkedArea(game, areaOf(a, b), 'commands.execute.blocks.toobig');
    const by = subtract(corner, area.low);
    const { level } = game;
    let count = 0;
    for (const p of positions(area)) {
        const state = level.get(p);
        if (masked && state === level.states.air)
            continue;
        if (level.get(add(p, by)) !== state)
            return 0;
        count++;
    }
    return count;
}
