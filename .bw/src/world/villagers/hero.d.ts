import type { Player } from '../kernel/player/player.ts';
import type { Offer } from './offers.ts';
/** Lowers prices for a hero of the village. Returns a function that raises them again. */
export declare function favour(player: Player, offers: Offer[]): () => void;
