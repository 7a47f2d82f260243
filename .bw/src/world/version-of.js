import { WorldError } from './errors.js';
import { SUPPORTED_VERSION } from './options.js';
import { VERSIONS } from './protocol/dialect/index.js';
/**
 * The version that a server with these options speaks.
 * @throws WorldError 'unsupported_version' for an unsupported version, and for a world folder of a version other than the fully
 * supported one
 */
export function versionOf({ version = SUPPORTED_VERSION, worldFolder }) {
    if (!VERSIONS.includes(version))
        throw new WorldError('unsupported_version', 'unsupported Minecraft version', {
            got: version,
            wanted: VERSIONS.join(', '),
            remedy: 'use that version, or a server of your own',
        });
    if (worldFolder !== undefined && version !== SUPPORTED_VERSION)
        throw new WorldError('unsupported_version', 'world folders are of one version only', {
            got: version,
            wanted: SUPPORTED_VERSION,
            remedy: 'use that version, or no world folder',
        });
    return version;
}
