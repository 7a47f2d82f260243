import type { Game } from '../../kernel/game.ts';
import { type Objective, type Team } from '../../kernel/scoreboard.ts';
import type { Target } from '../source.ts';
import type { ArgumentType, Run } from '../tree/node.ts';
import { type Selector } from './selector.ts';
/** An objective by its name; looked up when the command runs. */
export declare const OBJECTIVE: ArgumentType<string>;
/** Throws if there is no such objective. */
export declare function objectiveNamed({ scoreboard }: Game, name: string): Objective;
/** A team by its name; looked up when the command runs. */
export declare const TEAM: ArgumentType<string>;
/** Throws if there is no such team. */
export declare function teamNamed({ scoreboard }: Game, name: string): Team;
/** Holders of scores: a name, which need not belong to a player, a selector, or * for all. */
export type Holders = string | Selector;
export declare const HOLDERS: ArgumentType<Holders>;
export declare const HOLDER: ArgumentType<Holders>;
/** Names of holders; throws if there are none. */
export declare function holderNames(run: Run, said: Holders): string[];
/** The name under which an entity has scores and is in teams: players by name, others by UUID. */
export declare const holderOf: (target: Target) => string;
/** A display slot of an objective. */
export declare const DISPLAY_SLOT: ArgumentType<string>;
/** The criterion that an objective counts. */
export declare const CRITERION: ArgumentType<string>;
/** An operation on two scores. */
export declare const OPERATION: ArgumentType<string>;
/** A colour of teams; 21 is none. */
export declare const COLOUR: ArgumentType<number>;
/** A name with a namespace, for anything. */
export declare const RESOURCE: ArgumentType<string>;
