/** Mobs, i.e. bodies with AI. */
import { ArmorStand } from '../entities/armor-stand.js';
import { EnderDragon } from '../entities/ender-dragon.js';
import { Body } from '../kernel/entities/body.js';
import { behavioursOf, dodgeOf, habitsOf } from './behaviours.js';
import { equip } from './equipment.js';
import { KINDS } from './kinds.js';
import { memoriesOf } from './memories.js';
import { Mob } from './mob.js';
import { grow } from './monsters/slime.js';
export { isWaterBucket, releaseFish } from './fish-buckets.js';
export { noteHead } from './golems/building.js';
export { hatch, interactWithMob } from './interactions.js';
export { lootOf } from './loot.js';
export { Mob } from './mob.js';
export { grow } from './monsters/slime.js';
export { TAME_WOLF } from './pets/taming.js';
export { openHorse } from './riding/horse-window.js';
export { armourOf, hasInventory, putChestOn, saddleOf, setArmour, setSaddle, } from './riding/pack.js';
export { boost, jumpWith } from './riding/steering.js';
export { BARTER, VILLAGER } from './villager-memory.js';
/** Creates a living entity: a mob if the kind has an AI here, otherwise a body without AI. */
export function createBody(game, kind, position) {
    const definition = game.entityDefinition(kind);
    const type = KINDS[kind];
    if (kind === 'armor_stand')
        return new ArmorStand(game, { definition, position });
    if (kind === 'ender_dragon')
        return new EnderDragon(game, { definition, position });
    if (!type)
        return new Body(game, { definition, position });
    const behaviours = behavioursOf(kind, type);
    const mob = new Mob(game, {
        definition,
        position,
        type,
        behaviours,
        habits: habitsOf(kind, type),
        dodge: dodgeOf(kind),
        recorded: memoriesOf(kind, type),
    });
    equip(mob);
    if (kind === 'slime' || kind === 'magma_cube')
        grow(mob, 1 << game.mobChance.between(0, 2));
    return mob;
}
/** Removes hostile mobs when the difficulty is peaceful. */
export function removeHostileMobsInPeaceful(game) {
    if (game.difficulty !== 'peaceful')
        return;
    for (const entity of [...game.entities.values()])
        if (entity instanceof Mob && entity.type.nature === 'hostile')
            game.removeEntity(entity);
}
