/**
 * Casts a library's value to its actual type, where the library's own types are wrong or incomplete. The only double cast in this
 * room: each use is guarded by a test (see README.md), which fails when the library changes.
 */
export declare const adapt: <Known>(value: unknown) => Known;
