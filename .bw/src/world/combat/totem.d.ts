import { type Damage } from '../kernel/entities/damage.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Whether a held totem of undying keeps an entity alive; it is used up. */
export declare function rescuedByTotem(game: Game, victim: Tracked, { cause }: Damage): boolean;
