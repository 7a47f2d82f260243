import type { Interaction } from '../interaction.ts';
/** Puts a saddle on a mob. */
export declare const saddle: Interaction;
/** Lets a player mount it: horses always, mobs that need a saddle only with one. */
export declare const ride: Interaction;
