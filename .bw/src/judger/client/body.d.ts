import type { Vec3 } from 'vec3';
import type { Position } from '../../core/position.ts';
import type { Block } from './library-types.ts';
/** The keys that a player holds down. */
export interface Controls {
    forward: boolean;
    back: boolean;
    left: boolean;
    right: boolean;
    jump: boolean;
    sprint: boolean;
    sneak: boolean;
}
/** The state of a body that prismarine-physics moves by one tick. */
export interface BodyState {
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
}
/** The world interface that prismarine-physics expects. */
export interface BodyWorld {
    getBlock(at: Position): Block | null;
}
/** prismarine-physics as provided by mineflayer. */
export interface PlayerPhysics {
    simulatePlayer(state: BodyState, world: BodyWorld): BodyState;
}
/** Advances a body by one tick. */
export type Simulate = (state: BodyState) => void;
