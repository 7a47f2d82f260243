import { type Vec } from '../geometry.ts';
import type { Hunger } from '../kernel/player/hunger.ts';
/** Exhaustion by action (vanilla). */
export declare const EXHAUSTION: {
    readonly jump: 0.05;
    readonly sprintJump: 0.2;
    readonly sprintMetre: 0.1;
    readonly swimMetre: 0.01;
    readonly attack: 0.1;
    readonly hurt: 0.1;
    readonly dig: 0.005;
    /** Exhaustion per tick and level of the effect. */
    readonly hunger: 0.005;
};
/** A player that can become exhausted. */
interface Walker {
    readonly gameMode: string;
    readonly hunger: Hunger;
    readonly position: Vec;
    readonly onGround: boolean;
    readonly sprinting: boolean;
}
export declare function addExhaustion(player: Pick<Walker, 'gameMode' | 'hunger'>, exhaustion: number): void;
/** Adds the exhaustion of a move, given its start and whether it was on the ground. */
export declare function addMoveExhaustion(player: Walker, from: {
    position: Vec;
    onGround: boolean;
}, inWater: boolean): void;
export {};
