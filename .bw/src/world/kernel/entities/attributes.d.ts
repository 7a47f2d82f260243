import { type AttributeName } from '../../items/modifiers.ts';
import type { ItemStack } from '../../items/stack.ts';
import type { OutgoingPacket } from '../../protocol/fields.ts';
import type { Traits } from './traits.ts';
/** A body with attributes. */
export interface Bearer {
    readonly id: number;
    readonly kind: string;
    readonly traits: Traits;
    /** Items in the hands, then armour from feet to head. */
    equipment(): readonly (ItemStack | null)[];
}
/** Whether an effect changes an attribute. */
export declare const changesAttributes: (effect: string) => boolean;
/** Minimum and maximum of an attribute's base: those of its value, or 1024 if there is no upper limit. */
export declare const baseLimits: (name: AttributeName) => readonly [low: number, high: number];
/** Value of an attribute without modifiers. */
export declare const baseOf: ({ kind, traits }: Bearer, name: AttributeName) => number;
/** Value of an attribute with all its modifiers (vanilla AttributeInstance.calculateValue). */
export declare function attributeValue(bearer: Bearer, name: AttributeName): number;
/** A body's attributes as a packet: bases, and the modifiers on them. */
export declare function attributesPacket(bearer: Bearer): OutgoingPacket;
