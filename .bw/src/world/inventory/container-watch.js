import { sameStack } from '../items/stack.js';
import { placeIn } from '../kernel/dimensions.js';
/** Detects changes in containers from one tick to the next, no matter who causes them. */
export class ContainerWatch {
    #before = new Map();
    /** The current contents of containers; later changes are reported. */
    begin(games) {
        this.#before = new Map();
        for (const game of games)
            for (const [key, { items }] of game.level.blockEntities)
                if (items !== undefined)
                    this.#before.set(keyIn(game, key), [...items]);
    }
    /** Reports the changes since the last call. */
    look(games) {
        for (const game of games)
            for (const [key, { items }] of game.level.blockEntities)
                if (items !== undefined)
                    this.#compare(game, key, items);
    }
    #compare(game, key, items) {
        const before = this.#before.get(keyIn(game, key)) ?? [];
        // stacks are immutable, so identical ones mean that nothing has changed
        if (before.length === items.length && items.every((stack, i) => stack === before[i]))
            return;
        this.#before.set(keyIn(game, key), [...items]);
        const slots = items.flatMap((stack, slot) => {
            const from = before[slot] ?? null;
            return sameStack(from, stack) ? [] : [{ slot, from: shown(from), to: shown(stack) }];
        });
        if (slots.length === 0)
            return;
        const [x = 0, y = 0, z = 0] = key.split(',').map(Number);
        const position = { x, y, z };
        const block = game.level.get(position).name;
        game.emitter.emit('containerChanged', { position, block, slots, ...placeIn(game.dimension) });
    }
}
const keyIn = (game, key) => `${game.dimension.name} ${key}`;
const shown = (stack) => stack === null ? null : { name: stack.name, count: stack.count };
