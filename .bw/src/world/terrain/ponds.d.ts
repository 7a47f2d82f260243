/** A column of a lava pond on the surface, or of its rim. */
export interface PondColumn {
    /** Heights of the lava; undefined at the rim. Above it is air. */
    readonly lava: {
        readonly low: number;
        readonly high: number;
    } | undefined;
    /** Heights that are never carved out, so that the lava stays. */
    readonly wall: {
        readonly low: number;
        readonly high: number;
    };
}
/** Lava that lies open on level ground. A pond lies within one chunk and depends on the heights there. */
export declare class Ponds {
    #private;
    constructor(seed: number, heightAt: (x: number, z: number) => number);
    /** The effect of a pond on a column. Pure in x and z. */
    at(x: number, z: number): PondColumn | undefined;
}
