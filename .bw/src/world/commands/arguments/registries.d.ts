import type { Game } from '../../kernel/game.ts';
import type { EnchantmentDefinition } from '../../library/prismarine.ts';
import type { GameMode } from '../../options.ts';
import type { ArgumentType, At } from '../tree/node.ts';
/** A name of a registry, which clients know since 1.19.3; before that any name with a namespace. */
export declare const resourceOf: (game: Game, registry: string, kind?: 'resource' | 'resource_or_tag' | 'resource_or_tag_key') => ArgumentType<string>;
export interface EffectArgument {
    readonly name: string;
    readonly id: number;
}
/** A status effect. */
export declare const EFFECT: ArgumentType<EffectArgument>;
export interface EnchantmentArgument {
    readonly name: string;
    readonly definition: EnchantmentDefinition;
}
/** An enchantment. */
export declare const ENCHANTMENT: ArgumentType<EnchantmentArgument>;
/** A kind of entity that can be summoned. */
export declare const SUMMONABLE: ArgumentType<string>;
/** A slot of an inventory. */
export declare const SLOT: ArgumentType<string>;
/** Adds a game mode: since 1.19.3 an argument, before that one literal per mode. */
export declare function addGameMode(at: At, game: Game, build: <A extends object>(at: At<A>, modeOf: (args: A) => GameMode) => void): void;
