/** Two-dimensional noise; about -1 to 1. */
export type Noise2 = (x: number, z: number) => number;
/** Three-dimensional noise; about -1 to 1. */
export type Noise3 = (x: number, y: number, z: number) => number;
/** Smooth noise with the given wavelength in blocks. `octaves` adds finer and weaker layers. */
export declare function noise2(seed: number, name: string, wavelength: number, octaves: number): Noise2;
/** Like `noise2` in space; `height` is the wavelength along y. */
export declare function noise3(seed: number, name: string, { wavelength, height, octaves }: {
    wavelength: number;
    height: number;
    octaves: number;
}): Noise3;
