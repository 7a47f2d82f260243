/** Game versions that are tested in the embedded world, which supports all of them; docs/world.md lists differences. */
export const GAME_VERSIONS = ['1.16.5', '1.19.2', '1.20.4', '1.21.1', '1.21.4'];
/**
 * Further versions that the client library speaks (mineflayer 4.39). External servers may run them; only a few have been played.
 */
export const UNTRIED_VERSIONS = [
    '1.8.8',
    '1.9.4',
    '1.10.2',
    '1.11.2',
    '1.12.2',
    '1.13.2',
    '1.14.4',
    '1.15.2',
    '1.17.1',
    '1.18.2',
    '1.19',
    '1.19.3',
    '1.19.4',
    '1.20.1',
    '1.20.2',
    '1.20.6',
    '1.21.3',
    '1.21.5',
    '1.21.6',
    '1.21.8',
    '1.21.9',
    '1.21.11',
    '26.1',
];
/** All versions in which tasks can be played on an external server. */
export const SPOKEN_VERSIONS = [...GAME_VERSIONS, ...UNTRIED_VERSIONS];
export const isTested = (version) => GAME_VERSIONS.some((tested) => tested === version);
/**
 * The version for tasks and flags that do not specify one. Read only where those are resolved: everything else takes the version
 * as an argument (held by test/architecture.test.ts).
 */
export const DEFAULT_GAME_VERSION = '1.19.2';
/** Whether a version is the same as another, or later. */
export const isSince = (version, first) => version.localeCompare(first, 'en', { numeric: true }) >= 0;
/** Whether worlds of a version begin at -64, as they do since 1.18. Terrain is generated only for these. */
export const isDeep = (version) => isSince(version, '1.18');
/** Height of the grass in a superflat world of a version. */
export const superflatGround = (version) => (isDeep(version) ? DEEP_GROUND : 3);
/** Height of the grass in a superflat world since 1.18, which task files assume. */
export const DEEP_GROUND = -61;
