import { updateAround } from '../blocks/updates.js';
import { WorldError } from '../errors.js';
import { add, blockOf, keyOf } from '../geometry.js';
import { namedState } from '../kernel/blocks/palette.js';
import { setBlockNbt } from '../kernel/chunks/block-nbt.js';
/**
 * Places a structure with its lowest corner at a position. Throws 'unknown_block' or 'bad_position' before it changes
 * anything. Returns how many blocks changed.
 */
export function placeStructure(game, structure, at) {
    const { level } = game;
    const corner = blockOf(at);
    const top = add(corner, structure.size);
    if (structure.size.y > 0 && (!level.contains(corner) || !level.contains({ ...top, y: top.y - 1 })))
        throw new WorldError('bad_position', 'the structure reaches outside the world', {
            got: `y ${corner.y} to ${top.y - 1}`,
            wanted: `y ${level.columns.bottom} to ${level.columns.top - 1}`,
            remedy: 'place it higher or lower',
        });
    const states = structure.blocks.map(({ name, properties }) => namedState(level.states, name, properties, 'the structure'));
    const changed = [];
    structure.blocks.forEach((block, i) => {
        const state = states[i];
        if (!state)
            return;
        const p = add(corner, { x: block.x, y: block.y, z: block.z });
        level.blockEntities.delete(keyOf(p));
        if (level.set(p, state))
            changed.push(p);
        if (block.nbt)
            setBlockNbt(level, game.items, p, block.nbt.value);
    });
    updateAround(game, changed);
    game.flush();
    return changed.length;
}
