import type { ItemStack } from '../items/stack.ts';
import { SavedMemory } from '../kernel/memory/saved-memory.ts';
import type { Interaction } from './interaction.ts';
import type { Mob } from './mob.ts';
/** The flower last fed to a brown mooshroom: it determines the effect of its next stew. */
export declare const STEW: SavedMemory<{
    flower: string;
}>;
/** Whether a mooshroom is brown. */
export declare const isBrown: ({ traits }: Mob) => boolean;
/** A brown mooshroom eats one flower before its next stew (vanilla MushroomCow.mobInteract). */
export declare const feedFlower: Interaction;
/** The suspicious stew of a mooshroom that has eaten a flower; undefined for others. */
export declare function stewOfMooshroom(mob: Mob): ItemStack | undefined;
