import { type NbtTag } from '../../library/nbt.ts';
import { type BlockState, type BlockStates } from './states.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** NBT of a block state in a palette: {Name, Properties?}. */
export declare function paletteEntry(state: BlockState): Record<string, NbtTag>;
/** The block state of a palette entry. Throws 'unknown_block' with the block and its position. */
export declare function stateOf(states: BlockStates, entry: Members, where: string): BlockState;
/**
 * The block state for a name and properties. Unknown properties and values are skipped, as in vanilla. An unknown block
 * is an error, because replacing it with air would lose it at the next save.
 */
export declare function namedState(states: BlockStates, name: string, properties: Readonly<Record<string, string>>, where: string): BlockState;
export {};
