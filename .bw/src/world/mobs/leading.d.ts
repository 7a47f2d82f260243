import type { Interaction } from './interaction.ts';
import type { Behaviour } from './mob.ts';
/** Puts a lead on an animal, or takes it off if the player is holding it (vanilla Mob.checkAndHandleImportantInteractions). */
export declare const lead: Interaction;
/** Follows its leader, is pulled along, or breaks loose (vanilla PathfinderMob.tickLeash). */
export declare const followLead: Behaviour;
