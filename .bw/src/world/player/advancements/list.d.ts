import type { Player } from '../../kernel/player/player.ts';
/** An advancement of vanilla: its parent, its criteria, and the condition for each of them. */
export interface Advancement {
    readonly id: string;
    readonly parent: string | undefined;
    readonly criteria: Readonly<Record<string, (player: Player) => boolean>>;
    /** Whether one criterion is enough; otherwise, all are required. */
    readonly any: boolean;
}
/** The advancements whose criteria this server can check, with vanilla 1.19.2's names. */
export declare const ADVANCEMENTS: readonly Advancement[];
