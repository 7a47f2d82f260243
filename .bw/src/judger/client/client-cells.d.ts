import type { Bot } from './bot.ts';
import type { ChangingStates } from './extras.ts';
/**
 * The cells as a bot's client knows them, without a block object or vector for each. Columns are looked up once until the
 * client loads or unloads one.
 */
export declare class ClientCells implements ChangingStates {
    #private;
    loads: number;
    constructor(bot: Bot);
    stateAt(x: number, y: number, z: number): number;
    changesOf(x: number, z: number): Uint16Array | undefined;
}
