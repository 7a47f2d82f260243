import { type Vec } from '../geometry.ts';
import { Body } from '../kernel/entities/body.ts';
import type { Damage } from '../kernel/entities/damage.ts';
import type { EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { PacketFields } from '../library/network.ts';
/** The phase of the dragon, and the phase's number in the protocol (vanilla EnderDragonPhase). */
declare const PHASES: {
    readonly circling: 0;
    readonly landing: 3;
    readonly takingOff: 4;
    readonly perched: 6;
    readonly dying: 9;
};
export type DragonPhase = keyof typeof PHASES;
/**
 * The ender dragon: it circles, comes down to the centre of the island, and is healed by crystals (vanilla
 * EnderDragon, in outline).
 */
export declare class EnderDragon extends Body {
    #private;
    readonly game: Game;
    phase: DragonPhase;
    /** Where it lands. */
    perch: Vec;
    /** Called when its death is over. */
    onDeath: () => void;
    constructor(game: Game, init: EntityInit);
    get dying(): boolean;
    metadata(): readonly PacketFields[];
    tick(): void;
    protected live(): void;
    hurt({ from, ...damage }: Damage): void;
    die(): void;
}
export {};
