import prismarineBlock from 'prismarine-block';
import { once } from '../../core/once.js';
/** The class of blocks of a version, made once for all its bots. */
export const blockClassOf = once((registry) => prismarineBlock(registry));
const blocksOf = once((registry) => {
    const Block = blockClassOf(registry);
    const blocks = new Map();
    return (state) => {
        const cached = blocks.get(state);
        if (cached !== undefined)
            return cached;
        const block = Block.fromStateId(state, 0);
        blocks.set(state, block);
        return block;
    };
});
/**
 * A block with a state but no position, for reading the library's data about that state: digging, properties. Must not be
 * modified.
 */
export const blockOfState = ({ registry }, state) => blocksOf(registry)(state);
