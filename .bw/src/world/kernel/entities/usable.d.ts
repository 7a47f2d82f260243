import type { Vec } from '../../geometry.ts';
import type { Player } from '../player/player.ts';
import type { Entity } from './entity.ts';
/** Actions of players on an entity besides hitting it. Each returns whether it had an effect. */
export interface Usable {
    /** Called when a player uses it with a hand. */
    use?(player: Player, hand: number): boolean;
    /** Called when a player uses it at a point relative to its feet. */
    useAt?(player: Player, hand: number, at: Vec): boolean;
}
export declare const usable: (entity: Entity) => Usable;
