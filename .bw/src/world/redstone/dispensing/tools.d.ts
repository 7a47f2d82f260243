import { type Dispense } from './dispense.ts';
/** Lights the block in front, or the air there. */
export declare const light: Dispense;
export declare const layTnt: Dispense;
export declare const strewMeal: Dispense;
export declare const shear: Dispense;
export declare const wax: Dispense;
export declare const chargeAnchor: Dispense;
/** Puts armour on a player in front whose slot for it is free; a shield goes into the off hand. */
export declare const putOn: Dispense;
/** Puts a head on a body in front; without a body, it stays in the dispenser. */
export declare const crown: Dispense;
/** Places a carved pumpkin where it completes a golem, or puts it on a head. */
export declare const headGolem: Dispense;
/** Puts a wither's skull on its body, or on a head. */
export declare const headWither: Dispense;
/** Places a shulker box with its contents. */
export declare const putShulkerBox: Dispense;
