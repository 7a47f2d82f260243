import { tieToFence } from '../entities/leash-knot.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** A lead used on a fence ties the player's mobs to it (vanilla LeadItem). */
export const lead = {
    is: (item) => item === 'lead',
    useOn: ({ game, player }, { p }) => kindOf(game.level, game.level.get(p)) === 'fence' && tieToFence(game, player, p),
};
