import { columnKey } from '../chunks/columns.js';
import { columnOf } from './layer.js';
/**
 * Sends the light that has changed since the last call. Vanilla sends it only where a client cannot compute it, because the
 * official client computes light itself; bot libraries do not.
 */
export function sendLight({ light, dialect, chunks, players, world }) {
    light.settle();
    const { sky, block } = light;
    if (sky.changed.size === 0 && block.changed.size === 0)
        return;
    for (const number of new Set([...sky.changed.keys(), ...block.changed.keys()])) {
        const { cx, cz } = columnOf(number);
        chunks.forget(cx, cz);
        const key = columnKey(cx, cz);
        const receivers = players.filter(({ inPlay, loaded }) => inPlay && loaded.has(key));
        if (receivers.length === 0)
            continue;
        const sections = { sky: sky.changed.get(number) ?? 0, block: block.changed.get(number) ?? 0 };
        world.sendShared(receivers, ...dialect.light({ x: cx, z: cz }, light.of(cx, cz), sections));
    }
    sky.changed.clear();
    block.changed.clear();
}
