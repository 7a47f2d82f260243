import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { GrowthRule } from './rule.ts';
/** Whether a mushroom can stay in the light of its cell (vanilla MushroomBlock.canSurvive). */
export declare const isDarkForMushrooms: ({ level, light }: Game, p: Vec) => boolean;
/** Mushrooms spread in the dark (vanilla MushroomBlock.randomTick). */
export declare const spreadMushroom: GrowthRule;
