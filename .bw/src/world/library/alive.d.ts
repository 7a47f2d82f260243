import type { EntityDefinition } from './prismarine.ts';
/** Whether a kind of entity is living: it has health and may have an AI. */
export declare function isAlive({ name, type, category }: EntityDefinition): boolean;
