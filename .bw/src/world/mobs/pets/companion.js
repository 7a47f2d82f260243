import { blockOf } from '../../geometry.js';
import { flag } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { Standing } from '../standing.js';
/** Distances at which it starts to follow, stops, and teleports to its owner (blocks). */
const FAR = 10;
const NEAR = 2.5;
const TELEPORT = 12;
/** Radius around the owner in which it appears, and number of attempts. */
const AROUND = 3;
const TRIES = 10;
/** Its owner, if that player is in the world. */
export const ownerOf = (mob) => mob.traits.owner === undefined
    ? undefined
    : mob.game.players.find(({ uuid, inPlay }) => inPlay && uuid === mob.traits.owner);
/** Sits as long as its owner wants it to (vanilla SitWhenOrderedToGoal). */
export const sit = (mob) => {
    if (!mob.traits.sitting)
        return false;
    if (mob.route.length > 0)
        mob.stop();
    return true;
};
/** Whether it is on its way to its owner. */
export const FOLLOWING = new SavedMemory('following', { owner: flag('FollowsOwner') });
/** Follows its owner, and teleports to it if left behind (vanilla FollowOwnerGoal). */
export const followOwner = (mob) => {
    const owner = ownerOf(mob);
    if (!owner || owner.dead || owner.gameMode === 'spectator' || mob.leash || mob.vehicle)
        return false;
    const far = mob.distanceTo(owner);
    const following = FOLLOWING.of(mob);
    if (far < (following.owner ? NEAR : FAR)) {
        if (following.owner)
            mob.stop();
        following.owner = false;
        return false;
    }
    following.owner = true;
    if (far >= TELEPORT)
        appearBeside(mob, owner);
    else
        mob.goTo(owner.position, { near: NEAR - 0.5 });
    return true;
};
function appearBeside(mob, owner) {
    const { mobChance, level } = mob.game;
    const standing = new Standing(level, mob.size);
    const at = blockOf(owner.position);
    for (let i = 0; i < TRIES; i++) {
        const x = at.x + mobChance.between(-AROUND, AROUND);
        const z = at.z + mobChance.between(-AROUND, AROUND);
        if (Math.abs(x - at.x) < 2 && Math.abs(z - at.z) < 2)
            continue;
        const y = at.y + mobChance.between(-1, 1);
        const feet = standing.at(x, y, z);
        if (feet === null || level.get({ x, y, z }).name === 'water')
            continue;
        const to = { x: x + 0.5, y: feet, z: z + 0.5 };
        mob.position = to;
        mob.stop();
        return;
    }
}
