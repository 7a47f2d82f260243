import { COLOURS } from '../../colours.js';
import { loose } from './lacking-recipe.js';
/**
 * First version in which any colour can be dyed, not only white (vanilla 1.20). The data of 1.21 has only one of the 15 other
 * colours.
 */
const DYED_OVER = '1.20';
/**
 * A dye and the same item in another colour (vanilla: dye_red_wool, dye_red_bed, red_bundle,
 * shulker_box_coloring).
 */
export const dyeing = COLOURS.flatMap((colour) => {
    const dye = `${colour}_dye`;
    const others = COLOURS.filter((other) => other !== colour);
    const overAny = (thing, plain) => [...plain, ...others.map((other) => `${other}_${thing}`)].map((from) => loose(`${colour}_${thing}`, [dye, from]));
    return [
        ...['wool', 'carpet', 'bed'].flatMap((thing) => others.map((other) => loose(`${colour}_${thing}`, [dye, `${other}_${thing}`], DYED_OVER))),
        ...overAny('bundle', ['bundle']),
        ...overAny('shulker_box', ['shulker_box']),
    ];
});
