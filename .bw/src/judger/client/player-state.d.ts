import type { Vec3 } from 'vec3';
import type { BodyState, Controls } from './body.ts';
import type { Bot } from './bot.ts';
/**
 * The state of a player's body, which prismarine-physics advances tick by tick. Replaces prismarine-physics' own class, which
 * looks up the data of the game version for each bot and tick, at a higher cost than the physics itself.
 */
export declare class PlayerState implements BodyState {
    pos: Vec3;
    vel: Vec3;
    onGround: boolean;
    isInWater: boolean;
    isInLava: boolean;
    isInWeb: boolean;
    isCollidedHorizontally: boolean;
    isCollidedVertically: boolean;
    elytraFlying: boolean;
    jumpTicks: number;
    jumpQueued: boolean;
    fireworkRocketDuration: number;
    attributes: unknown;
    yaw: number;
    pitch: number;
    control: Controls;
    jumpBoost: number;
    speed: number;
    slowness: number;
    dolphinsGrace: number;
    slowFalling: number;
    levitation: number;
    depthStrider: number;
    elytraEquipped: boolean;
    constructor(bot: Bot, control: Controls);
    /** Writes the state back to the bot. */
    apply(bot: Bot): void;
}
