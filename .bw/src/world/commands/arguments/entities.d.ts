import type { ArgumentType } from '../tree/node.ts';
import { type Selector } from './selector.ts';
export declare const ENTITIES: ArgumentType<Selector>;
export declare const ENTITY: ArgumentType<Selector>;
export declare const PLAYERS: ArgumentType<Selector>;
export declare const PLAYER: ArgumentType<Selector>;
/** Players by name, whether they are online or not, or a selector of players. */
export declare const PROFILES: ArgumentType<string | Selector>;
