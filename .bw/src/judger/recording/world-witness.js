import { formatBlock } from '../../game/block.js';
import { DOING } from '../../recording/segment.js';
import { remembered } from './remembered.js';
/** The embedded world, which knows everything that happens in it. */
export function worldWitness(world) {
    const nameOf = (state) => formatBlock(world.view.state(state));
    let numberOfState;
    const onlooker = world.view.onlooker();
    const shown = { time: 0, weather: 'clear', figures: [], carriers: [] };
    const stacks = new WeakMap();
    const recordedColumns = new Set();
    return {
        seenBy: 'world',
        bottom: world.view.bottom,
        onTick(listener) {
            world.on('ticked', listener);
            return () => world.off('ticked', listener);
        },
        onBlockChanged(listener) {
            const names = new Map();
            const hear = ({ position, to, by, dimension, }) => {
                if (dimension !== undefined)
                    return;
                const name = names.get(to.stateId) ?? formatBlock(to);
                names.set(to.stateId, name);
                listener(position, name, by);
            };
            world.on('blockChanged', hear);
            return () => world.off('blockChanged', hear);
        },
        onChat(listener) {
            const hear = ({ name, message }) => listener(name, message);
            world.on('chat', hear);
            return () => world.off('chat', hear);
        },
        now() {
            const sights = onlooker.look();
            shown.time = world.view.time;
            shown.weather = world.view.weather;
            shown.carriers.length = 0;
            const { figures } = shown;
            // A slot that had no figure in the last tick must not count as the previous state.
            figures.length = Math.min(figures.length, sights.length);
            for (let at = 0; at < sights.length; at++) {
                const sight = sights[at];
                figures[at] ??= blankFigure();
                fillFigure(figures[at], sight);
                if (sight.carries !== undefined)
                    shown.carriers.push(carrierOf(sight.name, sight.carries, stacks));
            }
            return shown;
        },
        newColumns(numberOf) {
            numberOfState ??= remembered((state) => numberOf(nameOf(state)));
            const columns = [];
            for (const loaded of world.view.loadedColumns)
                for (const key of loaded) {
                    if (recordedColumns.has(key))
                        continue;
                    recordedColumns.add(key);
                    const [cx, cz] = key.split(',').map(Number);
                    columns.push({ cx, cz, ...world.view.column(cx, cz, numberOfState) });
                }
            return columns;
        },
    };
}
/** Numbers begin as NaN, which V8 stores as a fraction: an object whose whole numbers become fractions later would change its shape. */
const blankFigure = () => ({
    id: -1,
    kind: '',
    name: '',
    x: Number.NaN,
    y: Number.NaN,
    z: Number.NaN,
    yaw: Number.NaN,
    pitch: Number.NaN,
    items: [],
    doing: 0,
    isAsBefore: false,
});
/** Fills in a figure. It counts as unchanged if it was the same figure in the last tick and its appearance has not changed. */
function fillFigure(figure, sight) {
    figure.isAsBefore = sight.isAsBefore;
    if (sight.isAsBefore && figure.id === sight.id)
        return;
    figure.id = sight.id;
    figure.kind = sight.kind;
    figure.name = sight.name;
    figure.x = sight.position.x;
    figure.y = sight.position.y;
    figure.z = sight.position.z;
    // the protocol's angles are in degrees: yaw 0 looks south and increases towards the west, pitch increases downwards
    figure.yaw = Math.PI - (sight.yaw * Math.PI) / 180;
    figure.pitch = (-sight.pitch * Math.PI) / 180;
    figure.items = sight.equipment;
    figure.doing =
        (sight.sneaking ? DOING.sneaking : 0) |
            (sight.swinging ? DOING.swinging : 0) |
            (sight.asleep ? DOING.sleeping : 0) |
            (sight.burning ? DOING.burning : 0) |
            (sight.baby ? DOING.baby : 0) |
            (sight.dying ? DOING.dead : 0) |
            (sight.hurt ? DOING.hurt : 0);
}
const carrierOf = (agent, { selected, health, food, inventory }, stacks) => ({ agent, selected, health, food, stacks: stacksOf(stacks, inventory) });
/**
 * The stacks of an inventory. An unchanged inventory returns the same list, so that a recorder can tell at once that nothing has
 * changed.
 */
function stacksOf(cache, inventory) {
    const before = cache.get(inventory);
    if (before !== undefined)
        return before;
    const stacks = inventory.map(({ slot, name, count }) => ({ slot, item: name, count }));
    cache.set(inventory, stacks);
    return stacks;
}
