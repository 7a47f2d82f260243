import { nothing, ore, shearsOr, silkOr } from '../blocks/drops.js';
import { firstThatHolds, onWall as placeOnWall, standingOrWall } from '../blocks/placement/attached.js';
import { sidesToTry } from '../blocks/placement/context.js';
import { clingsTo, facingOf, holdsFace, isSupported, onAnySolidGround, onAnySolidWall, onTopOf, onWall, } from '../blocks/support.js';
import { axisOf, clockwise, DIRECTIONS, FACES, facesByLook, isHorizontal, neighbour, opposite, } from '../geometry.js';
import { ending, family, matching, named } from './family.js';
const shards = ore('amethyst_shard', 4);
/** The player's yaw in sixteenths of a circle. */
const sixteenth = ({ look: { yaw } }, turn) => Math.floor(((turn + yaw) * 16) / 360 + 0.5) & 15;
/** The wall form drops the item of the standing form. */
const asStanding = ({ state }) => [[state.name.replace('_wall_', '_'), 1]];
/** A bell hangs from a ceiling or wall, or stands on a floor. */
const bellHangs = (level, p, state) => {
    const { attachment } = state.properties;
    if (attachment === 'floor')
        return onTopOf('full')(level, p, state);
    if (attachment === 'ceiling')
        return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down', 'centre');
    const front = facingOf(state);
    return level.shapes.isSturdy(level.get(neighbour(p, front)), opposite(front));
};
/** A bell attaches to the clicked side if this side supports it, and to both walls if it is between two (vanilla BellBlock). */
function placeBell(context) {
    const { level, target, face, heading, name } = context;
    const made = (properties) => {
        const state = level.states.encode(name, properties);
        return isSupported(level, target, state) ? state : null;
    };
    if (!isHorizontal(face))
        return made({ attachment: face === 'down' ? 'ceiling' : 'floor', facing: heading });
    const behind = opposite(face);
    const double = [face, behind].every((side) => level.shapes.isSturdy(level.get(neighbour(target, side)), opposite(side)));
    return (made({ attachment: double ? 'double_wall' : 'single_wall', facing: behind }) ??
        made({ attachment: 'floor', facing: heading }) ??
        made({ attachment: 'ceiling', facing: heading }));
}
/**
 * Adds a face to an existing vine or lichen: the clicked one, otherwise the next supported one in the order of the player's look.
 */
const addFace = (possible) => (level, there, click, across) => {
    const p = across ? neighbour(click.clicked, click.face) : click.clicked;
    const byLook = facesByLook(click.look);
    const sides = across ? [opposite(click.face), ...byLook] : byLook;
    const side = sides.find((face) => possible.includes(face) && there.properties[face] === false && holdsFace(level, p, there, face));
    return side === undefined ? null : level.states.with(there, { [side]: true });
};
/** Drops the faces whose neighbours are gone (vanilla MultifaceBlock.updateShape, VineBlock.getUpdatedState). */
const dropsFaces = (possible) => (level, p, state) => Object.fromEntries(possible
    .filter((side) => state.properties[side] === true && !holdsFace(level, p, state, side))
    .map((side) => [side, false]));
