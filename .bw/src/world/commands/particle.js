import { translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { float, integer } from './arguments/numbers.js';
import { pointFor, UNCENTRED_VEC3, VEC3 } from './arguments/positions.js';
import { playersOf } from './arguments/selector.js';
import { lookup, readName } from './names.js';
import { missing, refused, unsupported } from './reply.js';
import { command } from './tree/node.js';
import { suggestResources } from './tree/suggestions.js';
/** Particles that need more than a name. */
const WITH_DATA = /^(block|block_marker|falling_dust|dust_pillar|block_crumble|dust|dust_color_transition|item|vibration|sculk_charge|shriek|entity_effect|trail)$/;
/** Distance at which players see particles, and the distance for forced ones (blocks). */
const NORMAL_RANGE = 32;
const FORCED_RANGE = 512;
const ORIGIN = { x: 0, y: 0, z: 0 };
/** A kind of particle without data. */
const PARTICLE = {
    parser: { id: 'minecraft:particle' },
    parse(reader, game) {
        const name = readName(reader);
        if (!lookup(particlesOf(game), name))
            throw missing('particle.notFound', name);
        if (WITH_DATA.test(name))
            throw unsupported(`Particles of the kind '${name}' are not supported by this server`);
        return name;
    },
    suggest: suggestResources(({ game }) => Object.keys(particlesOf(game)).filter((name) => !WITH_DATA.test(name))),
};
const particlesOf = ({ registry }) => registry.particlesByName;
/** particle <name> [pos [delta speed count [(force | normal) [viewers]]]] */
export const particle = command('particle', (at) => at.argument('name', PARTICLE, (at) => at
    .runs((run, { name }) => show(run, { name, at: run.source.position, delta: ORIGIN, speed: 0, count: 0 }))
    .argument('pos', VEC3, (at) => at
    .runs((run, { name, pos }) => show(run, { name, at: pointFor(run.source, pos), delta: ORIGIN, speed: 0, count: 0 }))
    .argument('delta', UNCENTRED_VEC3, (at) => at.argument('speed', float({ min: 0 }), (at) => at.argument('count', integer({ min: 0 }), (at) => {
    const cloudOf = (run, { name, pos, delta, speed, count }) => ({
        name,
        at: pointFor(run.source, pos),
        delta: pointFor({ ...run.source, position: ORIGIN }, delta),
        speed,
        count,
    });
    at.runs((run, args) => show(run, cloudOf(run, args)));
    for (const force of [true, false])
        at.literal(force ? 'force' : 'normal', (at) => at
            .runs((run, args) => show(run, cloudOf(run, args), { force }))
            .argument('viewers', PLAYERS, (at) => at.runs((run, args) => show(run, cloudOf(run, args), { force, viewers: args.viewers }))));
}))))));
function show(run, cloud, { force = false, viewers } = {}) {
    const { game } = run;
    const range = force ? FORCED_RANGE : NORMAL_RANGE;
    const sees = ({ position: p }) => Math.hypot(p.x - cloud.at.x, p.y - cloud.at.y, p.z - cloud.at.z) <= range;
    const seen = (viewers ? playersOf(run, viewers) : game.players).filter(sees);
    if (seen.length === 0)
        throw refused('commands.particle.failed');
    for (const player of seen)
        player.send('world_particles', {
            particleId: particlesOf(game)[cloud.name]?.id ?? 0,
            longDistance: force,
            ...cloud.at,
            offsetX: cloud.delta.x,
            offsetY: cloud.delta.y,
            offsetZ: cloud.delta.z,
            particleData: cloud.speed,
            particles: cloud.count,
            data: undefined,
        });
    run.did(translate('commands.particle.success', `minecraft:${cloud.name}`));
}
