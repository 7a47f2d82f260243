import type { BodyWorld, Simulate } from './body.ts';
import type { Bot } from './bot.ts';
/** Moves simulated bodies of a bot in the world as its client sees it. */
export declare function simulatorOf(registry: Bot['registry'], world: BodyWorld): Simulate;
/**
 * Makes a bot's physics cheap without changing any of its results: blocks come from `bodyWorld`, and a body at rest is not
 * moved again until something happens to it.
 */
export declare function makePhysicsCheap(bot: Bot): void;
