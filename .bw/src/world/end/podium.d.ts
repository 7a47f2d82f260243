import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Height of the exit portal of the End: the height of the highest block at the centre. */
export declare function podiumAt({ level }: Game): Vec;
/** Whether the exit is open, which is the case after the first dragon's death. */
export declare const isOpen: ({ level }: Game) => boolean;
/** Builds the bedrock bowl around a pillar with torches (vanilla EndPodiumFeature), with or without a portal in it. */
export declare function buildPodium({ level }: Game, at: Vec, open: boolean): void;
/** The dragon egg is on the pillar. */
export declare function layEgg({ level }: Game, at: Vec): void;
