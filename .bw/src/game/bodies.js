/**
 * The bodies of players, the same in all supported versions: lengths in blocks, speeds in blocks per second of game time. Source:
 * vanilla `Player` and `LivingEntity`. `bodies.test.ts` compares them with minecraft-data, with the physics that bots use, and
 * with the embedded world, which has its own.
 */
/** Height of a standing player's eyes above its feet. */
export const EYE_HEIGHT = 1.62;
/** Height of a sneaking player's eyes above its feet. */
export const SNEAKING_EYE_HEIGHT = 1.27;
/** Half the width of a body: it reaches this far to each side of its position. */
export const HALF_WIDTH = 0.3;
/** Height of an upright body. */
export const BODY_HEIGHT = 1.8;
/** A player's reach from its eyes to a block in survival mode. */
export const REACH = 4.5;
/** A player's reach from its eyes to an entity in survival mode. */
export const ENTITY_REACH = 3;
/** Food points of a player who is not hungry. */
export const FULL_FOOD = 20;
/** How fast a player walks on level ground. */
export const WALKING_SPEED = 4.317;
/** Time to walk one block on level ground (s). */
export const SECONDS_PER_BLOCK = 1 / WALKING_SPEED;
/** Speed of a player that jumps while sprinting on level ground: the fastest movement on foot, apart from ice. */
export const SPRINT_JUMP_SPEED = 7.13;
/** Upper bound of a player's speed on ice, jumping under a ceiling (at most 16.9 on blue ice). */
export const SLIDING_SPEED = 20;
/** Height of a step that can be walked up without jumping. */
export const STEP_HEIGHT = 0.6;
/** Maximum step height of a jump: it rises 1.2522, minus a margin for its starting point. */
export const JUMP_RISE = 1.2;
