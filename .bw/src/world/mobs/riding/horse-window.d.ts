import type { Player } from '../../kernel/player/player.ts';
import type { Interaction } from '../interaction.ts';
/** Opens a horse's equipment: saddle, armour, chest. Returns false for animals without any, and for wild ones. */
export declare function openHorse(player: Player, horse: unknown): boolean;
/** A sneaking player opens the inventory of a tame horse. */
export declare const lookInto: Interaction;
/** Puts armour on a horse, or a carpet on a llama; before 1.19.4 a click with armour opens the window. */
export declare const dress: Interaction;
/** Puts a chest on a donkey, a mule or a llama. */
export declare const loadChest: Interaction;