const VINE_FACES = [...DIRECTIONS, 'up'];
/** The wall forms of these blocks. */
const onWallOf = (...things) => ending(...things.map((thing) => `_wall_${thing}`));
/** A sign that hangs under a block: at any angle from a narrow block or for a sneaking player, otherwise along the block. */
function placeHanging(context) {
    const { level, target, name, sneaking, heading } = context;
    const roof = level.get(neighbour(target, 'up'));
    const waterlogged = level.get(target).name === 'water';
    for (const side of sidesToTry(context)) {
        if (side === 'down')
            continue;
        if (side === 'up') {
            const attached = sneaking || !level.shapes.isSturdy(roof, 'down');
            const quarter = { south: 0, west: 4, north: 8, east: 12 }[opposite(heading)];
            const rotation = attached ? sixteenth(context, 180) : quarter;
            const state = level.states.encode(name, { rotation, attached, waterlogged });
            if (isSupported(level, target, state))
                return state;
            continue;
        }
        const onWall = name.replace('_hanging_sign', '_wall_hanging_sign');
        // across the wall, facing the player
        const facing = axisOf(heading) === axisOf(side) ? clockwise(side) : opposite(heading);
        return level.states.encode(onWall, { facing, waterlogged });
    }
    return null;
}
/** Signs, banners, heads, vines, hooks and bells, which stand on a block or hang on it. */
export const hangings = [
    family(ending('_sign'), { kind: 'sign' }),
    family((name) => name.endsWith('_sign') && !onWallOf('sign')(name) && !name.endsWith('_hanging_sign'), {
        keepsWallPost: true,
        isSupported: onAnySolidGround,
        orient: (context) => ({ rotation: sixteenth(context, 180) }),
        place: (context) => standingOrWall(context, context.name.replace('_sign', '_wall_sign')),
        push: 'stays',
    }),
    family((name) => name.endsWith('_hanging_sign') && !name.endsWith('_wall_hanging_sign'), {
        isSupported: (level, p) => level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down', 'centre'),
        place: placeHanging,
    }),
    family(ending('_wall_hanging_sign'), {
        drops: ({ state }) => [[state.name.replace('_wall_hanging', '_hanging'), 1]],
    }),
    family((name) => name.endsWith('_banner') && !onWallOf('banner')(name), {
        keepsWallPost: true,
        isSupported: onAnySolidGround,
        orient: (context) => ({ rotation: sixteenth(context, 180) }),
        place: (context) => standingOrWall(context, context.name.replace('_banner', '_wall_banner')),
        push: 'stays',
    }),
    family(onWallOf('sign', 'banner'), {
        isSupported: onAnySolidWall,
        drops: asStanding,
        push: 'stays',
    }),
    family((name) => /_(head|skull)$/.test(name) && name !== 'piston_head' && !onWallOf('head', 'skull')(name), {
        orient: (context) => ({ rotation: sixteenth(context, 0) }),
        place: (context) => standingOrWall(context, context.name.replace(/_(head|skull)$/, '_wall_$1')),
        push: 'breaks',
    }),
    family(onWallOf('head', 'skull'), { drops: asStanding, push: 'breaks' }),
    family(named('vine'), {
        treesGrowThrough: true,
        replaceable: true,
        isSupported: clingsTo(VINE_FACES),
        // they attach to the side the player looks at
        place: (context) => firstThatHolds(context, context.name, (side) => (side === 'down' ? null : { [side]: true })),
        merge: addFace(VINE_FACES),
        shape: dropsFaces(VINE_FACES),
        drops: shearsOr(nothing),
        push: 'breaks',
    }),
    family(named('glow_lichen sculk_vein resin_clump'), {
        isSupported: clingsTo(FACES),
        place: (context) => firstThatHolds(context, context.name, (side) => ({ [side]: true })),
        merge: addFace(FACES),
        shape: dropsFaces(FACES),
        drops: shearsOr(nothing),
    }),
    family(named('sculk_vein'), { drops: silkOr(nothing) }),
    family(named('resin_clump'), {
        drops: ({ state }) => [[state.name, FACES.filter((face) => state.properties[face] === true).length]],
    }),
    family(named('glow_lichen'), { replaceable: true }),
    family(named('tripwire_hook'), {
        isSupported: onWall,
        place: (context) => placeOnWall(context),
        push: 'breaks',
    }),
    family(named('bell'), { isSupported: bellHangs, place: placeBell, push: 'stays' }),
    family(matching(/^(amethyst_cluster|(small|medium|large)_amethyst_bud)$/), {
        isSupported: (level, p, state) => {
            const side = facingOf(state);
            return level.shapes.isSturdy(level.get(neighbour(p, opposite(side))), side);
        },
        orient: ({ face }) => ({ facing: face }),
    }),
    family(matching(/^(small|medium|large)_amethyst_bud$/), { drops: silkOr(nothing) }),
    family(named('amethyst_cluster'), {
        drops: silkOr((context) => context.tool?.name.endsWith('_pickaxe') ? shards(context) : [['amethyst_shard', 2]]),
    }),
];
