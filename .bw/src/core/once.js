/** A function of an object that is computed once per object. For immutable objects. */
export const once = (compute) => remembering(new WeakMap(), compute);
/**
 * A function of a name, such as a version or a path, that is computed once per name in a process. An exception is not cached.
 */
export const onceByName = (compute) => remembering(new Map(), compute);
function remembering(cache, compute) {
    return (key) => {
        const cached = cache.get(key);
        if (cached !== undefined)
            return cached.value;
        const value = compute(key);
        cache.set(key, { value });
        return value;
    };
}
