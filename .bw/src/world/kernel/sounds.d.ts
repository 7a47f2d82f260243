import type { Vec } from '../geometry.ts';
import { SOUND_SOURCES } from '../protocol/sound-sources.ts';
import type { Game } from './game.ts';
import type { Player } from './player/player.ts';
export type SoundSource = (typeof SOUND_SOURCES)[number];
export interface Sound {
    /** Its name without namespace, e.g. block.anvil.use. */
    readonly name: string;
    readonly source: SoundSource;
    readonly at: Vec;
    /** Volume; above 1 it is heard farther away, not louder. Default 1. */
    readonly volume?: number;
    readonly pitch?: number;
}
/** Distance at which a sound is heard, in blocks (vanilla SoundEvent.getRange). */
export declare const rangeOf: (volume: number) => number;
/** Plays a sound to the players in its range, except one whose client already plays it. */
export declare function playSound(game: Game, sound: Sound, except?: Player): void;
/** What the packets of sounds have in common. */
export declare const soundFields: ({ source, at, volume, pitch }: Sound) => {
    soundCategory: number;
    x: number;
    y: number;
    z: number;
    volume: number;
    pitch: number;
    seed: number[];
};
