import type { Entity, Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Something that can be led on a leash. */
interface Led extends Entity {
    /** The player or post that holds the other end. */
    readonly leash: Tracked | undefined;
    /** Ties it to an entity, or releases it. */
    tieTo(holder: Tracked | undefined): void;
}
/** The mobs on the leads of a player or a post. */
export declare function ledBy(game: Game, holder: Tracked): Led[];
/** Releases it; the lead falls to the ground if `drops` is set. */
export declare function letGo(game: Game, led: Led, { drops }: {
    drops: boolean;
}): void;
export {};
