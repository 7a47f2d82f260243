import { SOUND_SOURCES } from '../protocol/sound-sources.js';
/** Distance in blocks at which a sound of volume 1 is still heard. */
const RANGE = 16;
/** Positions of sounds are sent in eighths of a block. */
const EIGHTHS = 8;
/** Distance at which a sound is heard, in blocks (vanilla SoundEvent.getRange). */
export const rangeOf = (volume) => (volume > 1 ? RANGE * volume : RANGE);
/** Plays a sound to the players in its range, except one whose client already plays it. */
export function playSound(game, sound, except) {
    const { at, volume = 1 } = sound;
    const range = rangeOf(volume);
    const id = game.registry.soundsByName?.[sound.name]?.id;
    if (id === undefined)
        return;
    game.broadcast('sound_effect', { soundId: id, ...soundFields(sound) }, (player) => {
        const { x, y, z } = player.position;
        return player !== except && (x - at.x) ** 2 + (y - at.y) ** 2 + (z - at.z) ** 2 < range ** 2;
    });
}
/** What the packets of sounds have in common. */
export const soundFields = ({ source, at, volume = 1, pitch = 1 }) => ({
    soundCategory: SOUND_SOURCES.indexOf(source),
    x: Math.floor(at.x * EIGHTHS),
    y: Math.floor(at.y * EIGHTHS),
    z: Math.floor(at.z * EIGHTHS),
    volume,
    pitch,
    seed: [0, 0],
});
