import type { Effect } from './traits.ts';
/** A body that effects act on. */
export interface Affected {
    readonly traits: {
        readonly effects: ReadonlyMap<string, Effect>;
    };
}
/**
 * Level of an effect on a body, 0 without it. Everything that an effect does depends on this, so that a test can switch an effect
 * off (test/conformance/effects-act.slow.test.ts).
 */
export declare function effectLevel({ traits }: Affected, effect: string): number;
