import { against, COMPASS, opposite, SIDES } from '../options.js';
import { more, using } from '../steps.js';
const behind = ({ facing }) => facing === undefined ? COMPASS : [opposite(facing)];
const wall = ({ facing = 'north' }) => opposite(facing);
const standing = (name) => name.replace('_wall_', '_').replace(/^wall_/, '');
/**
 * The look directions that give a rotation, for blocks that turn their front to the player and for those that turn their back.
 */
const turned = (rotation, by) => rotation === undefined ? {} : { sixteenth: (Number(rotation) + by) % 16 };
/** The faces of vines and lichens that a blueprint names, in the order in which they are clicked. */
const facesOf = (properties) => SIDES.filter((side) => properties[side] === 'true');
const cling = {
    begins: (properties) => Object.fromEntries(facesOf(properties)
        .slice(0, 1)
        .map((side) => [side, 'true'])),
    options: (properties) => {
        const [first] = facesOf(properties);
        return first === undefined ? against(SIDES) : against([first]);
    },
    steps: (properties, name) => facesOf(properties)
        .slice(1)
        .flatMap((side) => more(1, name, { [side]: 'true' }).map((step) => ({ ...step, against: side }))),
    needs: (properties) => facesOf(properties)[0] ?? 'down',
    properties: Object.fromEntries(SIDES.map((side) => [side, { by: 'click', how: 'one item for each clicked face' }])),
};
/** Blocks that hang on other blocks or stand on them. */
export const attached = [
    {
        title: 'Torches',
        blocks: /^(soul_|redstone_)?torch$/,
        how: 'On the ground.',
        grip: 'centre',
        options: () => against(['down']),
        needs: () => 'down',
    },
    {
        title: 'Wall torches',
        blocks: /(^|_)wall_torch$/,
        how: 'On a wall, facing away from it.',
        grip: 'full',
        item: standing,
        options: (properties) => against(behind(properties)),
        needs: wall,
    },
    {
        title: 'Ladders and tripwire hooks',
        blocks: 'ladder tripwire_hook',
        how: 'On a wall, facing away from it.',
        grip: 'full',
        options: (properties) => against(behind(properties)),
        needs: wall,
    },
    {
        title: 'Hanging signs on walls',
        blocks: /_wall_hanging_sign$/,
        how: 'On a wall, across it.',
        item: (name) => name.replace('_wall_hanging', '_hanging'),
        options: ({ facing }) => {
            if (facing === undefined)
                return against(COMPASS);
            const along = facing === 'north' || facing === 'south' ? ['west', 'east'] : ['north', 'south'];
            return against(along, { look: opposite(facing) });
        },
    },
    {
        title: 'Hanging signs',
        blocks: /_hanging_sign$/,
        how: 'Under a block, turned by the look; from a narrow block, or when sneaking, at any angle.',
        options: ({ rotation }) => against(['up'], rotation === undefined ? {} : { ...turned(rotation, 8), sneak: true }),
        needs: () => 'up',
        properties: {
            attached: { by: 'fixed', values: ['true'], how: 'hangs by one point when the player sneaks' },
        },
    },
    {
        title: 'Wall signs, banners and heads',
        blocks: /_wall_(sign|banner|skull|head)$/,
        how: 'On a wall, facing away from it.',
        item: standing,
        grip: 'body',
        options: (properties) => against(behind(properties)),
        needs: (properties, name) => (/(skull|head)$/.test(name) ? undefined : wall(properties)),
        properties: { powered: { by: 'neighbours', how: 'true while redstone beside it powers it' } },
    },
    {
        title: 'Signs and banners',
        blocks: /_(sign|banner)$/,
        how: 'On the ground; their front turns to the player.',
        grip: 'body',
        options: ({ rotation }) => against(['down'], turned(rotation, 8)),
        needs: () => 'down',
    },
    {
        title: 'Heads',
        blocks: /^(?!piston_).*_(skull|head)$/,
        how: 'On the ground, turned by the look.',
        options: ({ rotation }) => against(['down'], turned(rotation, 0)),
    },
    {
        title: 'Coral fans on walls',
        blocks: /_coral_wall_fan$/,
        how: 'On a wall, facing away from it.',
        grip: 'full',
        item: standing,
        options: (properties) => against(behind(properties)),
        needs: wall,
        properties: {
            waterlogged: { by: 'steps', how: 'true: a water bucket; without water living coral dies' },
        },
    },
    {
        title: 'Corals and coral fans',
        blocks: /_coral(_fan)?$/,
        how: 'On the ground.',
        grip: 'full',
        options: () => against(['down']),
        needs: () => 'down',
        properties: {
            waterlogged: { by: 'steps', how: 'true: a water bucket; without water living coral dies' },
        },
    },
    {
        title: 'Blocks of living coral',
        blocks: /^(?!dead_)\w+_coral_block$/,
        how: 'On any neighbour; they die within seconds unless water is beside them.',
    },
    {
        title: 'Lanterns',
        blocks: /^((soul|copper|\w+_copper)_)?lantern$/,
        how: 'On a floor or under a ceiling.',
        grip: 'centre',
        options: ({ hanging }) => against(hanging === 'true' ? ['up'] : hanging === 'false' ? ['down'] : ['down', 'up']),
        needs: ({ hanging }) => (hanging === 'true' ? 'up' : 'down'),
    },
    {
        title: 'Candles',
        blocks: /(^|_)candle$/,
        how: 'On the ground; each further candle by one more; lit with a fire charge.',
        grip: 'centre',
        options: () => against(['down']),
        steps: ({ candles = '1', lit }, name) => [
            ...more(Number(candles) - 1, name, { candles }),
            ...(lit === 'true' ? using('fire_charge', 1, name, { lit }) : []),
        ],
        needs: () => 'down',
        properties: {
            candles: { by: 'steps', how: 'one item each' },
            lit: { by: 'steps', how: 'true: a fire charge; water puts it out' },
        },
    },
    {
        title: 'Vines and lichens',
        blocks: 'vine glow_lichen sculk_vein resin_clump',
        how: 'On the clicked faces; each further face by one more.',
        grip: 'cling',
        ...cling,
    },
    {
        title: 'Pressure plates',
        blocks: /_pressure_plate$/,
        how: 'On the ground.',
        grip: 'rim or centre',
        options: () => against(['down']),
        needs: () => 'down',
        properties: {
            powered: { by: 'fixed', values: ['false'], how: 'true under weight' },
            power: { by: 'fixed', values: ['0'], how: 'rises under weight' },
        },
    },
    {
        title: 'Rails',
        blocks: /(^|_)rail$/,
        how: 'On the ground along the look; they turn and rise towards the rails beside them.',
        grip: 'rim',
        options: ({ shape }) => shape === 'north_south'
            ? against(['down'], { look: 'north' })
            : shape === 'east_west'
                ? against(['down'], { look: 'east' })
                : against(['down']),
        needs: () => 'down',
    },
    {
        title: 'Redstone',
        blocks: 'redstone_wire',
        how: 'Redstone dust on the ground; a click turns a cross into a dot.',
        item: () => 'redstone',
        options: () => against(['down']),
        steps: ({ north, east, south, west }, name) => [north, east, south, west].every((side) => side === 'none')
            ? using('hand', 1, name, { north: 'none' })
            : [],
        needs: () => 'down',
    },
    {
        title: 'Tripwires',
        blocks: 'tripwire',
        how: 'String on any neighbour.',
        item: () => 'string',
        properties: { powered: { by: 'fixed', values: ['false'], how: 'true while something touches it' } },
    },
    {
        title: 'Pointed dripstone',
        blocks: 'pointed_dripstone',
        how: 'On a floor pointing up or under a ceiling pointing down; the thickness follows from the stones that it joins.',
        options: ({ vertical_direction }) => vertical_direction === undefined
            ? against(['down', 'up'])
            : against([vertical_direction === 'up' ? 'down' : 'up']),
        needs: ({ vertical_direction }) => (vertical_direction === 'down' ? 'up' : 'down'),
        properties: {
            vertical_direction: { by: 'click', how: 'the clicked face' },
            thickness: { by: 'neighbours', how: 'by the stones that it joins' },
        },
    },
];
