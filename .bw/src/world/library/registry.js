import { loadRawRegistry } from './prismarine.js';
import { fixRegistry } from './registry-fixes.js';
/** A version whose data gives correct block light; absorption by blocks has not changed. */
const SOUND_LIGHT = '1.19.2';
const known = new Map();
/** The data of a version, with its known errors fixed. All worlds of a process share it. */
export function loadRegistry(version) {
    const registry = known.get(version) ?? fixRegistry(loadRawRegistry(version), () => loadRawRegistry(SOUND_LIGHT));
    known.set(version, registry);
    return registry;
}
