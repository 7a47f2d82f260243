/** The packet that describes the commands to clients. */
import type { PacketFields } from '../../library/network.ts';
import type { Packet } from './dialect.ts';
/** The description of an argument for clients: its parser, and the fields of that parser. */
interface Argument {
    readonly parser: string;
    readonly properties?: unknown;
}
/** Translates the arguments of a declaration of commands. */
export declare function eachArgument(fields: PacketFields, translate: (argument: Argument) => Argument): Packet;
export {};
