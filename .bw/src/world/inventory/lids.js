import { tellBlockEvent } from '../blocks/block-events.js';
import { soundLid } from '../blocks/block-sounds.js';
import { keyOf } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { Memory } from '../kernel/memory/memory.js';
/** Block event of a lid; its value is the number of players looking inside (vanilla ContainerOpenersCounter). */
const LID = 1;
/** Players looking into each container, by position. */
const LOOKING = new Memory('lids', () => ({ counts: new Map() }));
/**
 * Opens the lids of a container because a player looks inside. Players nearby see it, and a barrel's state
 * changes. Containers without a lid, such as furnaces, have nothing to open. Returns a function that closes the
 * lids again.
 */
export function liftLids(game, places) {
    const lidded = places.filter((p) => hasLid(game.level, p));
    for (const p of lidded)
        count(game, p, 1);
    return () => {
        for (const p of lidded)
            count(game, p, -1);
    };
}
function hasLid(level, p) {
    const state = level.get(p);
    return (['chest', 'shulker_box'].includes(kindOf(level, state) ?? '') ||
        ['barrel', 'ender_chest'].includes(state.name));
}
function count(game, p, by) {
    const { level } = game;
    const state = level.get(p);
    const { counts } = LOOKING.of(level);
    const before = counts.get(keyOf(p)) ?? 0;
    const viewers = Math.max(0, before + by);
    if (viewers > 0)
        counts.set(keyOf(p), viewers);
    else
        counts.delete(keyOf(p));
    if (!hasLid(level, p))
        return;
    if (state.name === 'barrel') {
        level.set(p, level.states.with(state, { open: viewers > 0 }));
        game.flush();
    }
    else
        tellBlockEvent(game, p, LID, viewers);
    if (viewers > 0 !== before > 0)
        soundLid(game, p, state, viewers > 0);
}
