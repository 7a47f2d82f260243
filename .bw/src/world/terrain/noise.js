import { createNoise2D, createNoise3D } from 'simplex-noise';
import { seededRandom } from '../random.js';
import { hash, mix } from './hash.js';
/** Octaves are shifted relative to each other by this; otherwise all would be 0 at the same positions. */
const SHIFT = 37.7;
/** The origin of each noise is shifted by up to this many wavelengths. */
const ORIGINS = 4096;
/** Every noise has a name, so that a new one changes none of the others. */
function randomOf(seed, name) {
    const number = [...name].reduce((bits, letter) => mix(bits ^ letter.charCodeAt(0)), 0);
    const random = seededRandom(hash(seed, number, 0));
    return () => random.next();
}
/** Smooth noise with the given wavelength in blocks. `octaves` adds finer and weaker layers. */
export function noise2(seed, name, wavelength, octaves) {
    const random = randomOf(seed, name);
    const at = createNoise2D(random);
    const [ox, oz] = [random() * ORIGINS, random() * ORIGINS];
    const loudest = 1 / (2 - 2 ** (1 - octaves));
    return (x, z) => {
        let sum = 0;
        let strength = loudest;
        let scale = 1 / wavelength;
        for (let i = 0; i < octaves; i++) {
            sum += strength * at(x * scale + ox + i * SHIFT, z * scale + oz);
            strength /= 2;
            scale *= 2;
        }
        return sum;
    };
}
/** Like `noise2` in space; `height` is the wavelength along y. */
export function noise3(seed, name, { wavelength, height, octaves }) {
    const random = randomOf(seed, name);
    const at = createNoise3D(random);
    const [ox, oz] = [random() * ORIGINS, random() * ORIGINS];
    const loudest = 1 / (2 - 2 ** (1 - octaves));
    const squash = wavelength / height;
    return (x, y, z) => {
        let sum = 0;
        let strength = loudest;
        let scale = 1 / wavelength;
        for (let i = 0; i < octaves; i++) {
            sum += strength * at(x * scale + ox + i * SHIFT, y * scale * squash, z * scale + oz);
            strength /= 2;
            scale *= 2;
        }
        return sum;
    };
}
