/** Air and fluids, which every block can replace. */
export declare const airAndFluids: import("./family.ts").Family[];
