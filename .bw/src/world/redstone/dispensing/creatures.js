import { boatOf } from '../../entities/boat.js';
import { cartOn } from '../../entities/minecart.js';
import { neighbour, step } from '../../geometry.js';
import { fluidOf } from '../../kernel/blocks/fluid.js';
import { isAir, kindOf } from '../../kernel/blocks/rules.js';
import { overlaps } from '../../kernel/entities/collision.js';
import { Mob } from '../../mobs/mob.js';
import { mountOf } from '../../mobs/riding/mount-kinds.js';
import { setSaddle } from '../../mobs/riding/pack.js';
const YAWS = { south: 0, west: 90, north: 180, east: 270, up: 0, down: 0 };
/** Distance of a placed boat from the dispenser's centre, and its height on water. */
const BOAT_OUT = 1.125;
/** The centre of a block's floor. */
const floorOf = ({ x, y, z }) => ({ x: x + 0.5, y, z: z + 0.5 });
/** Hatches the mob of a spawn egg. */
export const hatch = ({ game, item, front }) => {
    const kind = item.name.replace('_spawn_egg', '');
    if (!game.registry.entitiesByName[kind])
        return 'thrown';
    game.summon(kind, floorOf(front));
    return 'used';
};
export const standUp = ({ game, front, facing }) => {
    const stand = game.summon('armor_stand', floorOf(front));
    stand.yaw = YAWS[facing];
    return 'used';
};
/** Puts a boat on water in front, or on water below that; anywhere else it is thrown. */
export const floatBoat = ({ game, item, p, front, facing }) => {
    const isWater = (at) => fluidOf(game.level, game.level.get(at))?.kind === 'water';
    const onWater = isWater(front);
    const overWater = isAir(game.level, game.level.get(front)) && isWater(neighbour(front, 'down'));
    if (!onWater && !overWater)
        return 'thrown';
    const by = step(facing);
    const { x, y, z } = floorOf(p);
    const position = {
        x: x + by.x * BOAT_OUT,
        y: y + by.y * BOAT_OUT + (onWater ? 1 : 0),
        z: z + by.z * BOAT_OUT,
    };
    const boat = boatOf(game, item.name, position);
    boat.yaw = YAWS[facing];
    game.addEntity(boat);
    return 'used';
};
/** Puts a minecart on rails in front, or below the block in front. */
export const putCart = ({ game, item, front }) => {
    const isRail = (at) => kindOf(game.level, game.level.get(at)) === 'rail';
    const below = neighbour(front, 'down');
    const rail = isRail(front)
        ? front
        : isAir(game.level, game.level.get(front)) && isRail(below)
            ? below
            : undefined;
    if (!rail)
        return 'thrown';
    game.addEntity(cartOn(game, item.name, rail));
    return 'used';
};
/** Animals in the block in front. */
export function mobsIn(game, { x, y, z }) {
    const box = [x, y, z, x + 1, y + 1, z + 1];
    return [...game.entities.values()].filter((entity) => entity instanceof Mob && !entity.dying && overlaps(entity.position, entity.size, box));
}
/** Puts a saddle on an animal that accepts one. */
export const putSaddle = ({ game, item, front }) => {
    const mount = mobsIn(game, front).find((mob) => {
        const kind = mountOf(mob);
        return kind?.saddles && !mob.traits.saddled && !mob.traits.baby && (!kind.wild || mob.traits.tame);
    });
    if (!mount)
        return 'thrown';
    setSaddle(mount, item);
    return 'used';
};
