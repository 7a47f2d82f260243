import { Player } from '../../kernel/player/player.ts';
/** How mobs of a kind are ridden. */
interface Mount {
    /** Height of the seat as a share of the animal's. */
    readonly seat: number;
    /** Whether it throws off its rider while it is wild. */
    readonly wild: boolean;
    /** Whether it wears a saddle. */
    readonly saddles: boolean;
    /** The item that a rider must hold to steer; otherwise the saddle is enough, or it cannot be steered. */
    readonly stick?: string;
    /** Share of its speed attribute when ridden. */
    readonly share: number;
    /** Whether it jumps when its rider wants it to. */
    readonly jumps?: boolean;
}
export declare const mountOf: ({ kind }: {
    readonly kind: string;
}) => Mount | undefined;
/** Whether a rider steers it: it is saddled, and the rider holds its stick. */
export declare function obeys(mob: {
    readonly kind: string;
    readonly traits: {
        readonly saddled: boolean;
    };
}, rider: unknown): rider is Player;
export {};
