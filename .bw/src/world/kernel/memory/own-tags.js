import { nbtCompound, plainNbt } from '../../library/nbt.js';
import { OURS } from './saved-memory.js';
/** Tags that vanilla does not have, and the compound that contains them. */
export const ownTags = (tags) => ({
    [OURS]: nbtCompound(tags),
});
/** The tags in our own compound. */
export const ownTagsOf = (said) => said[OURS]?.type === 'compound' ? said[OURS].value : {};
/** A number in a tag; undefined if there is none. */
export function numberTag(said, key) {
    const value = plainNbt(said[key]);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
