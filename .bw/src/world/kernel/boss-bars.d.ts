import type { PacketFields } from '../library/network.ts';
import { type Text } from '../protocol/fields.ts';
import type { Player } from './player/player.ts';
export declare const BAR_COLOURS: readonly ['pink', 'blue', 'red', 'green', 'yellow', 'purple', 'white'];
export declare const BAR_STYLES: readonly ['progress', 'notched_6', 'notched_10', 'notched_12', 'notched_20'];
/** Effect of a packet on a bar: adds it, removes it, or changes one property. */
declare const ACTION: {
    readonly add: 0;
    readonly remove: 1;
    readonly health: 2;
    readonly title: 3;
    readonly style: 4;
};
/** A bar at the top of the screens of some players. */
export declare class BossBar {
    readonly id: string;
    readonly uuid: string;
    title: Text;
    value: number;
    max: number;
    colour: (typeof BAR_COLOURS)[number];
    style: (typeof BAR_STYLES)[number];
    visible: boolean;
    /** Names of the players who have it, present or not. */
    readonly players: Set<string>;
    constructor(id: string, uuid: string, title: Text);
    fields(action: keyof typeof ACTION): PacketFields;
}
interface BarViewers extends BarHost {
    playerNamed(name: string): Player | undefined;
}
/** Shows a bar that is not in the list to exactly these players. */
export declare function showBar(world: BarViewers, bar: BossBar, players: readonly Player[]): void;
interface BarHost {
    broadcast(name: string, fields: PacketFields, to: (player: Player) => boolean): void;
}
/** The state of a bar at a moment. */
export interface BarMoment extends Readonly<Pick<BossBar, 'id' | 'title' | 'value' | 'max' | 'colour' | 'style' | 'visible'>> {
    readonly players: readonly string[];
}
/** All boss bars. */
export declare class BossBars {
    #private;
    readonly bars: Map<string, BossBar>;
    constructor(host: BarHost);
    add(id: string, title: Text): BossBar;
    remove(bar: BossBar): void;
    /** Notifies the players who have a bar. */
    tell(bar: BossBar, action: Parameters<BossBar['fields']>[0]): void;
    setVisible(bar: BossBar, visible: boolean): void;
    /** Shows a bar to exactly these players. */
    setPlayers(bar: BossBar, names: ReadonlySet<string>): void;
    /** The current state of all bars. */
    take(): BarMoment[];
    /** Replaces all bars, including on the screens of their players. */
    restore(moments: readonly BarMoment[]): void;
    greet(player: Player): void;
}
export {};
