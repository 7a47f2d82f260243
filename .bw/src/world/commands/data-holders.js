import { blockNbt, hasBlockEntity, setBlockNbt } from '../kernel/chunks/block-nbt.js';
import { gameOf } from '../kernel/game.js';
import { Memory } from '../kernel/memory/memory.js';
import { Player } from '../kernel/player/player.js';
import { applyEntityNbt } from '../persistence/entity-apply.js';
import { entityNbt } from '../persistence/entity-nbt.js';
import { displayName } from '../player/display-name.js';
import { translate } from '../protocol/fields.js';
import { ENTITY } from './arguments/entities.js';
import { BLOCK_POS, blockFor } from './arguments/positions.js';
import { RESOURCE } from './arguments/scores.js';
import { oneOf } from './arguments/selector.js';
import { asShown } from './components/convert.js';
import { refused } from './reply.js';
/** Adds the kinds of holders; `word` begins the names of their arguments, because a line may contain two. */
export function holders(at, build, word = 'target') {
    const pos = `${word}Pos`;
    at.literal('block', (at) => at.argument(pos, BLOCK_POS, (at) => build(at, (run, args) => blockAt(run, args[pos]))));
    at.literal('entity', (at) => at.argument(word, ENTITY, (at) => build(at, (run, args) => entityOf(run, args[word]))));
    at.literal('storage', (at) => at.argument(word, RESOURCE, (at) => build(at, (run, args) => storageOf(run.game, args[word]))));
}
/** The data of a block; throws if it has none. */
export function blockAt(run, at) {
    const p = blockFor(run, at);
    const { level, items } = run.game;
    const read = () => {
        const state = level.get(p);
        const found = blockNbt(level, p, state);
        if (!found || !hasBlockEntity(state))
            throw refused('commands.data.block.invalid');
        return asShown(run.game.registry, found);
    };
    read();
    return { read, merge: (nbt) => setBlockNbt(level, items, p, nbt.value), ...blockTexts(p) };
}
const blockTexts = ({ x, y, z }) => ({
    whole: (data) => translate('commands.data.block.query', x, y, z, data),
    scaled: (path, scale, value) => translate('commands.data.block.get', path, x, y, z, scale, value),
    modified: () => translate('commands.data.block.modified', x, y, z),
});
/** The data of the entity that a selector finds. */
export const entityOf = (run, selector) => holderOf(run, oneOf(run, selector));
/** The data of an entity. */
export function holderOf(run, target) {
    const name = displayName(target);
    return {
        read: () => asShown(run.game.registry, entityNbt(target)),
        merge: (nbt) => mergeInto(gameOf(target), target, nbt),
        whole: (data) => translate('commands.data.entity.query', name, data),
        scaled: (path, scale, value) => translate('commands.data.entity.get', path, name, scale, value),
        modified: () => translate('commands.data.entity.modified', displayName(target)),
    };
}
function mergeInto(game, target, nbt) {
    if (target instanceof Player)
        throw refused('commands.data.entity.invalid');
    applyEntityNbt(game, target, nbt);
    game.sendMetadata(target);
}
const STORAGES = new Memory('storages', () => ({ byName: new Map() }));
/** All command storages of a world by name. */
export const storagesOf = ({ world }) => STORAGES.of(world).byName;
/** The command storage with a given name. It lasts as long as the world is open. */
export function storageOf({ world }, name) {
    const { byName: all } = STORAGES.of(world);
    const read = () => all.get(name) ?? { type: 'compound', value: {} };
    return {
        read,
        merge: (nbt) => void all.set(name, { type: 'compound', value: { ...read().value, ...nbt.value } }),
        replace: (nbt) => void all.set(name, nbt),
        whole: (data) => translate('commands.data.storage.query', name, data),
        scaled: (path, scale, value) => translate('commands.data.storage.get', path, name, scale, value),
        modified: () => translate('commands.data.storage.modified', name),
    };
}
