/** Slots of a brewing stand: three bottles, then these. */
export const BREWING = { ingredient: 3, fuel: 4, count: 5 };
