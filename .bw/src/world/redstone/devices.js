import { primeTnt } from '../blasts/primed-tnt.js';
import { tellBlockEvent } from '../blocks/block-events.js';
import { soundSwitched } from '../blocks/block-sounds.js';
import { blockOf, FACES, neighbour, sameBlock } from '../geometry.js';
import { isAir } from '../kernel/blocks/rules.js';
import { facingOf } from './parts.js';
import { isPowered } from './power.js';
/** Ticks for which a lamp stays lit without power. */
const LAMP_TICKS = 4;
/** Ticks between checks whether an arrow still presses a button. */
const HELD_TICKS = 30;
/** Block action of a note block's sound; clients take pitch and instrument from its state. */
const NOTE_ACTION = 0;
/** Block action of a bell's swing; its value is the side from which the bell was hit. */
const RING_ACTION = 1;
/** Lamps light up at once and go out four ticks after the power ends. */
export function updateLamp(game, p, state, fresh) {
    const { level } = game;
    const powered = isPowered(level, p);
    const lit = state.properties['lit'] === true;
    if (powered && !lit)
        level.set(p, level.states.with(state, { lit: true }));
    if (!powered && lit && !fresh)
        game.redstone.schedule(p, LAMP_TICKS);
}
export function lampDue({ level }, p, state) {
    if (state.properties['lit'] === true && !isPowered(level, p))
        level.set(p, level.states.with(state, { lit: false }));
}
/** Releases a button, unless it is wooden and an arrow presses it. */
export function buttonDue(game, p, state) {
    const { level } = game;
    const held = [...game.entities.values()].some((entity) => entity.kind === 'arrow' && sameBlock(blockOf(entity.position), p));
    if (held && game.blocks.of(state).arrowsPress)
        game.redstone.schedule(p, HELD_TICKS);
    else {
        level.set(p, level.states.with(state, { powered: false }));
        soundSwitched(game, p, state);
    }
}
/** Note blocks play when they receive power, if there is air above them. */
export function updateNoteBlock(game, p, state) {
    const { level } = game;
    const powered = isPowered(level, p);
    if (powered === state.properties['powered'])
        return;
    level.set(p, level.states.with(state, { powered }));
    if (powered)
        playNote(game, p);
}
export function playNote(game, p) {
    const { level } = game;
    if (isAir(level, level.get(neighbour(p, 'up'))))
        tellBlockEvent(game, p, NOTE_ACTION, 0);
}
/** Bells ring when they receive power. */
export function updateBell(game, p, state) {
    const { level } = game;
    const powered = isPowered(level, p);
    if (powered === state.properties['powered'])
        return;
    level.set(p, level.states.with(state, { powered }));
    if (powered)
        tellBlockEvent(game, p, RING_ACTION, FACES.indexOf(facingOf(state)));
}
/** Power lights TNT. */
export function updateTnt(game, p) {
    const { level } = game;
    if (isPowered(level, p))
        primeTnt(game, p);
}
/** A powered hopper is disabled. */
export function updateHopper({ level }, p, state) {
    level.set(p, level.states.with(state, { enabled: !isPowered(level, p) }));
}
