import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
/** A body that carries items. */
interface Bearer {
    readonly id: number;
    readonly kind: string;
    readonly game: Game;
    readonly traits: {
        readonly equipment: Map<number, ItemStack>;
    };
}
/** Gives a mob its initial equipment (vanilla populateDefaultEquipmentSlots). */
export declare function equip({ id, kind, game, traits }: Bearer): void;
/** Some of a mob's items drop when it dies. */
export declare function dropGear(mob: Bearer & {
    drop(item: string, count: number): void;
}, looting: number): void;
export {};
