import { GAME_MODES } from '../../kernel/player/player.js';
import { effectNames, effectNumber } from '../../player/effects.js';
import { isSlotName, SLOT_NAMES } from '../inventory-slots.js';
import { lookup, namespaced, readName } from '../names.js';
import { missing } from '../reply.js';
import { suggestResources, suggestWords } from '../tree/suggestions.js';
import { RESOURCE } from './scores.js';
/** The error for a name that a table does not have: since 1.19.3 one key for all tables, before that one per table. */
const unknown = (game, before, table, name) => game.registry.isNewerOrEqualTo('1.19.3')
    ? missing('argument.resource.not_found', namespaced(name), `minecraft:${table}`)
    : missing(before, namespaced(name));
/** A name of a registry, which clients know since 1.19.3; before that any name with a namespace. */
export const resourceOf = (game, registry, kind = 'resource') => ({
    parser: game.registry.isNewerOrEqualTo('1.19.3')
        ? { id: `minecraft:${kind}`, properties: { registry: `minecraft:${registry}` } }
        : RESOURCE.parser,
    parse: RESOURCE.parse,
});
/** A status effect. */
export const EFFECT = {
    parser: { id: 'minecraft:mob_effect' },
    parse(reader, game) {
        const name = readName(reader);
        const id = effectNumber(game, name);
        if (id === undefined)
            throw unknown(game, 'effect.effectNotFound', 'mob_effect', name);
        return { name, id };
    },
    suggest: suggestResources(({ game }) => effectNames(game)),
};
/** An enchantment. */
export const ENCHANTMENT = {
    parser: { id: 'minecraft:item_enchantment' },
    parse(reader, game) {
        const name = readName(reader);
        const definition = lookup(game.registry.enchantmentsByName, name);
        if (!definition)
            throw unknown(game, 'enchantment.unknown', 'enchantment', name);
        return { name, definition };
    },
    suggest: suggestResources(({ game }) => Object.keys(game.registry.enchantmentsByName)),
};
/** Kinds that cannot be summoned (vanilla). */
const NOT_SUMMONABLE = new Set(['player', 'fishing_bobber']);
/** A kind of entity that can be summoned. */
export const SUMMONABLE = {
    parser: { id: 'minecraft:entity_summon', suggestions: 'minecraft:summonable_entities' },
    parse(reader, game) {
        const name = readName(reader);
        if (lookup(game.registry.entitiesByName, name) && !NOT_SUMMONABLE.has(name))
            return name;
        throw unknown(game, 'entity.notFound', 'entity_type', name);
    },
    suggest: suggestResources(({ game }) => Object.keys(game.registry.entitiesByName).filter((name) => !NOT_SUMMONABLE.has(name))),
};
/** A slot of an inventory. */
export const SLOT = {
    parser: { id: 'minecraft:item_slot' },
    parse(reader) {
        const name = reader.word();
        if (isSlotName(name))
            return name;
        throw reader.fails('syntax', reader.cursor - name.length, 'slot.unknown', name);
    },
    suggest: suggestWords(() => SLOT_NAMES),
};
const GAME_MODE = {
    parser: { id: 'minecraft:gamemode' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.word();
        const mode = GAME_MODES.find((known) => known === name);
        if (mode)
            return mode;
        throw reader.problemAt(start, 'argument.gamemode.invalid', name);
    },
    suggest: suggestWords(() => GAME_MODES),
};
/** Adds a game mode: since 1.19.3 an argument, before that one literal per mode. */
export function addGameMode(at, game, build) {
    if (game.registry.isNewerOrEqualTo('1.19.3'))
        at.argument('gamemode', GAME_MODE, (next) => build(next, ({ gamemode }) => gamemode));
    else
        for (const mode of GAME_MODES)
            at.literal(mode, (next) => build(next, () => mode));
}
