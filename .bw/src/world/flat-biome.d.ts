import type { Dialect } from './protocol/dialect/index.ts';
/** A biome that exists in the version. @throws WorldError 'unknown_biome' */
export declare function knownBiome(name: string, { registry, version }: Dialect): string;
