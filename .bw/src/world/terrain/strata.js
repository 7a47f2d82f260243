import { Draws, hash } from './hash.js';
import { M } from './materials.js';
/** Layers after which the pattern repeats (vanilla's clay bands). */
const LAYERS = 192;
/** The layers of terracotta of badlands: a material for each height above 0, the same everywhere for a given seed. */
export function strataOf(seed) {
    const draws = new Draws(hash(seed, 0xbad, 0x1a4d));
    const layers = new Uint8Array(LAYERS).fill(M.terracotta);
    for (let y = draws.below(5); y < LAYERS; y += 2 + draws.below(5))
        layers[y] = M.orangeTerracotta;
    band(layers, draws, M.yellowTerracotta, 1);
    band(layers, draws, M.brownTerracotta, 2);
    band(layers, draws, M.redTerracotta, 1);
    for (let y = draws.below(16); y < LAYERS - 1; y += 4 + draws.below(16)) {
        layers[y] = M.whiteTerracotta;
        for (const beside of [y - 1, y + 1])
            if (beside > 0 && draws.next() < 0.5)
                layers[beside] = M.lightGrayTerracotta;
    }
    return layers;
}
/** Several bands of one colour. */
function band(layers, draws, material, thinnest) {
    const bands = 6 + draws.below(10);
    for (let n = 0; n < bands; n++) {
        const from = draws.below(LAYERS);
        layers.fill(material, from, from + thinnest + draws.below(3));
    }
}
