import type { Behaviour } from '../mob.ts';
/**
 * A wither hovers above its prey, shoots skulls, breaks surrounding blocks after being hurt, and heals (vanilla
 * WitherBoss).
 */
export declare const witherAway: Behaviour;
