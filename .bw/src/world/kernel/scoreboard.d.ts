import type { PacketFields } from '../library/network.ts';
import { type Text } from '../protocol/fields.ts';
/** A score that each player and entity can have. */
export interface Objective {
    readonly name: string;
    readonly criterion: string;
    title: Text;
    render: 'integer' | 'hearts';
    /** Players' statistics at the last check, by name; earlier actions do not count towards a new objective. */
    readonly counted: Map<string, number>;
}
export type Visibility = 'always' | 'never' | 'hideForOtherTeams' | 'hideForOwnTeam';
export type Collision = 'always' | 'never' | 'pushOtherTeams' | 'pushOwnTeam';
/** Players and entities on the same team, by name or UUID. */
export interface Team {
    readonly name: string;
    title: Text;
    /** Number of its colour; 21 means none. */
    colour: number;
    friendlyFire: boolean;
    seeInvisible: boolean;
    nametags: Visibility;
    deaths: Visibility;
    collision: Collision;
    prefix: Text;
    suffix: Text;
    readonly members: Set<string>;
}
/** The state of a scoreboard at a moment. */
export interface ScoreboardMoment {
    readonly objectives: readonly (Omit<Readonly<Objective>, 'counted'> & {
        readonly counted: readonly (readonly [string, number])[];
        readonly scores: readonly (readonly [holder: string, score: number])[];
        /** Holders who may use the trigger command. */
        readonly unlocked: readonly string[];
    })[];
    /** Names of objectives by display slot. */
    readonly shown: readonly (readonly [slot: string, name: string])[];
    readonly teams: readonly (Omit<Readonly<Team>, 'members'> & {
        readonly members: readonly string[];
    })[];
}
interface Listener {
    send(name: string, fields: PacketFields): void;
}
/** Sends scoreboard packets to all players. */
interface ScoreboardHost {
    broadcast(name: string, fields: PacketFields): void;
}
/** Colours in the order of their numbers. */
export declare const TEAM_COLOURS: readonly string[];
/** Display slots of an objective, in the order of their numbers. */
export declare const DISPLAY_SLOTS: readonly string[];
/** Objectives, scores and teams. As in vanilla, clients only receive objectives while they are displayed. */
export declare class Scoreboard {
    #private;
    readonly objectives: Map<string, Objective>;
    readonly teams: Map<string, Team>;
    /** Objectives by display slot. */
    readonly shown: Map<string, Objective>;
    constructor(host: ScoreboardHost);
    add(name: string, criterion: string, title: Text): Objective;
    remove(objective: Objective): void;
    /** Notifies clients that the title or rendering has changed. */
    changed(objective: Objective): void;
    /** Shows an objective, or nothing, in a display slot. */
    show(slot: string, objective: Objective | undefined): void;
    score(objective: Objective, holder: string): number | undefined;
    set(objective: Objective, holder: string, value: number): void;
    /** Deletes a holder's score, or all of them. */
    reset(holder: string, objective?: Objective): void;
    /** All holders of a score. */
    holders(): string[];
    /** The scores of a holder. */
    scoresOf(holder: string): [Objective, number][];
    /** Lets a holder use the trigger command once. Returns false if it already may. */
    unlock(objective: Objective, holder: string): boolean;
    /** Consumes the right to trigger. Returns false if the holder did not have it. */
    takeUnlocked(objective: Objective, holder: string): boolean;
    addTeam(name: string, title: Text): Team;
    removeTeam(team: Team): void;
    teamChanged(team: Team): void;
    teamOf(member: string): Team | undefined;
    join(team: Team, members: readonly string[]): void;
    leave(members: readonly string[]): void;
    /** The current objectives, scores and teams. */
    take(): ScoreboardMoment;
    /** Replaces everything, including on clients. */
    restore({ objectives, shown, teams }: ScoreboardMoment): void;
    /** Sends a newcomer everything that all players know. */
    greet(player: Listener): void;
}
export {};
