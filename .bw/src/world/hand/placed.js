import { boatOf } from '../entities/boat.js';
import { EndCrystal } from '../entities/end-crystal.js';
import { hangingPlace, ItemFrame, Painting } from '../entities/hanging.js';
import { cartOn } from '../entities/minecart.js';
import { centreOf, isHorizontal, lookVector, neighbour } from '../geometry.js';
import { isAir, kindOf } from '../kernel/blocks/rules.js';
import { isFree, overlaps } from '../kernel/entities/collision.js';
import { blockInSight } from '../player/sight.js';
const REACH = 5;
const used = ({ player, hand, stack }) => {
    player.statistics.add('used', stack.name);
    player.useUp(hand);
};
/** Boats are placed where the player looks, on land or on water. */
export const boats = {
    is: (item) => /_(boat|raft)$/.test(item),
    use(use) {
        const { game, player, stack } = use;
        const sight = blockInSight(game, player, { reach: REACH, sources: true });
        if (!sight)
            return false;
        const position = pointSeen(use, sight.position, sight.face);
        const boat = boatOf(game, stack.name, position);
        if (!isFree(game.level, { ...position, y: position.y + 0.01 }, boat.size))
            return false;
        boat.yaw = player.yaw;
        boat.owner = player;
        game.addEntity(boat);
        used(use);
        return true;
    },
    // the client also sends its look direction, which decides
    useOn: () => true,
};
/** The point of a block that a player looks at: water from above, anything else on the clicked face. */
function pointSeen({ player, game }, p, face) {
    const look = lookVector(player);
    const { eyes } = player;
    const water = game.level.get(p).name === 'water';
    const top = p.y + (water ? 0.89 : 1);
    if (face === 'up' && look.y < 0) {
        const share = (top - eyes.y) / look.y;
        return { x: eyes.x + look.x * share, y: top, z: eyes.z + look.z * share };
    }
    const out = centreOf(neighbour(p, face));
    return { ...out, y: out.y - 0.5 };
}
/** Minecarts are put on rails. */
export const minecarts = {
    is: (item) => /(^|_)minecart$/.test(item),
    useOn(use, { p }) {
        const { game, player, stack } = use;
        if (kindOf(game.level, game.level.get(p)) !== 'rail')
            return false;
        const cart = cartOn(game, stack.name, p);
        cart.owner = player;
        game.addEntity(cart);
        used(use);
        return true;
    },
};
export const armorStand = {
    is: (item) => item === 'armor_stand',
    useOn(use, { p, face }) {
        const { game, player } = use;
        if (face === 'down')
            return false;
        const at = neighbour(p, face);
        const position = { x: at.x + 0.5, y: at.y, z: at.z + 0.5 };
        const size = { width: 0.5, height: 1.975 };
        if (!isFree(game.level, position, size) || isTaken(use, at, 2))
            return false;
        const stand = game.summon('armor_stand', position);
        stand.yaw = Math.floor((((player.yaw - 180 + 22.5) % 360) + 360) / 45) * 45;
        used(use);
        return true;
    },
};
export const endCrystal = {
    is: (item) => item === 'end_crystal',
    useOn(use, { p }) {
        const { game } = use;
        const { name } = game.level.get(p);
        const above = neighbour(p, 'up');
        if ((name !== 'obsidian' && name !== 'bedrock') || !isAir(game.level, game.level.get(above)))
            return false;
        if (isTaken(use, above, 2))
            return false;
        const position = { x: above.x + 0.5, y: above.y, z: above.z + 0.5 };
        game.addEntity(new EndCrystal(game, { definition: game.entityDefinition('end_crystal'), position }));
        used(use);
        return true;
    },
};
/** Item frames hang on all faces, paintings on walls. */
export const hangings = {
    is: (item) => item === 'item_frame' || item === 'glow_item_frame' || item === 'painting',
    useOn(use, { p, face }) {
        const { game, stack } = use;
        if (stack.name === 'painting' && !isHorizontal(face))
            return false;
        const at = neighbour(p, face);
        const holds = game.level.shapes.isSolid(game.level.get(p));
        const position = hangingPlace(p, face);
        const taken = [...game.entities.values()].some((other) => (other instanceof ItemFrame || other instanceof Painting) && near(other.position, position));
        if (!holds || taken || game.level.shapes.isFullCube(game.level.get(at)))
            return false;
        const Kind = stack.name === 'painting' ? Painting : ItemFrame;
        game.addEntity(new Kind(game, { definition: game.entityDefinition(stack.name), position, face }));
        used(use);
        return true;
    },
};
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.1;
/** Whether there is anything in the given number of blocks from a position upwards. */
function isTaken({ game }, p, height) {
    const box = [p.x, p.y, p.z, p.x + 1, p.y + height, p.z + 1];
    return game.allTracked().some((body) => overlaps(body.position, body.size, box));
}
