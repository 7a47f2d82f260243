/** Typed access to the prismarine libraries, which have no or loose types, limited to what is used here. */
import { createRequire } from 'node:module';
const load = createRequire(import.meta.url);
/** The library's data of a version, unmodified, including its errors. */
export const loadRawRegistry = (version) => load('prismarine-registry')(version);
/** The classes of blocks and chunks of a version, created once: V8 would compile a class created again from scratch. */
export const loadBlocks = madeOnce((registry) => load('prismarine-block')(registry));
export const loadChunks = madeOnce((registry) => load('prismarine-chunk')(registry));
function madeOnce(make) {
    const known = new WeakMap();
    return (registry) => {
        const made = known.get(registry) ?? make(registry);
        known.set(registry, made);
        return made;
    };
}
