import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
type Living = Player | Body;
/** The action of an effect, at once or each time it acts. */
interface Act {
    readonly game: Game;
    readonly living: Living;
    readonly level: number;
    /** Share of an instant effect, which is smaller at the edge of a splash. */
    readonly share: number;
}
/** Actions of effects, in half hearts (vanilla MobEffect.applyEffectTick and applyInstantenousEffect). */
export declare const ACTS: Readonly<Record<string, ((act: Act) => void) | undefined>>;
/** Ticks between two pulses of a periodic effect; undefined for other effects. */
export declare function actInterval(name: string, level: number): number | undefined;
export {};
