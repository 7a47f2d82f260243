import type { Game } from '../kernel/game.ts';
/** Opens the first gateway to the outer islands (vanilla EndDragonFight.spawnNewGateway). */
export declare function openGateway(game: Game): void;
