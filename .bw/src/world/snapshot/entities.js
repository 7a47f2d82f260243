import { createTree, isRoot, tieLed, withRiders } from '../persistence/entity-tree.js';
/** A dragon belongs to its fight, which continues. */
const STAYS = 'ender_dragon';
const saved = (entities) => [...entities].filter(isRoot).map(withRiders);
export const takeEntities = ({ entities, parked }) => ({
    active: saved(entities.values()),
    parked: new Map(Array.from(parked, ([key, list]) => [key, saved(list)])),
});
/** Removes all entities and restores those of the snapshot. They have new ids, and their old UUIDs. */
export function restoreEntities(game, { active, parked }) {
    for (const entity of [...game.entities.values()])
        if (entity.kind !== STAYS)
            game.removeEntity(entity);
    game.parked.clear();
    const led = [];
    for (const members of active)
        for (const entity of createTree(game, members, led))
            game.addEntity(entity);
    for (const [key, list] of parked)
        game.parked.set(key, list.flatMap((members) => createTree(game, members, led)));
    tieLed(game, led);
}
