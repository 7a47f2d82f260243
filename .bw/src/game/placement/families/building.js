import { fallsLikeSand } from '../../blocks/falling.js';
import { against, COMPASS, clockwise, counterclockwise, halves, looking, opposite, SIDES, } from '../options.js';
import { clickOpen, more } from '../steps.js';
const halfOf = ({ half }) => half;
const TRAPDOORS = {
    title: 'Trapdoors',
    blocks: /_trapdoor$/,
    how: 'Against a side it faces away from that side; on a floor or ceiling it faces the player.',
    options: ({ facing, half }) => {
        const flat = half === undefined ? ['down', 'up'] : [half === 'bottom' ? 'down' : 'up'];
        const sides = facing === undefined ? COMPASS : [opposite(facing)];
        return [
            ...against(flat, looking(facing === undefined ? undefined : opposite(facing))),
            ...against(sides, half === undefined ? {} : { half: half }),
        ];
    },
    steps: clickOpen,
};
const DOORS = {
    title: 'Doors',
    blocks: /_door$/,
    how: 'On the ground, looking into the house; both halves at once. Named by the lower half.',
    grip: 'full',
    options: ({ facing, hinge }) => hinge === undefined || facing === undefined
        ? against(['down'], looking(facing))
        : against(['down'], { look: facing, lean: leanOf(facing, hinge) }),
    steps: clickOpen,
    needs: () => 'down',
};
/** Only redstone opens iron doors and trapdoors. */
const ofIron = (family, name) => ({
    ...family,
    title: `Iron ${family.title.toLowerCase()}`,
    blocks: name,
    steps: () => [],
    properties: { open: { by: 'neighbours', how: 'true while redstone beside it powers it' } },
});
/** Blocks of which houses are usually built. */
export const building = [
    {
        title: 'Logs, pillars and chains',
        blocks: /(_log|_wood|_stem|_hyphae|_pillar|basalt|_froglight|(^|_)chain|muddy_mangrove_roots|bamboo_block)$|^(hay_block|bone_block|deepslate|infested_deepslate|creaking_heart)$/,
        how: 'On a neighbour along its axis.',
        options: ({ axis }) => against(axis === undefined
            ? SIDES
            : axis === 'y'
                ? ['down', 'up']
                : axis === 'x'
                    ? ['west', 'east']
                    : ['north', 'south']),
        properties: {
            creaking: { by: 'fixed', values: ['disabled'], how: 'by night between two logs' },
            creaking_heart_state: { by: 'fixed', values: ['uprooted'], how: 'by night between two logs' },
            active: { by: 'fixed', values: ['false'], how: 'by night between two logs' },
            natural: { by: 'fixed', values: ['false'], how: 'only nature sets it' },
        },
    },
    {
        title: 'Stairs',
        blocks: /_stairs$/,
        how: 'Looking where they ascend; corners follow from the stairs beside them.',
        options: ({ facing, ...rest }) => halves(halfOf(rest), looking(facing)),
    },
    {
        title: 'Slabs',
        blocks: /_slab$/,
        how: 'In the clicked half; double by a second slab.',
        options: ({ type }) => halves(type === 'double' ? undefined : type),
        begins: ({ type }) => (type === undefined || type === 'double' ? {} : { type }),
        steps: ({ type }, name) => (type === 'double' ? more(1, name, { type: 'double' }) : []),
    },
    ofIron(TRAPDOORS, 'iron_trapdoor'),
    TRAPDOORS,
    ofIron(DOORS, 'iron_door'),
    DOORS,
    {
        title: 'Fence gates',
        blocks: /_fence_gate$/,
        how: 'Looking through it.',
        options: ({ facing }) => against(SIDES, looking(facing)),
        steps: clickOpen,
    },
    {
        title: 'Fences, panes and walls',
        blocks: /_fence$|(^|_)glass_pane$|^iron_bars$|_wall$/,
        how: 'On any neighbour; they join what is beside them.',
    },
    {
        title: 'Beds',
        blocks: /_bed$/,
        how: 'On the ground, looking from foot to head; both halves at once. Named by the foot.',
        options: ({ facing }) => against(['down'], looking(facing)),
    },
    {
        title: 'Carpets',
        blocks: /_carpet$/,
        how: 'On any block.',
        needs: () => 'down',
        options: () => against(['down']),
        properties: {
            ...Object.fromEntries(COMPASS.map((side) => [side, { by: 'neighbours', how: 'climbs the wall on that side' }])),
            bottom: { by: 'fixed', values: ['true'], how: 'false on top of another one' },
        },
    },
    {
        title: 'Snow layers',
        blocks: 'snow',
        how: 'On the ground; each further layer by one more.',
        needs: () => 'down',
        options: () => against(['down']),
        steps: ({ layers = '1' }, name) => more(Number(layers) - 1, name, { layers }),
        properties: { layers: { by: 'steps', how: 'one item each' } },
    },
    {
        title: 'Farmland and paths',
        blocks: 'farmland dirt_path grass_path',
        how: 'Dirt, on which a hoe or shovel is used.',
        item: () => 'dirt',
        placedAs: () => 'dirt',
        steps: (_properties, name) => [
            { use: name === 'farmland' ? 'iron_hoe' : 'iron_shovel', times: 1, gives: { name, properties: {} } },
        ],
    },
    {
        title: 'Sand and others that fall',
        blocks: fallsLikeSand,
        how: 'On the ground; it falls if nothing is below.',
        needs: () => 'down',
        properties: { dusted: { by: 'fixed', values: ['0'], how: 'while it is brushed' } },
    },
    {
        title: 'Scaffolding',
        blocks: 'scaffolding',
        how: 'On a block or on scaffolding, or beside scaffolding up to six steps from its foot; sneaking keeps it from growing elsewhere.',
        options: () => against(['down', ...COMPASS], { sneak: true }),
        needs: () => 'down',
    },
    {
        title: 'Leaves',
        blocks: /_leaves$/,
        how: 'On any neighbour; they never decay.',
        properties: { persistent: { by: 'fixed', values: ['true'], how: 'false only for leaves that grew' } },
    },
];
/** A door's hinge is on the side of the cursor. */
const leanOf = (facing, hinge) => (hinge === 'left' ? counterclockwise(facing) : clockwise(facing));
