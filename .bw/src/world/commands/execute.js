import { gameOf } from '../kernel/game.js';
import { ENTITIES } from './arguments/entities.js';
import { ANCHOR, lookAt, lookFor, pointFor, ROTATION, VEC3 } from './arguments/positions.js';
import { anyOf } from './arguments/selector.js';
import { DIMENSION, SWIZZLE } from './arguments/words.js';
import { conditions } from './execute-conditions.js';
import { store } from './execute-store.js';
import { anchored, lookOf, sourceAs } from './source.js';
import { partOf } from './teleport.js';
import { command } from './tree/node.js';
/** execute (as|at|positioned|rotated|facing|align|anchored|in|if|unless …)* run <command> */
export const execute = command('execute', (at, _game, root) => {
    const here = at.node;
    at.literal('run', (at) => at.continuesAt(root));
    others(at, here);
    looks(at, here);
    places(at, here);
    conditions(at, 'if', here);
    conditions(at, 'unless', here);
    at.literal('store', (at) => store(at, here));
});
/** Changes the command's executor and position. */
function others(at, here) {
    at.literal('as', (at) => at.argument('targets', ENTITIES, (at) => at.forks(here, (run, { targets }) => anyOf(run, targets).map((target) => sourceAs(run.source, target)))));
    at.literal('at', (at) => at.argument('targets', ENTITIES, (at) => at.forks(here, (run, { targets }) => anyOf(run, targets).map((target) => ({
        ...run.source,
        game: gameOf(target),
        position: target.position,
        ...lookOf(target),
    })))));
    at.literal('positioned', (at) => {
        at.argument('pos', VEC3, (at) => at.becomes(here, ({ source }, { pos }) => ({
            ...source,
            position: pointFor(source, pos),
            anchor: 'feet',
        })));
        at.literal('as', (at) => at.argument('targets', ENTITIES, (at) => at.forks(here, (run, { targets }) => anyOf(run, targets).map((target) => ({
            ...run.source,
            game: gameOf(target),
            position: target.position,
        })))));
    });
}
/** The direction in which it looks. */
function looks(at, here) {
    at.literal('rotated', (at) => {
        at.argument('rot', ROTATION, (at) => at.becomes(here, ({ source }, { rot }) => ({ ...source, ...lookFor(source, rot) })));
        at.literal('as', (at) => at.argument('targets', ENTITIES, (at) => at.forks(here, (run, { targets }) => anyOf(run, targets).map((target) => ({ ...run.source, ...lookOf(target) })))));
    });
    at.literal('facing', (at) => {
        at.argument('pos', VEC3, (at) => at.becomes(here, ({ source }, { pos }) => ({
            ...source,
            ...lookAt(anchored(source), pointFor(source, pos)),
        })));
        at.literal('entity', (at) => at.argument('targets', ENTITIES, (at) => at.argument('anchor', ANCHOR, (at) => at.forks(here, (run, { targets, anchor }) => anyOf(run, targets).map((target) => ({
            ...run.source,
            ...lookAt(anchored(run.source), partOf(target, anchor)),
        }))))));
    });
}
/** The exact position, the anchor on the body, and the dimension. */
function places(at, here) {
    at.literal('align', (at) => at.argument('axes', SWIZZLE, (at) => at.becomes(here, ({ source }, { axes }) => {
        const { x, y, z } = source.position;
        const on = (axis, n) => (axes.includes(axis) ? Math.floor(n) : n);
        return { ...source, position: { x: on('x', x), y: on('y', y), z: on('z', z) } };
    })));
    at.literal('anchored', (at) => at.argument('anchor', ANCHOR, (at) => at.becomes(here, ({ source }, { anchor }) => ({ ...source, anchor }))));
    at.literal('in', (at) => at.argument('dimension', DIMENSION, (at) => at.becomes(here, ({ source }, { dimension }) => {
        const game = source.game.world.in(dimension);
        const { x, y, z } = source.position;
        const scale = source.game.dimension.scale / game.dimension.scale;
        return { ...source, game, position: { x: x * scale, y, z: z * scale } };
    })));
}
