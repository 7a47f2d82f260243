import { setFire } from '../blocks/fire.js';
import { doused } from '../blocks/flames.js';
import { popItem } from '../blocks/removing.js';
import { updateAround } from '../blocks/updates.js';
import { waxed } from '../blocks/waxing.js';
import { directionOfYaw, isHorizontal, neighbour, opposite } from '../geometry.js';
import { fertilise } from '../growth/bone-meal.js';
import { openEndPortal } from '../portals/eyes.js';
const set = (names) => new Set(names.trim().split(/\s+/));
const TILLED = set('grass_block dirt dirt_path grass_path');
const TRODDEN = set('grass_block dirt podzol coarse_dirt mycelium rooted_dirt');
const SEEDS_OF_A_PUMPKIN = 4;
const openAbove = ({ game, p, face }) => face !== 'down' && game.level.get(neighbour(p, 'up')).stateId === 0;
/** Turns dirt into farmland; needs air above, except for rooted dirt. */
const hoe = (use) => {
    const { game, p, state } = use;
    const { states } = game.level;
    if (state.name === 'rooted_dirt') {
        popItem(game, p, game.items.make('hanging_roots'));
        return states.encode('dirt');
    }
    if (!openAbove(use))
        return null;
    if (state.name === 'coarse_dirt')
        return states.encode('dirt');
    return TILLED.has(state.name) ? states.encode('farmland') : null;
};
/** Makes paths, and extinguishes campfires. */
const shovel = (use) => {
    const { game, p, state } = use;
    if (state.name.endsWith('campfire') && state.properties['lit'] === true)
        return doused(game, p, state);
    return openAbove(use) && TRODDEN.has(state.name)
        ? game.level.states.encode(game.level.states.named('dirt_path', 'grass_path'))
        : null;
};
/** Strips logs, and scrapes wax and oxidation off copper. */
const axe = ({ game, state }) => {
    const { states } = game.level;
    const cleaner = scraped(state.name);
    if (cleaner && states.has(cleaner))
        return states.encode(cleaner, { ...state.properties });
    const bare = `stripped_${state.name}`;
    const wooden = /_(log|wood|stem|hyphae)$/.test(state.name) && states.has(bare);
    return wooden ? states.encode(bare, { axis: state.properties['axis'] ?? 'y' }) : null;
};
/** Copper without wax, or one stage less oxidised; null for other blocks. */
function scraped(name) {
    if (!name.includes('copper'))
        return null;
    if (name.startsWith('waxed_'))
        return name.slice('waxed_'.length);
    if (name.startsWith('oxidized_'))
        return name.replace('oxidized_', 'weathered_');
    if (name.startsWith('weathered_'))
        return name.replace('weathered_', 'exposed_');
    if (!name.startsWith('exposed_'))
        return null;
    return name === 'exposed_copper' ? 'copper_block' : name.slice('exposed_'.length);
}
/** Lights campfires, candles and TNT. */
const lighter = ({ game, p, state }) => game.blocks.of(state).kindle?.(game, p, state) ?? null;
const wax = ({ game, state }) => waxed(game.level, state);
/** Puts an eye into an end portal frame. */
const eye = ({ game, state }) => state.name === 'end_portal_frame' && state.properties['eye'] === false
    ? game.level.states.with(state, { eye: true })
    : null;
/** Items that are consumed when used on a block. */
const CONSUMED = { honeycomb: wax, ender_eye: eye, fire_charge: lighter };
/** Carves a pumpkin on the clicked side. */
const shears = ({ game, player, p, face, state }) => {
    if (state.name !== 'pumpkin')
        return null;
    popItem(game, p, game.items.make('pumpkin_seeds', SEEDS_OF_A_PUMPKIN));
    const facing = isHorizontal(face) ? face : opposite(directionOfYaw(player.yaw));
    return game.level.states.encode('carved_pumpkin', { facing });
};
function toolOf(item) {
    if (item.endsWith('_hoe'))
        return hoe;
    if (item.endsWith('_shovel'))
        return shovel;
    if (item.endsWith('_axe'))
        return axe;
    if (item === 'flint_and_steel')
        return lighter;
    return item === 'shears' ? shears : (CONSUMED[item] ?? null);
}
/** Uses a tool or bone meal on a block. Returns false if it has no effect. */
export function useTool(game, player, hand, target) {
    const stack = player.held(hand);
    if (!stack)
        return false;
    const food = game.world.growth[game.level.get(target.p).name] ?? 'bone_meal';
    if (stack.name === food) {
        if (!fertilise(game, target.p))
            return false;
        player.useUp(hand);
        return true;
    }
    const state = game.level.get(target.p);
    const tool = toolOf(stack.name);
    const next = tool?.({ game, player, ...target, state });
    if (next) {
        game.level.set(target.p, next);
        updateAround(game, [target.p]);
        if (tool === eye)
            openEndPortal(game, target.p);
        if (tool === lighter)
            player.statistics.add('lit', state.name);
    }
    else if (tool !== lighter || !setFire(game, neighbour(target.p, target.face)))
        return false;
    else
        player.statistics.add('lit', 'fire');
    if (CONSUMED[stack.name])
        player.useUp(hand);
    else
        player.wear(1, hand);
    return true;
}
