import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
/** The packet of all tags, in the form of 1.17 and later. */
export declare function tagFields(registry: Registry): PacketFields;
