/**
 * Takes a value of a library for what we know it to be, where the library's own types are wrong or leave it out. The only
 * double cast of this room: each use is guarded by a test (see README.md), which fails when the library changes.
 */
export const adapt = <Known>(value: unknown): Known => value as Known
