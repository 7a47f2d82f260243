import { Draws, hash } from '../hash.js';
const COUNT = 10;
/** Distance of the pillars from the centre. */
const CIRCLE = 42;
/** The ten pillars of a seed (vanilla SpikeFeature): their order of heights is drawn. */
export function spikesOf(seed) {
    const draws = new Draws(hash(seed, 0x5b1e, 0));
    const sizes = Array.from({ length: COUNT }, (_, i) => i);
    for (let i = COUNT - 1; i > 0; i--) {
        const j = draws.below(i + 1);
        const [a, b] = [sizes[i], sizes[j]];
        sizes[i] = b;
        sizes[j] = a;
    }
    return sizes.map((size, i) => {
        const angle = 2 * (-Math.PI + (Math.PI / COUNT) * i);
        return {
            x: Math.floor(CIRCLE * Math.cos(angle)),
            z: Math.floor(CIRCLE * Math.sin(angle)),
            radius: 2 + Math.floor(size / 3),
            top: 76 + size * 3,
            caged: size === 1 || size === 2,
        };
    });
}
