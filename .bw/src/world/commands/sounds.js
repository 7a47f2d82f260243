import { distance } from '../geometry.js';
import { rangeOf, soundFields } from '../kernel/sounds.js';
import { translate } from '../protocol/fields.js';
import { SOUND_SOURCES } from '../protocol/sound-sources.js';
import { PLAYERS } from './arguments/entities.js';
import { float } from './arguments/numbers.js';
import { pointFor, VEC3 } from './arguments/positions.js';
import { RESOURCE } from './arguments/scores.js';
import { playersOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** playsound <sound> <source> <targets> [pos] [volume] [pitch] [minVolume] */
export const playsound = command('playsound', (at) => at.argument('sound', RESOURCE, (at) => {
    for (const source of SOUND_SOURCES)
        at.literal(source, (at) => at.argument('targets', PLAYERS, (at) => {
            const play = (run, args, from, how) => playTo(run, playersOf(run, args.targets), { name: args.sound, source, at: from }, how);
            at.runs((run, args) => play(run, args, run.source.position, {})).argument('pos', VEC3, (at) => at
                .runs((run, args) => play(run, args, pointFor(run.source, args.pos), {}))
                .argument('volume', float({ min: 0 }), (at) => at
                .runs((run, args) => play(run, args, pointFor(run.source, args.pos), args))
                .argument('pitch', float({ min: 0, max: 2 }), (at) => at
                .runs((run, args) => play(run, args, pointFor(run.source, args.pos), args))
                .argument('minVolume', float({ min: 0, max: 1 }), (at) => at.runs((run, args) => play(run, args, pointFor(run.source, args.pos), args))))));
        }));
}));
/** Plays a sound to players; distant players hear it at `minVolume`, from a point near them. */
function playTo(run, players, sound, { volume = 1, pitch = 1, minVolume = 0 }) {
    const range = rangeOf(volume);
    const heard = players.filter((player) => {
        const away = distance(player.position, sound.at);
        const near = away <= range;
        if (!near && minVolume <= 0)
            return false;
        const share = 2 / Math.max(away, 2);
        const from = near
            ? sound.at
            : {
                x: player.position.x + (sound.at.x - player.position.x) * share,
                y: player.position.y + (sound.at.y - player.position.y) * share,
                z: player.position.z + (sound.at.z - player.position.z) * share,
            };
        const fields = soundFields({ ...sound, at: from, volume: near ? volume : minVolume, pitch });
        player.send('named_sound_effect', { soundName: sound.name, ...fields });
        return true;
    });
    if (heard.length === 0)
        throw refused('commands.playsound.failed');
    run.did(oneOrMany(heard, (who) => translate('commands.playsound.success.single', sound.name, who), (many) => translate('commands.playsound.success.multiple', sound.name, many)));
}
/** Which fields the packet has: a source, a sound, both. */
const FLAG = { source: 1, sound: 2 };
/** stopsound <targets> [source | *] [sound] */
export const stopsound = command('stopsound', (at) => at.argument('targets', PLAYERS, (at) => {
    at.runs((run, { targets }) => stop(run, playersOf(run, targets), undefined, undefined));
    const named = (at, source) => at.argument('sound', RESOURCE, (at) => at.runs((run, { targets, sound }) => stop(run, playersOf(run, targets), source, sound)));
    at.literal('*', (at) => void named(at, undefined));
    for (const source of SOUND_SOURCES)
        at.literal(source, (at) => {
            at.runs((run, { targets }) => stop(run, playersOf(run, targets), source, undefined));
            named(at, source);
        });
}));
function stop(run, players, source, sound) {
    const flags = (source ? FLAG.source : 0) | (sound ? FLAG.sound : 0);
    for (const player of players)
        player.send('stop_sound', { flags, source: source && SOUND_SOURCES.indexOf(source), sound });
    const named = sound ?? '';
    if (source && sound)
        run.did(translate('commands.stopsound.success.source.sound', named, source));
    else if (source)
        run.did(translate('commands.stopsound.success.source.any', source));
    else if (sound)
        run.did(translate('commands.stopsound.success.sourceless.sound', named));
    else
        run.did(translate('commands.stopsound.success.sourceless.any'));
}
