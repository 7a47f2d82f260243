import type { ItemStack } from '../../items/stack.ts';
import type { Entity } from '../../kernel/entities/entity.ts';
import type { Game } from '../../kernel/game.ts';
import { type Storage } from '../../kernel/inventory/storage.ts';
/** An animal with a chest. */
interface PackAnimal extends Entity {
    readonly game: Game;
    /** Puts on something in a slot of the equipment packet, and shows it. */
    wear(slot: number, stack: ItemStack | null): void;
    drop(item: string, count: number): void;
    dropStack(stack: ItemStack): void;
}
export declare const hasInventory: ({ kind }: {
    readonly kind: string;
}) => boolean;
export declare const carriesChest: ({ kind }: {
    readonly kind: string;
}) => boolean;
/** Whether it can wear a saddle. */
export declare const wearsSaddle: ({ kind }: {
    readonly kind: string;
}) => boolean;
/** Whether an item is armour that an animal of this kind wears: a horse's, or a llama's carpet. */
export declare const isArmourFor: ({ kind }: {
    readonly kind: string;
}, { name }: ItemStack) => boolean;
/** Puts a chest on it. */
export declare function putChestOn(mob: PackAnimal): Storage;
/** The saddle on it. */
export declare const saddleOf: ({ game, traits }: PackAnimal) => ItemStack | null;
export declare function setSaddle(mob: PackAnimal, stack: ItemStack | null): void;
/** The armour on it, or its carpet. */
export declare const armourOf: ({ game, traits }: PackAnimal) => ItemStack | null;
export declare function setArmour(mob: PackAnimal, stack: ItemStack | null): void;
/** Drops everything that it carries when it dies. */
export declare function dropPack(mob: PackAnimal): void;
export {};
