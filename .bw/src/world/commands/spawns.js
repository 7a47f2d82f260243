import { blockOf } from '../geometry.js';
import { translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { ANGLE, angleFor, BLOCK_POS, blockFor, checkedBlock } from './arguments/positions.js';
import { ownPlayer, playersOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** setworldspawn [pos [angle]]: where new players appear */
export const setworldspawn = command('setworldspawn', (at) => at
    .runs((run) => setWorldSpawn(run, ownBlock(run), 0))
    .argument('pos', BLOCK_POS, (at) => at
    .runs((run, { pos }) => setWorldSpawn(run, blockFor(run, pos), 0))
    .argument('angle', ANGLE, (at) => at.runs((run, { pos, angle }) => setWorldSpawn(run, blockFor(run, pos), angleFor(run.source, angle))))));
const ownBlock = ({ game, source }) => checkedBlock(game, blockOf(source.position));
const middle = ({ x, y, z }) => ({ x: x + 0.5, y, z: z + 0.5 });
function setWorldSpawn(run, p, angle) {
    const { world, dimension, registry } = run.game;
    if (dimension.name === 'overworld') {
        world.spawn = middle(p);
        world.broadcast('spawn_position', { location: p, angle });
        // before 1.20.5 it said that it had worked, and did nothing
    }
    else if (registry.isNewerOrEqualTo('1.20.5'))
        throw refused('commands.setworldspawn.failure.not_overworld');
    run.did(translate('commands.setworldspawn.success', p.x, p.y, p.z, angle.toFixed(1)));
}
/** spawnpoint [targets [pos [angle]]]: where these players respawn */
export const spawnpoint = command('spawnpoint', (at) => at
    .runs((run) => setSpawns(run, [ownPlayer(run)], ownBlock(run), 0))
    .argument('targets', PLAYERS, (at) => at
    .runs((run, { targets }) => setSpawns(run, playersOf(run, targets), ownBlock(run), 0))
    .argument('pos', BLOCK_POS, (at) => at
    .runs((run, { targets, pos }) => setSpawns(run, playersOf(run, targets), blockFor(run, pos), 0))
    .argument('angle', ANGLE, (at) => at.runs((run, { targets, pos, angle }) => {
    const turned = angleFor(run.source, angle);
    setSpawns(run, playersOf(run, targets), blockFor(run, pos), turned);
})))));
function setSpawns(run, players, p, angle) {
    for (const player of players) {
        player.spawnPoint = middle(p);
        player.home = run.game.dimension.name;
    }
    const place = placeParts(run.game, p, angle);
    run.did(oneOrMany(players, (who) => translate('commands.spawnpoint.success.single', ...place, who), (many) => translate('commands.spawnpoint.success.multiple', ...place, many)));
}
/** The position as used in the version's message: the data of 1.16 has no angle. */
function placeParts({ registry: { language }, dimension }, p, angle) {
    const turned = language['commands.spawnpoint.success.single']?.includes('[%s]') ? [angle.toFixed(1)] : [];
    return [p.x, p.y, p.z, ...turned, `minecraft:${dimension.name}`];
}
