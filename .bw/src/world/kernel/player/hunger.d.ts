/** Maximum food level, in half drumsticks. */
export declare const FULL_FOOD = 20;
/** A player's food, saturation and exhaustion (vanilla FoodData). */
export declare class Hunger {
    food: number;
    saturation: number;
    exhaustion: number;
    /** Ticks since the last regeneration or starving. */
    timer: number;
    eat(food: number, saturation: number): void;
    reset(): void;
}
