import type { Vec } from '../geometry.ts';
import { Body } from '../kernel/entities/body.ts';
import type { Damage } from '../kernel/entities/damage.ts';
import type { EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
/** An armour stand: it wears the items it is given (vanilla ArmorStand). Two quick hits break it. */
export declare class ArmorStand extends Body {
    #private;
    readonly game: Game;
    constructor(game: Game, init: EntityInit);
    hurt({ from }: Damage): void;
    die(): void;
    useAt(player: Player, hand: number, at: Vec): boolean;
}
