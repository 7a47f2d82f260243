/** Maximum food level, in half drumsticks. */
export const FULL_FOOD = 20;
/** A player's food, saturation and exhaustion (vanilla FoodData). */
export class Hunger {
    food = FULL_FOOD;
    saturation = 5;
    exhaustion = 0;
    /** Ticks since the last regeneration or starving. */
    timer = 0;
    eat(food, saturation) {
        this.food = Math.min(FULL_FOOD, this.food + food);
        this.saturation = Math.min(this.food, this.saturation + saturation);
    }
    reset() {
        this.food = FULL_FOOD;
        this.saturation = 5;
        this.exhaustion = 0;
        this.timer = 0;
    }
}
