/** Makes an item unusable for some ticks; the client shows it (vanilla ItemCooldowns). */
export function coolDown(game, player, item, ticks) {
    player.cooldowns.set(item, game.ticks + ticks);
    const itemID = game.registry.itemsByName[item]?.id;
    if (itemID !== undefined)
        player.send('set_cooldown', { itemID, cooldownTicks: ticks });
}
export const isCooling = (game, player, item) => game.ticks < (player.cooldowns.get(item) ?? 0);
