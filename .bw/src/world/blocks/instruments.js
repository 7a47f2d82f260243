import { kindOf } from '../kernel/blocks/rules.js';
/** Instruments of individual blocks (vanilla NoteBlockInstrument). */
const OF_BLOCK = {
    gold_block: 'bell',
    clay: 'flute',
    packed_ice: 'chime',
    bone_block: 'xylophone',
    iron_block: 'iron_xylophone',
    soul_sand: 'cow_bell',
    pumpkin: 'didgeridoo',
    emerald_block: 'bit',
    hay_block: 'banjo',
    glowstone: 'pling',
    gravel: 'snare',
    sand: 'snare',
    red_sand: 'snare',
    sea_lantern: 'hat',
    beacon: 'hat',
};
/** The materials of stone and of wood, as named in the data from 1.17 on and before. */
const STONE = /^(mineable\/pickaxe|rock$)/;
const WOOD = /^(mineable\/axe|wood)$/;
/** Blocks that need a pickaxe but are not stone. */
const METAL = /^((gold|iron|copper|lapis|diamond|emerald|redstone|netherite)_block|raw_.*_block|.*copper.*|.*rail|iron_.*|chain|hopper|.*cauldron|bell|.*lantern|.*anvil|.*ice|.*piston.*|.*shulker_box|.*amethyst.*|brewing_stand)$/;
/** The instrument of a note block on top of this block. */
export function instrumentOf(level, below) {
    const own = OF_BLOCK[below.name];
    if (own)
        return own;
    if (below.name.endsWith('_wool'))
        return 'guitar';
    if (below.name.endsWith('_concrete_powder'))
        return 'snare';
    if (below.name.endsWith('glass') || kindOf(level, below) === 'pane')
        return 'hat';
    const { material } = level.states.definition(below.name);
    if (WOOD.test(material ?? ''))
        return 'bass';
    return STONE.test(material ?? '') && !METAL.test(below.name) ? 'basedrum' : 'harp';
}
