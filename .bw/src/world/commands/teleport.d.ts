import { type Look, type Vec } from '../geometry.ts';
import { type Game } from '../kernel/game.ts';
import { type Target } from './source.ts';
/**
 * teleport <destination>; teleport <location>; teleport <targets> <destination>;
 * teleport <targets> <location> [<rotation> | facing (<place> | entity <target> [eyes|feet])]
 */
export declare const tp: import("./tree/node.ts").AddCommand;
/** The eyes or feet of an entity. */
export declare const partOf: (entity: Target, part: 'eyes' | 'feet') => Vec;
/** Moves an entity or a player. Throws if the player is dead. */
export declare function moveTarget(game: Game, entity: Target, to: Vec, look?: Look): void;
