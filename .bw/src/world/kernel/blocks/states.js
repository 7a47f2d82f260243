import { WorldError } from '../../errors.js';
/**
 * Converts block name and properties to state ids and back (vanilla numbers states in property order, with the last property
 * changing fastest).
 */
export class BlockStates {
    registry;
    air;
    #decoded = new Map();
    constructor(registry) {
        this.registry = registry;
        this.air = this.decode(0);
    }
    /** Throws 'bad_block_state' for an unknown number. */
    decode(stateId) {
        const known = this.#decoded.get(stateId);
        if (known)
            return known;
        const block = this.registry.blocksByStateId[stateId];
        if (!block)
            throw new WorldError('bad_block_state', 'no such block state', {
                got: stateId,
                wanted: 'a state number of this version',
                remedy: 'take numbers from blockAt or encode',
            });
        const values = [];
        let rest = stateId - block.minStateId;
        for (const state of [...block.states].reverse()) {
            const text = valuesOf(state)[rest % state.num_values] ?? '';
            rest = Math.floor(rest / state.num_values);
            values.unshift([state.name, typed(state, text)]);
        }
        const properties = Object.fromEntries(values);
        const decoded = Object.freeze({
            name: block.name,
            properties: Object.freeze(properties),
            stateId,
        });
        this.#decoded.set(stateId, decoded);
        return decoded;
    }
    /** A block's state with the given properties and defaults for the rest. Throws on unknown names and values. */
    encode(name, properties = {}) {
        const block = this.definition(name);
        return this.#number(block, { ...this.decode(block.defaultState).properties }, properties);
    }
    /** The same block with some properties changed. */
    with(state, properties) {
        return this.#number(this.definition(state.name), { ...state.properties }, properties);
    }
    /** The first of these names that exists in the version (some blocks were renamed). */
    named(...names) {
        return names.find((name) => this.has(name)) ?? names.join(' or ');
    }
    has(name) {
        return this.registry.blocksByName[name] !== undefined;
    }
    hasProperty(name, property) {
        return this.registry.blocksByName[name]?.states.some((state) => state.name === property) ?? false;
    }
    /** Throws 'unknown_block'. */
    definition(name) {
        const block = this.registry.blocksByName[name];
        if (!block)
            throw new WorldError('unknown_block', 'unknown block', {
                got: name,
                wanted: 'a block name of this version without namespace',
                remedy: 'check the spelling',
            });
        return block;
    }
    #number(block, base, changes) {
        for (const [key, value] of Object.entries(changes)) {
            if (!(key in base))
                throw badProperty(block, key);
            base[key] = value;
        }
        let n = 0;
        for (const state of block.states) {
            const index = valuesOf(state).indexOf(String(base[state.name]));
            if (index < 0)
                throw badValue(block, state, base[state.name]);
            n = n * state.num_values + index;
        }
        return this.decode(block.minStateId + n);
    }
}
/** The values a property can take, as written in commands. */
export function valuesOf(state) {
    if (state.type === 'bool')
        return ['true', 'false'];
    return state.values ?? Array.from({ length: state.num_values }, (_, i) => String(i));
}
function typed(state, text) {
    if (state.type === 'bool')
        return text === 'true';
    // before 1.17 the data lists numbers as strings
    return state.type === 'int' || /^\d+$/.test(text) ? Number(text) : text;
}
function badProperty(block, key) {
    return new WorldError('bad_block_state', `block ${block.name} has no property '${key}'`, {
        got: key,
        wanted: block.states.map((state) => state.name).join(', ') || 'no properties',
        remedy: 'leave it out',
    });
}
function badValue(block, state, value) {
    return new WorldError('bad_block_state', `block ${block.name} does not accept ${state.name}=${String(value)}`, {
        got: value,
        wanted: valuesOf(state).join(', '),
        remedy: 'use one of these values',
    });
}
