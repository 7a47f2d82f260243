import { against, SIDES } from '../options.js';
import { light, more, using } from '../steps.js';
/** The plant in a pot. */
const plantIn = (name) => name.replace('potted_', '').replace('azalea_bush', 'azalea');
const candleOf = (name) => name.replace('_cake', '');
/** Blocks that are modified after they have been placed. */
export const workshop = [
    {
        title: 'Cauldrons',
        blocks: 'cauldron',
        how: 'On any neighbour.',
        steps: ({ level = '0' }, name) => fill(name, Number(level)),
        // up to 1.16 a cauldron's level is part of its state
        properties: { level: { by: 'steps', how: 'a water bucket fills it; each bottle takes one level out' } },
    },
    {
        title: 'Cauldrons with water',
        blocks: 'water_cauldron',
        how: 'A cauldron, filled with a water bucket; each glass bottle takes one level out.',
        item: () => 'cauldron',
        placedAs: () => 'cauldron',
        steps: ({ level = '3' }, name) => fill(name, Number(level)),
        properties: { level: { by: 'steps', how: 'a water bucket fills it; each bottle takes one level out' } },
    },
    {
        title: 'Cauldrons with lava or powder snow',
        blocks: 'lava_cauldron powder_snow_cauldron',
        how: 'A cauldron, filled with a bucket.',
        item: () => 'cauldron',
        placedAs: () => 'cauldron',
        steps: (_properties, name) => using(`${name.replace('_cauldron', '')}_bucket`, 1, name),
        properties: { level: { by: 'fixed', values: ['3'], how: 'falling snow fills it slowly' } },
    },
    {
        title: 'Plants in pots',
        blocks: /^potted_/,
        how: 'A flower pot, into which the plant is put.',
        item: () => 'flower_pot',
        placedAs: () => 'flower_pot',
        steps: (_properties, name) => using(plantIn(name), 1, name),
    },
    {
        title: 'Cakes',
        blocks: 'cake',
        how: 'On the ground.',
        options: () => against(['down']),
        needs: () => 'down',
        properties: { bites: { by: 'fixed', values: ['0'], how: 'eaten by hungry players' } },
    },
    {
        title: 'Cakes with a candle',
        blocks: /(^|_)candle_cake$/,
        how: 'A cake, on which a candle is put; lit with a fire charge.',
        item: () => 'cake',
        placedAs: () => 'cake',
        options: () => against(['down']),
        steps: (properties, name) => [...using(candleOf(name), 1, name), ...light(properties, name)],
        needs: () => 'down',
        properties: { lit: { by: 'steps', how: 'true: a fire charge' } },
    },
    {
        title: 'Turtle eggs and sea pickles',
        blocks: 'turtle_egg sea_pickle',
        how: 'On the ground; each further one by one more.',
        options: () => against(['down']),
        steps: ({ eggs = '1', pickles = '1' }, name) => name === 'turtle_egg'
            ? more(Number(eggs) - 1, name, { eggs })
            : more(Number(pickles) - 1, name, { pickles }),
        needs: (_properties, name) => (name === 'sea_pickle' ? 'down' : undefined),
        properties: {
            eggs: { by: 'steps', how: 'one item each' },
            pickles: { by: 'steps', how: 'one item each' },
        },
    },
    {
        title: 'Respawn anchors',
        blocks: 'respawn_anchor',
        how: 'On any neighbour; charged with glowstone.',
        steps: ({ charges = '0' }, name) => using('glowstone', Number(charges), name, { charges }),
        properties: { charges: { by: 'steps', how: 'one glowstone each' } },
    },
    {
        title: 'Composters',
        blocks: 'composter',
        how: 'On any neighbour; a pumpkin pie raises it by one level.',
        steps: ({ level = '0' }, name) => using('pumpkin_pie', Math.min(7, Number(level)), name, { level }),
        properties: {
            level: {
                by: 'steps',
                values: ['0', '1', '2', '3', '4', '5', '6', '8'],
                how: 'one pumpkin pie each; 7 turns to 8 within a second',
            },
        },
    },
    {
        title: 'Note blocks',
        blocks: 'note_block',
        how: 'On any neighbour; each click raises the note.',
        steps: ({ note = '0' }, name) => using('hand', Number(note), name, { note }),
        properties: {
            note: { by: 'steps', how: 'one click each' },
            instrument: { by: 'neighbours', how: 'by the block below' },
        },
    },
    {
        title: 'Jukeboxes',
        blocks: 'jukebox',
        how: 'On any neighbour; a record is put in.',
        steps: ({ has_record }, name) => has_record === 'true' ? using('music_disc_13', 1, name, { has_record }) : [],
        properties: { has_record: { by: 'steps', how: 'true: a record is put in' } },
    },
    {
        title: 'Daylight detectors',
        blocks: 'daylight_detector',
        how: 'On any neighbour; a click inverts it.',
        steps: ({ inverted }, name) => (inverted === 'true' ? using('hand', 1, name, { inverted }) : []),
        properties: {
            inverted: { by: 'steps', how: 'true: a click' },
            power: { by: 'neighbours', how: 'by the light of the sky' },
        },
    },
    {
        title: 'Copper bulbs',
        blocks: /copper_bulb$/,
        how: 'On any neighbour; redstone switches it.',
    },
    {
        title: 'Water, lava and powder snow',
        blocks: 'water lava powder_snow',
        how: 'A bucket, emptied against a neighbour.',
        item: (name) => `${name}_bucket`,
        options: () => against(SIDES),
        properties: { level: { by: 'fixed', values: ['0'], how: 'flows from there by itself' } },
    },
];
/** A full bucket of water, minus the bottles taken out. */
const fill = (name, level) => {
    if (level === 0)
        return [];
    const full = name === 'cauldron' ? { level: '3' } : {};
    return [
        ...using('water_bucket', 1, name, full),
        ...using('glass_bottle', 3 - level, name, { level: String(level) }),
    ];
};
