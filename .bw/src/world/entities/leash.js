const canBeLed = (entity) => 'tieTo' in entity;
/** The mobs on the leads of a player or a post. */
export function ledBy(game, holder) {
    const found = [];
    for (const entity of game.entities.values())
        if (canBeLed(entity) && entity.leash === holder)
            found.push(entity);
    return found;
}
/** Releases it; the lead falls to the ground if `drops` is set. */
export function letGo(game, led, { drops }) {
    led.tieTo(undefined);
    if (!drops)
        return;
    game.dropItem({
        stack: game.items.make('lead'),
        position: led.position,
        velocity: { x: 0, y: 0.2, z: 0 },
        pickupDelay: 10,
    });
}
