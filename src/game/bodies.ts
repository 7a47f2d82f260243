/**
 * The bodies of players, the same in all versions that are played: lengths in blocks, speeds in blocks per second of game time.
 * Source: vanilla `Player` and `LivingEntity`. `bodies.test.ts` compares them with minecraft-data, with the physics that bots
 * move by, and with the embedded world, which keeps its own.
 */

/** Height of a standing player's eyes above its feet. */
export const EYE_HEIGHT = 1.62
/** Height of a sneaking player's eyes above its feet. */
export const SNEAKING_EYE_HEIGHT = 1.27

/** Half the width of a body: it reaches this far to each side of its position. */
export const HALF_WIDTH = 0.3
/** Height of an upright body. */
export const BODY_HEIGHT = 1.8

/** How far a player reaches from its eyes in survival mode, to a block. */
export const REACH = 4.5
/** How far a player reaches from its eyes in survival mode, to a body. */
export const ENTITY_REACH = 3

/** Food points of a player who is not hungry. */
export const FULL_FOOD = 20

/** How fast a player walks on level ground. */
export const WALKING_SPEED = 4.317
/** Time for a block on foot, on level ground (s). */
export const SECONDS_PER_BLOCK = 1 / WALKING_SPEED

/** Speed of a player that jumps while sprinting on level ground: the fastest movement on foot, apart from ice. */
export const SPRINT_JUMP_SPEED = 7.13
/** No player is faster than this on ice, with jumps under a ceiling (at most 16.9 on blue ice). */
export const SLIDING_SPEED = 20

/** Height of a step that is walked up without a jump. */
export const STEP_HEIGHT = 0.6
/** Maximum step height of a jump: it rises 1.2522, less a margin for its starting point. */
export const JUMP_RISE = 1.2
