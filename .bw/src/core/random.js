import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
/** FNV-1a over the seed and a name. 32 bits are enough to separate a few streams. */
function mix(seed, name) {
    let hash = 0x811c9dc5 ^ seed;
    for (let i = 0; i < name.length; i++)
        hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
    return hash | 0;
}
/** Opens the random stream of a seed (any 32-bit whole number). */
export function createRandom(seed) {
    const generator = xoroshiro128plus(seed);
    return {
        next: () => uniformFloat64(generator),
        integer: (bound) => uniformInt(generator, 0, bound - 1),
        pick(items) {
            return items.length === 0 ? undefined : items[uniformInt(generator, 0, items.length - 1)];
        },
        fork: (name) => createRandom(mix(seed, name)),
    };
}
