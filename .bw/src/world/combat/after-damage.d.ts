import type { Damage } from '../kernel/entities/damage.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Consequences of damage to an entity: Thorns on its armour hurts the attacker, and silverfish come out of an infested one. */
export declare function afterDamage(game: Game, victim: Tracked, { cause, from }: Damage): void;
