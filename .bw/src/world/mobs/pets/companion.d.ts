import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Player } from '../../kernel/player/player.ts';
import type { Behaviour, Mob } from '../mob.ts';
/** Its owner, if that player is in the world. */
export declare const ownerOf: (mob: Mob) => Player | undefined;
/** Sits as long as its owner wants it to (vanilla SitWhenOrderedToGoal). */
export declare const sit: Behaviour;
/** Whether it is on its way to its owner. */
export declare const FOLLOWING: SavedMemory<{
    owner: boolean;
}>;
/** Follows its owner, and teleports to it if left behind (vanilla FollowOwnerGoal). */
export declare const followOwner: Behaviour;
