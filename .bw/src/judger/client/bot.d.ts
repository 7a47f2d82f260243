import type { BotOptions, Bot as MineflayerBot } from 'mineflayer';
import type { Vec3 } from 'vec3';
import type { PlayerPhysics } from './body.ts';
import type { ClientExtras } from './extras.ts';
import type { Block, BodyEntity, ClientRegistry, ClientWorld, Connection } from './library-types.ts';
export type { Chest } from 'mineflayer';
export type { Block, BlockRegistry, ClientRegistry, Item } from './library-types.ts';
export type Entity = MineflayerBot['entity'];
/** How a bot connects to a server: mineflayer's options. */
export type ConnectionOptions = Partial<BotOptions>;
/**
 * A mineflayer bot as used by our code: the library's own type, the fields that it omits, and this client's extras. Created by
 * `joinBot`; functions that take mineflayer's `Bot` accept it as well.
 */
export interface Bot extends MineflayerBot {
    readonly extras: ClientExtras;
    registry: MineflayerBot['registry'] & ClientRegistry;
    world: ClientWorld & MineflayerBot['world'];
    entity: Entity & BodyEntity;
    readonly physics: MineflayerBot['physics'] & PlayerPhysics;
    game: MineflayerBot['game'] & {
        readonly minY: number;
        readonly height: number;
    };
    readonly _client: Connection & MineflayerBot['_client'];
    isAlive: boolean;
    jumpTicks: number;
    jumpQueued: boolean;
    /** Its mount; mineflayer leaves the field out before the first ride. */
    readonly vehicle?: Entity | null;
    /** The bars at the top of the screen, oldest first; the library's types omit them. */
    readonly bossBars: readonly BossBar[];
    _genericPlace(reference: Block, face: Vec3, options: PlaceOptions): Promise<unknown>;
}
interface BossBar {
    readonly title: {
        toString(): string;
    };
    /** Fill level, 0 to 1. */
    readonly health: number;
    readonly color: string;
}
interface PlaceOptions {
    /** The point on the block that is clicked, 0..1 on each axis. */
    readonly delta: Vec3;
    readonly swingArm: 'right';
    readonly forceLook: 'ignore';
}
