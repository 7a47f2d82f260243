/** Vanilla's sources of sound, in the order of their numbers; players set the volume of each. */
export declare const SOUND_SOURCES: readonly ['master', 'music', 'record', 'weather', 'block', 'hostile', 'neutral', 'player', 'ambient', 'voice'];
