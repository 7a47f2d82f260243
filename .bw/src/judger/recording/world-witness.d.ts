import type { EmbeddedServer } from '../../world/index.ts';
import type { Witness } from './witness.ts';
/** The embedded world, which knows everything that happens in it. */
export declare function worldWitness(world: EmbeddedServer): Witness;
