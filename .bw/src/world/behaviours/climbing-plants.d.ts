/** Plants and stones that grow upwards or hang down. */
export declare const climbingPlants: import("./family.ts").Family[];
