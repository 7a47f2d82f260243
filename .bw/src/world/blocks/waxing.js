/** Waxed copper; null for blocks that cannot be waxed. */
export function waxed({ states }, state) {
    const name = `waxed_${state.name}`;
    return states.has(name) ? states.encode(name, { ...state.properties }) : null;
}
