import { against, COMPASS, counterclockwise, looking, lookingInSpace, opposite, SIDES, } from '../options.js';
import { using } from '../steps.js';
const facingOf = ({ facing }) => facing;
const away = (facing) => facing && opposite(facing);
const ON_FACES = {
    title: 'Buttons and grindstones',
    blocks: /^grindstone$|_button$/,
    how: 'On a floor or ceiling along the look, or on a wall facing away from it.',
    grip: 'full',
    options: ({ face, facing }) => {
        if (face === 'floor')
            return against(['down'], looking(facing));
        if (face === 'ceiling')
            return against(['up'], looking(facing));
        const walls = against(facing === undefined ? COMPASS : [opposite(facing)]);
        if (face === 'wall')
            return walls;
        return [...walls, ...against(['down', 'up'], looking(facing))];
    },
    needs: ({ face, facing = 'north' }, name) => {
        if (name === 'grindstone')
            return undefined;
        return face === 'floor' ? 'down' : face === 'ceiling' ? 'up' : opposite(facing);
    },
    properties: { powered: { by: 'fixed', values: ['false'], how: 'true for a moment after it was pressed' } },
};
/** Blocks turned by the look direction or by the clicked face. */
export const facing = [
    {
        title: 'Chests',
        blocks: /^(trapped_)?chest$/,
        how: 'Looking at its front; two beside each other that face the same way join, unless the player sneaks.',
        options: ({ facing, type }) => {
            const look = looking(away(facing));
            // The second half joins on the side of its partner; the first stays single until then.
            if (type === undefined || type === 'single')
                return against(SIDES, type === undefined ? look : { ...look, sneak: true });
            return against(SIDES, look);
        },
        properties: { type: { by: 'neighbours', how: 'left and right join with the chest beside them' } },
    },
    {
        title: 'Furnaces and others that face the player',
        blocks: /^(ender_chest|furnace|blast_furnace|smoker|jack_o_lantern|carved_pumpkin|loom|stonecutter|beehive|bee_nest|chiseled_bookshelf|decorated_pot|vault)$|_glazed_terracotta$/,
        how: 'Looking at its front.',
        options: (properties) => against(SIDES, looking(away(facingOf(properties)))),
        properties: {
            lit: { by: 'fixed', values: ['false'], how: 'true while it burns fuel' },
            ...Object.fromEntries(Array.from({ length: 6 }, (_, slot) => [
                `slot_${slot}_occupied`,
                { by: 'fixed', values: ['false'], how: 'true while it holds a book' },
            ])),
            cracked: { by: 'fixed', values: ['false'], how: 'true for a moment before it breaks' },
        },
    },
    {
        title: 'Lecterns',
        blocks: 'lectern',
        how: 'Looking at its front; a book is put on it.',
        options: (properties) => against(SIDES, looking(away(facingOf(properties)))),
        steps: ({ has_book }, name) => (has_book === 'true' ? using('writable_book', 1, name, { has_book }) : []),
        properties: {
            has_book: { by: 'steps', how: 'true: a book and quill is put on it' },
            powered: { by: 'fixed', values: ['false'], how: 'true for a moment after a page is turned' },
        },
    },
    {
        title: 'Dispensers and others that point at the player',
        blocks: 'dispenser dropper piston sticky_piston barrel',
        how: 'Looking at its front, also up and down.',
        options: (properties) => against(SIDES, lookingInSpace(away(facingOf(properties)))),
        properties: { open: { by: 'fixed', values: ['false'], how: 'true while a player looks into it' } },
    },
    {
        title: 'Crafters',
        blocks: 'crafter',
        how: 'Looking at its front, also up and down.',
        properties: {
            orientation: { by: 'click', values: ['north_up', 'south_up', 'west_up', 'east_up'], how: 'the look' },
            crafting: { by: 'fixed', values: ['false'], how: 'true for a moment while it crafts' },
        },
        options: ({ orientation }) => against(SIDES, lookingInSpace(orientation === undefined ? undefined : opposite(orientation.split('_')[0]))),
    },
    {
        title: 'Observers',
        blocks: 'observer',
        how: 'Looking where it looks.',
        options: (properties) => against(SIDES, lookingInSpace(facingOf(properties))),
        properties: {
            powered: { by: 'fixed', values: ['false'], how: 'true for a moment after a change before it' },
        },
    },
    {
        title: 'Anvils',
        blocks: /anvil$/,
        how: 'Looking across it; it falls if nothing is below.',
        options: (properties) => {
            const turned = facingOf(properties);
            return against(SIDES, looking(turned && counterclockwise(turned)));
        },
        needs: () => 'down',
    },
    {
        title: 'End portal frames',
        blocks: 'end_portal_frame',
        how: 'Looking at its front; an eye of ender is put in.',
        options: (properties) => against(SIDES, looking(away(facingOf(properties)))),
        steps: ({ eye }, name) => (eye === 'true' ? using('ender_eye', 1, name, { eye }) : []),
        properties: { eye: { by: 'steps', how: 'true: an eye of ender' } },
    },
    {
        title: 'Rods and shulker boxes',
        blocks: /^(end_rod|lightning_rod)$|shulker_box$/,
        how: 'They point away from the block that they are placed against.',
        options: (properties) => against(facingOf(properties) === undefined ? SIDES : [away(facingOf(properties))]),
    },
    {
        title: 'Amethyst',
        blocks: /^amethyst_cluster$|_amethyst_bud$/,
        how: 'It points away from the block that it grows on.',
        grip: 'full',
        options: (properties) => against(facingOf(properties) === undefined ? SIDES : [away(facingOf(properties))]),
        needs: (properties) => away(facingOf(properties)) ?? 'down',
    },
    {
        title: 'Hoppers',
        blocks: 'hopper',
        how: 'It leads into the clicked side; clicking a floor or ceiling, down.',
        options: (properties) => {
            const leads = facingOf(properties);
            return leads === 'down' ? against(['down', 'up']) : against(leads === undefined ? SIDES : [leads]);
        },
    },
    {
        title: 'Campfires',
        blocks: /^(soul_)?campfire$/,
        how: 'Looking along it; a shovel puts it out.',
        options: (properties) => against(SIDES, looking(facingOf(properties))),
        steps: ({ lit, waterlogged }, name) => lit === 'false' && waterlogged !== 'true' ? using('iron_shovel', 1, name, { lit }) : [],
        properties: { lit: { by: 'steps', how: 'true as placed; false: a shovel, or water' } },
    },
    {
        title: 'Bells',
        blocks: 'bell',
        how: 'On a floor or under a ceiling along the look, or on one wall, or between two.',
        grip: 'centre',
        options: ({ attachment, facing }) => {
            const look = facing;
            if (attachment === 'floor')
                return against(['down'], looking(look));
            if (attachment === 'ceiling')
                return against(['up'], looking(look));
            const walls = against(look === undefined ? COMPASS : [look]);
            return attachment === undefined ? [...against(['down', 'up'], looking(look)), ...walls] : walls;
        },
        needs: ({ attachment, facing = 'north' }) => attachment === 'ceiling'
            ? 'up'
            : attachment === undefined || attachment === 'floor'
                ? 'down'
                : facing,
    },
    {
        title: 'Calibrated sculk sensors',
        blocks: 'calibrated_sculk_sensor',
        how: 'Looking along it.',
        options: (properties) => against(SIDES, looking(facingOf(properties))),
    },
    ON_FACES,
    {
        ...ON_FACES,
        title: 'Levers',
        blocks: 'lever',
        steps: ({ powered }, name) => (powered === 'true' ? using('hand', 1, name, { powered }) : []),
        properties: { powered: { by: 'steps', how: 'true: a click' } },
    },
    {
        title: 'Repeaters and comparators',
        blocks: 'repeater comparator',
        how: 'On the ground, looking at its front.',
        grip: 'rim',
        options: (properties) => against(['down'], looking(away(facingOf(properties)))),
        steps: ({ delay = '1', mode }, name) => [
            ...using('hand', Number(delay) - 1, name, { delay }),
            ...(mode === 'subtract' ? using('hand', 1, name, { mode }) : []),
        ],
        needs: () => 'down',
        properties: {
            delay: { by: 'steps', how: 'a click for each further step' },
            mode: { by: 'steps', how: 'subtract: a click' },
        },
    },
];
