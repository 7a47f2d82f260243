import { NBT_PATH } from './arguments/nbt.js';
import { double } from './arguments/numbers.js';
import { HOLDERS, holderNames, OBJECTIVE, objectiveNamed, RESOURCE } from './arguments/scores.js';
import { holders } from './data-holders.js';
import { write } from './data-modify.js';
import { CommandProblem, missing } from './reply.js';
/** Numbers as data, by their name in the command. */
const TYPES = ['byte', 'short', 'int', 'long', 'float', 'double'];
const WHOLE = new Set(['byte', 'short', 'int', 'long']);
/** Adds `store (result | success) …`: the command's outcome is stored in a score, a boss bar or data. */
export function store(at, onwards) {
    for (const kind of ['result', 'success'])
        at.literal(kind, (at) => {
            const keep = (run, put) => ({
                ...run.source,
                stores: [...(run.source.stores ?? []), (ok, result) => put(kind === 'result' ? result : ok ? 1 : 0)],
            });
            at.literal('score', (at) => at.argument('targets', HOLDERS, (at) => at.argument('objective', OBJECTIVE, (at) => at.becomes(onwards, (run, { targets, objective }) => {
                const names = holderNames(run, targets);
                const found = objectiveNamed(run.game, objective);
                return keep(run, (value) => {
                    for (const name of names)
                        run.game.scoreboard.set(found, name, Math.trunc(value));
                });
            }))));
            at.literal('bossbar', (at) => at.argument('id', RESOURCE, (at) => {
                for (const part of ['value', 'max'])
                    at.literal(part, (at) => at.becomes(onwards, (run, { id }) => {
                        const bar = run.game.bossBars.bars.get(id);
                        if (!bar)
                            throw missing('commands.bossbar.unknown', id);
                        return keep(run, (value) => {
                            bar[part] = Math.trunc(value);
                            run.game.bossBars.tell(bar, 'health');
                        });
                    }));
            }));
            holders(at, (at, holderOf) => at.argument('path', NBT_PATH, (at) => {
                for (const type of TYPES)
                    at.literal(type, (at) => at.argument('scale', double(), (at) => at.becomes(onwards, (run, args) => {
                        const holder = holderOf(run, args);
                        return keep(run, (value) => quietly(() => write(holder, args.path, () => numberTag(type, value * args.scale))));
                    })));
            }));
        });
}
function numberTag(type, value) {
    const n = WHOLE.has(type) ? Math.floor(value) : value;
    return type === 'long' ? { type, value: [Math.floor(n / 2 ** 32), n | 0] } : { type, value: n };
}
/** Unchanged data is no error here. */
function quietly(work) {
    try {
        work();
    }
    catch (error) {
        if (!(error instanceof CommandProblem))
            throw error;
    }
}
