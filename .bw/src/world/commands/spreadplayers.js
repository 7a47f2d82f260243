import { translate } from '../protocol/fields.js';
import { ENTITIES } from './arguments/entities.js';
import { BOOLEAN, float, integer } from './arguments/numbers.js';
import { pointFor, VEC2 } from './arguments/positions.js';
import { allOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { moveTarget } from './teleport.js';
import { command } from './tree/node.js';
const MAX_TRIES = 10_000;
/** spreadplayers <center> <spreadDistance> <maxRange> [under <maxHeight>] <respectTeams> <targets> */
export const spreadplayers = command('spreadplayers', (at, { registry }) => at.argument('center', VEC2, (at) => at.argument('spreadDistance', float({ min: 0 }), (at) => at.argument('maxRange', float({ min: 1 }), (at) => {
    at.argument('respectTeams', BOOLEAN, (at) => at.argument('targets', ENTITIES, (at) => at.runs((run, args) => spread(run, args, args.respectTeams, run.game.level.columns.top))));
    at.literal('under', (at) => at.argument('maxHeight', integer(registry.isNewerOrEqualTo('1.18') ? {} : { min: 0 }), (at) => at.argument('respectTeams', BOOLEAN, (at) => at.argument('targets', ENTITIES, (at) => at.runs((run, args) => spread(run, args, args.respectTeams, args.maxHeight + 1))))));
}))));
/** Draws positions for all targets, or for each of their teams, until they are far enough apart. */
function spread(run, { center, spreadDistance, maxRange, targets }, byTeam, top) {
    const { game } = run;
    const middle = pointFor(run.source, center);
    const found = allOf(run, targets);
    const groupOf = (name) => (byTeam ? (game.scoreboard.teamOf(name)?.name ?? '') : name);
    const nameOf = (target) => ('name' in target ? target.name : target.uuid);
    const groups = [...new Set(found.map((target) => groupOf(nameOf(target))))];
    const places = [];
    for (let tries = 0; places.length < groups.length; tries++) {
        if (tries >= MAX_TRIES)
            throw refused('commands.spreadplayers.failed.teams', groups.length, middle.x, middle.z, spreadDistance);
        const x = Math.floor(middle.x + game.chance.around(maxRange)) + 0.5;
        const z = Math.floor(middle.z + game.chance.around(maxRange)) + 0.5;
        const y = groundAt(game, x, z, top);
        const apart = places.every((other) => Math.hypot(other.x - x, other.z - z) >= spreadDistance);
        if (y !== undefined && apart)
            places.push({ x, y, z });
    }
    for (const target of found) {
        const place = places[groups.indexOf(groupOf(nameOf(target)))];
        if (place)
            moveTarget(game, target, place);
    }
    const key = `commands.spreadplayers.success.${byTeam ? 'teams' : 'entities'}`;
    run.did(translate(key, groups.length, middle.x, middle.z, leastApart(places).toFixed(2)));
}
/** The highest safe place to stand below a height; undefined over fluids, fire and the void. */
function groundAt({ level, blocks }, x, z, top) {
    const at = (y) => level.get({ x: Math.floor(x), y, z: Math.floor(z) });
    for (let y = Math.min(top, level.columns.top) - 1; y >= level.columns.bottom; y--) {
        const state = at(y);
        const { kind } = blocks.of(state);
        if (kind === 'air')
            continue;
        return kind === 'fluid' || state.name.endsWith('fire') ? undefined : y + 1;
    }
    return undefined;
}
function leastApart(places) {
    let least = 0;
    for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) {
            const apart = Math.hypot(a.x - b.x, a.z - b.z);
            least = least === 0 ? apart : Math.min(least, apart);
        }
    return least;
}
