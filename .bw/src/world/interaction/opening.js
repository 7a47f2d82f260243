import { neighbour } from '../geometry.js';
import { CRAFTING_WINDOW, containerAt, containerMenu, isBlocked } from '../inventory/chest.js';
import { craftingTableMenu } from '../inventory/crafting.js';
import { ENDER_WINDOW, enderChestMenu } from '../inventory/ender-chest.js';
import { furnaceMenu } from '../inventory/furnace.js';
import { liftLids } from '../inventory/lids.js';
import { placeIn } from '../kernel/dimensions.js';
import { countOpened } from '../player/statistics.js';
import { isNear, openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { conducts } from '../redstone/parts.js';
import { payExperience } from '../smelting/experience.js';
import { brewingMenu } from '../stations/brewing.js';
export function openCraftingTable(game, player, p, { name }) {
    const menu = craftingTableMenu({ ...windowOf(player), items: game.items, recipes: game.recipes }, stillAt(game.level, player, p, (there) => there === name));
    countOpened(player, name);
    openWindow(player, menu, { type: CRAFTING_WINDOW, title: translate('container.crafting') });
    return true;
}
/** Opens an ender chest, unless a full block above keeps it closed. */
export function openEnderChest(game, player, p, { name }) {
    const { level } = game;
    if (conducts(level, level.get(neighbour(p, 'up'))))
        return true;
    const stillValid = stillAt(level, player, p, (there) => there === name);
    const lid = lidOf(game, player, [p]);
    const menu = enderChestMenu({
        ...windowOf(player),
        list: player.enderChest,
        stillValid,
        onClose: lid.close,
    });
    countOpened(player, name);
    openWindow(player, menu, { type: ENDER_WINDOW, title: translate('container.enderchest') });
    lid.open();
    return true;
}
/** Opens a container. Returns false if the block is not one. */
export function openContainer(game, player, p) {
    const { level } = game;
    const container = containerAt(level, p);
    if (!container)
        return false;
    if (isBlocked(level, container))
        return true;
    const places = container.parts.map(({ position }) => position);
    const lid = lidOf(game, player, places);
    const looking = {
        ...windowOf(player),
        container,
        level,
        near: () => isNear(player, p),
        onClose: lid.close,
        paid: () => payExperience(game, p, player.position),
    };
    const brewed = (potion) => player.statistics.add('brewed', potion);
    const menu = furnaceMenu(looking) ?? brewingMenu(game, { ...looking, brewed }) ?? containerMenu(looking);
    countOpened(player, level.get(p).name);
    openWindow(player, menu, { type: container.windowType, title: translate(container.title) });
    const block = level.get(p).name;
    game.emitter.emit('containerOpened', { name: player.name, position: p, block, ...placeIn(game.dimension) });
    lid.open();
    return true;
}
/** The lid of a container while a player looks inside. Spectators do not lift lids. */
function lidOf(game, player, places) {
    let lower;
    return {
        open() {
            if (player.gameMode !== 'spectator')
                lower = liftLids(game, places);
        },
        close() {
            lower?.();
            lower = undefined;
        },
    };
}
