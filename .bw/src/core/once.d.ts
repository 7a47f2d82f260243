/** A function of an object that is computed once per object. For immutable objects. */
export declare const once: <Key extends object, Value>(compute: (key: Key) => Value) => ((key: Key) => Value);
/**
 * A function of a name, such as a version or a path, that is computed once per name in a process. An exception is not cached.
 */
export declare const onceByName: <Value, Name extends string = string>(compute: (name: Name) => Value) => ((name: Name) => Value);
