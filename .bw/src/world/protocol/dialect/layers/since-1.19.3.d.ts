import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/**
 * Since 1.19.3 player list updates carry flags and removal has its own packet; metadata types have names; one parser reads all
 * registries; one packet sends sounds by number or name.
 */
export declare const since1_19_3: (registry: Registry) => Layer;
