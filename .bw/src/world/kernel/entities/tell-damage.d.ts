import type { WorldEmitter } from '../events.ts';
import type { Damage } from './damage.ts';
import type { Tracked } from './entity.ts';
/** Notifies listeners of the health that a body has lost, if any. @param before its health before */
export declare function tellDamage({ emitter }: {
    readonly emitter: WorldEmitter;
}, victim: Tracked & {
    readonly health: number;
}, { damage, before }: {
    readonly damage: Damage;
    readonly before: number;
}): void;
