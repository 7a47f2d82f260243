import { translate } from '../protocol/fields.js';
import { resourceOf } from './arguments/registries.js';
import { RESOURCE } from './arguments/scores.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
/** Search radius for biomes, and the distance between two samples, in blocks (vanilla LocateCommand). */
const REACH = 6400;
const STEP = 32;
/**
 * locate (structure <name> | biome <name>), before 1.19 locate <structure> and locatebiome <biome>. This server's terrain has no
 * structures, so it never finds any; biomes are really searched for.
 */
export const locate = command('locate', (at, game) => {
    if (!isNew(game)) {
        at.argument('structure', RESOURCE, (at) => {
            // clients of old versions get every structure as a separate word
            at.node.hidden = true;
            at.runs(() => noStructure(OLD_KEYS, []));
        });
        return;
    }
    at.literal('structure', (at) => at.argument('structure', resourceOf(game, 'worldgen/structure', 'resource_or_tag_key'), (at) => at.runs((_run, args) => noStructure(KEYS, [args.structure]))));
    at.literal('biome', (at) => at.argument('biome', resourceOf(game, 'worldgen/biome', 'resource_or_tag'), (at) => at.runs((run, { biome }) => findBiome(run, biome, KEYS))));
});
/** locatebiome <biome>: the form used up to 1.18 */
export const locatebiome = command('locatebiome', (at, game) => {
    at.node.hidden = isNew(game);
    at.argument('biome', RESOURCE, (at) => at.runs((run, { biome }) => findBiome(run, biome, isNew(run.game) ? KEYS : OLD_KEYS)));
});
/** Vanilla's keys since 1.19, and before that. */
const KEYS = {
    noStructure: 'commands.locate.structure.not_found',
    biome: 'commands.locate.biome.success',
    noBiome: 'commands.locate.biome.not_found',
};
const OLD_KEYS = {
    noStructure: 'commands.locate.failed',
    biome: 'commands.locatebiome.success',
    noBiome: 'commands.locatebiome.notFound',
};
const isNew = ({ registry }) => registry.isNewerOrEqualTo('1.19');
function noStructure(keys, named) {
    throw refused(keys.noStructure, ...named);
}
/** The nearest position in a biome, searched in rings around the source. */
function findBiome({ game, source, did }, biome, keys) {
    const wanted = biome.replace(/^minecraft:/, '');
    const { columns } = game.level;
    const x0 = Math.floor(source.position.x);
    const z0 = Math.floor(source.position.z);
    for (let ring = 0; ring <= REACH; ring += STEP)
        for (const [dx, dz] of around(ring)) {
            if (columns.biomeAt(x0 + dx, z0 + dz) !== wanted)
                continue;
            const far = Math.floor(Math.hypot(dx, dz));
            did(translate(keys.biome, biome, translate('chat.coordinates', x0 + dx, '~', z0 + dz), far));
            return { x: x0 + dx, z: z0 + dz, distance: far };
        }
    throw refused(keys.noBiome, biome);
}
/** The positions on a square around the centre. */
function* around(ring) {
    if (ring === 0) {
        yield [0, 0];
        return;
    }
    for (let i = -ring; i < ring; i += STEP) {
        yield [i, -ring];
        yield [ring, i];
        yield [-i, ring];
        yield [-ring, -i];
    }
}
