import { type BorderMoment } from '../border/saved-border.ts';
import type { BarMoment } from '../kernel/boss-bars.ts';
import type { Game } from '../kernel/game.ts';
import type { OperatorsMoment } from '../kernel/operators.ts';
import type { ScoreboardMoment } from '../kernel/scoreboard.ts';
import type { NbtCompound } from '../library/nbt.ts';
import { type MapData } from '../maps/maps.ts';
import { achievedIn } from '../player/advancements/progress.ts';
/** Data of a world other than its blocks, entities and players. */
export interface RecordsMoment {
    readonly scoreboard: ScoreboardMoment;
    readonly bossBars: readonly BarMoment[];
    readonly border: BorderMoment;
    readonly storages: ReadonlyMap<string, NbtCompound>;
    readonly advancements: ReturnType<typeof achievedIn>;
    readonly maps: {
        readonly list: readonly Omit<MapData, 'memory'>[];
        readonly next: number;
    };
    readonly operators: OperatorsMoment;
    /** Functions that are scheduled for later, and the ticks left until then. */
    readonly scheduled: readonly (readonly [name: string, ticks: number])[];
}
export declare function takeRecords(game: Game): RecordsMoment;
export declare function restoreRecords(game: Game, moment: RecordsMoment): void;
