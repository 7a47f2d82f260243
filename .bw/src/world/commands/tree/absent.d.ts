import type { At } from './node.ts';
/** Adds a vanilla word that this server does not support: any line with it says so. It is not sent to clients. */
export declare function absent(at: At<object>, name: string, message: string): void;
