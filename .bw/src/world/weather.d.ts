import type { Game, Weather } from './kernel/game.ts';
import { type OutgoingPacket } from './protocol/fields.ts';
/** The packets that show the weather to clients. */
export declare function weatherPackets(weather: Weather): OutgoingPacket[];
/** Changes the weather and informs all players; for `ticks` ticks, or until the next change. */
export declare function changeWeather(game: Game, weather: Weather, ticks?: number): void;
/** Ends weather that was set for a limited time, unless the game rule stops the weather cycle. */
export declare function tickWeather(game: Game): void;
/** Sky light lost because of the time of day and the weather (vanilla Level.updateSkyBrightness). */
export declare function darkness(game: Game): number;
