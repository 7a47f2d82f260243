import { primeTnt } from '../blasts/primed-tnt.js';
import { instrumentOf } from '../blocks/instruments.js';
import { joinRails } from '../blocks/rails.js';
import { facingOf, onTopOf } from '../blocks/support.js';
import { axisOf, isHorizontal, neighbour, opposite } from '../geometry.js';
import { invert, readSky } from '../redstone/daylight.js';
import { lampDue, playNote, updateBell, updateHopper, updateLamp, updateNoteBlock, updateTnt, } from '../redstone/devices.js';
import { ejectorDue, updateEjector } from '../redstone/ejectors.js';
import { observerDue } from '../redstone/observer.js';
import { headChanged, pistonChanged, pistonDue, updatePiston } from '../redstone/piston.js';
import { FULL_POWER } from '../redstone/power.js';
import { updatePoweredRail } from '../redstone/rails.js';
import { hitTarget, targetDue } from '../redstone/target.js';
import { torchDue, updateTorch } from '../redstone/torch.js';
import { ending, family, litWith, named } from './family.js';
const NOTES = 25;
/** Range of the fuse of TNT lit by an explosion, in ticks. */
const CHAIN_FUSE = [10, 29];
const standingTorch = ({ properties }, towards) => properties['lit'] === true && towards !== 'down' ? FULL_POWER : 0;
const wallTorch = (state, towards) => state.properties['lit'] === true && towards !== opposite(facingOf(state)) ? FULL_POWER : 0;
/** Torches give strong power only upwards. */
const upwards = (weak) => (state, towards, ...rest) => towards === 'up' ? weak(state, towards, ...rest) : 0;
function tune(game, player, _hand, p, state) {
    const note = (Number(state.properties['note']) + 1) % NOTES;
    game.level.set(p, game.level.states.with(state, { note }));
    playNote(game, p);
    player.statistics.add('custom', 'tune_noteblock');
    return true;
}
const torch = { light: litWith(7), power: true, powerChanged: updateTorch, due: torchDue };
const fromObserver = (state, towards) => state.properties['powered'] === true && towards === opposite(facingOf(state)) ? FULL_POWER : 0;
const isExtended = ({ properties }) => properties['extended'] === true;
const rail = {
    kind: 'rail',
    isSupported: onTopOf('rigid'),
    join: joinRails,
    orient: ({ heading }) => ({ shape: axisOf(heading) === 'x' ? 'east_west' : 'north_south' }),
};
/** Blocks that give power or react to it. */
export const poweredBlocks = [
    family(named('redstone_torch'), {
        ...torch,
        weakPower: standingTorch,
        strongPower: upwards(standingTorch),
    }),
    family(named('redstone_wall_torch'), { ...torch, weakPower: wallTorch, strongPower: upwards(wallTorch) }),
    family(named('redstone_block'), { power: true, weakPower: () => FULL_POWER, conducts: () => false }),
    family(named('redstone_lamp'), { light: litWith(15), power: true, powerChanged: updateLamp, due: lampDue }),
    family(named('note_block'), {
        shape: (level, p) => ({ instrument: instrumentOf(level, level.get(neighbour(p, 'down'))) }),
        use: tune,
        power: true,
        powerChanged: updateNoteBlock,
    }),
    family(named('bell'), { power: true, powerChanged: updateBell }),
    family(named('hopper'), {
        orient: ({ face }) => ({ facing: isHorizontal(face) ? opposite(face) : 'down' }),
        slots: 5,
        push: 'stays',
        power: true,
        powerChanged: updateHopper,
    }),
    family(named('dispenser dropper'), {
        slots: 9,
        push: 'stays',
        power: true,
        powerChanged: updateEjector,
        due: ejectorDue,
    }),
    family(named('tnt'), {
        conducts: () => false,
        power: true,
        powerChanged: updateTnt,
        kindle: (game, p) => {
            primeTnt(game, p);
            return game.level.states.air;
        },
        explode: (game, p) => primeTnt(game, p, game.mobChance.between(...CHAIN_FUSE)),
    }),
    family(named('piston sticky_piston piston_head'), { shades: 'by_shape' }),
    family(named('piston sticky_piston'), {
        // a full block only while retracted
        conducts: (state) => (state.properties['extended'] === false ? undefined : false),
        push: (state) => (isExtended(state) ? 'stays' : 'moves'),
        power: true,
        powerChanged: updatePiston,
        due: pistonDue,
        gone: pistonChanged,
    }),
    family(named('slime_block'), { glue: 'slime' }),
    family(named('honey_block'), { glue: 'honey' }),
    family(ending('_glazed_terracotta'), { push: 'pushed' }),
    family(named('observer'), {
        power: true,
        joinsDust: (state, side) => facingOf(state) === side,
        weakPower: fromObserver,
        strongPower: fromObserver,
        due: observerDue,
    }),
    family(named('daylight_detector'), {
        power: true,
        weakPower: ({ properties }) => Number(properties['power']),
        watches: readSky,
        toggle: invert,
    }),
    family(named('target'), {
        power: true,
        weakPower: ({ properties }) => Number(properties['power']),
        shotAt: hitTarget,
        due: targetDue,
    }),
    family(named('piston_head'), { push: 'stays', power: true, gone: headChanged }),
    family(named('rail detector_rail'), rail),
    family(named('powered_rail activator_rail'), { ...rail, power: true, powerChanged: updatePoweredRail }),
];
