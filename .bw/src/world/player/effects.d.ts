import { Body } from '../kernel/entities/body.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import { type Effect } from '../kernel/entities/traits.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
type Living = Player | Entity;
export declare const isInstant: (name: string) => boolean;
/** Number of an effect by its name without namespace, as in commands. */
export declare const effectNumber: (game: Game, name: string) => number | undefined;
/** Names of all effects without namespace, as in commands. */
export declare const effectNames: (game: Game) => string[];
/** Adds an effect. Returns false if the target is immune or has a stronger one (vanilla). `share`: share of instant effects. */
export declare function addEffect(game: Game, living: Living, effect: Effect, share?: number): boolean;
/** Removes an effect; false if there was none. */
export declare function removeEffect(game: Game, living: Living, name: string): boolean;
/** One tick of all effects: they act and run out. */
export declare function tickEffects(game: Game): void;
/** Sends a body's attributes to all players who see it. */
export declare function sendAttributes(game: Game, living: Player | Body): void;
export {};
