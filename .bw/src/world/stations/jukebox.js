import { popItem } from '../blocks/removing.js';
import { keyOf, neighbour } from '../geometry.js';
import { counted } from '../items/stack.js';
/** World events that start and, since 1.19.4, stop a record. */
const PLAY = 1010;
const STOP = 1011;
/** Songs in the order of their numbers since 1.21. */
const SONGS = '11 13 5 blocks cat chirp creator creator_music_box far mall mellohi otherside pigstep precipice relic stal strad wait ward'.split(' ');
/** Inserts a record, or ejects the one inside (vanilla JukeboxBlock.use). */
export function useJukebox(game, player, hand, p, state) {
    const { level } = game;
    const stack = player.held(hand);
    if (state.properties['has_record'] === true) {
        const [record] = level.blockEntities.get(keyOf(p))?.items ?? [];
        level.describe(p, {});
        if (record)
            popItem(game, neighbour(p, 'up'), record);
        level.set(p, level.states.with(state, { has_record: false }));
        silence(game, p);
        return true;
    }
    if (!stack?.name.startsWith('music_disc_'))
        return false;
    level.set(p, level.states.with(state, { has_record: true }));
    level.describe(p, { items: [counted(stack, 1)] });
    player.useUp(hand);
    player.statistics.add('custom', 'play_record');
    const songs = game.registry.isNewerOrEqualTo('1.21');
    tell(game, p, PLAY, songs ? SONGS.indexOf(stack.name.slice('music_disc_'.length)) : stack.id);
    return true;
}
/** Ends the song of a jukebox. */
export const silence = (game, p) => game.registry.isNewerOrEqualTo('1.19.4') ? tell(game, p, STOP, 0) : tell(game, p, PLAY, 0);
const tell = (game, p, effectId, data) => game.broadcastNear(p, 'world_event', { effectId, location: p, data, global: false });
