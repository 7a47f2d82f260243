import { plainNbt } from '../../library/nbt.js';
import { functionsOf } from '../functions.js';
import { modifierOf } from '../item-modifiers.js';
import { missing } from '../reply.js';
import { readCompound } from '../snbt.js';
import { suggestWords } from '../tree/suggestions.js';
import { RESOURCE } from './scores.js';
/** An item modifier: one from a data pack, by name, or, since 1.20.5, one that is written inline. */
export const MODIFIER = {
    parser: RESOURCE.parser,
    parse(reader, game) {
        const start = reader.cursor;
        if (reader.peek() === '{' && game.registry.isNewerOrEqualTo('1.20.5')) {
            const modifier = modifierOf(plainNbt(readCompound(reader)));
            if (modifier)
                return modifier;
            throw reader.fails('not_found', start, 'item_modifier.unknown', reader.line.slice(start, reader.cursor));
        }
        const name = RESOURCE.parse(reader, game);
        const modifier = functionsOf(game).modifiers.get(name);
        if (!modifier)
            throw missing('item_modifier.unknown', name);
        return modifier;
    },
    suggest: suggestWords(({ game }) => [...functionsOf(game).modifiers.keys()]),
};
