import { type EmbeddedServerOptions } from './options.ts';
/**
 * The version that a server with these options speaks.
 * @throws WorldError 'unsupported_version' for an unsupported version, and for a world folder of a version other than the fully
 * supported one
 */
export declare function versionOf({ version, worldFolder }: EmbeddedServerOptions): string;
