import type { Interaction } from '../interaction.ts';
/** Feeds a horse: it heals, grows, and is tamed faster. Its breeding food puts it in love mode if it is tame. */
export declare const feedHorse: Interaction;
