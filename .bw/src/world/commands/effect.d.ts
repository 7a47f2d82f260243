/** effect give <targets> <effect> [seconds] [amplifier] [hideParticles]; effect clear [targets] [effect] */
export declare const effect: import("./tree/node.ts").AddCommand;
