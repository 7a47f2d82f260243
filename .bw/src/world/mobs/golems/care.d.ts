import type { Interaction } from '../interaction.ts';
/** An iron ingot repairs an iron golem. */
export declare const mendGolem: Interaction;
