import { ore, silkOr, some } from '../blocks/drops.js';
import { family, litWith, matching, named } from './family.js';
const both = (kind, drops) => family(named(`${kind}_ore deepslate_${kind}_ore`), { drops });
/** Ores in stone and deepslate. Fortune multiplies their drops. */
export const ores = [
    both('coal', ore('coal')),
    both('iron', ore('raw_iron')),
    both('copper', ore('raw_copper', 2, 5)),
    both('gold', ore('raw_gold')),
    both('redstone', silkOr(some('redstone', 4, 5, { each: 1 }))),
    family(matching(/redstone_ore$/), { light: litWith(9) }),
    both('lapis', ore('lapis_lazuli', 4, 9)),
    both('diamond', ore('diamond')),
    both('emerald', ore('emerald')),
    family(named('nether_quartz_ore'), { drops: ore('quartz') }),
    family(named('nether_gold_ore'), { drops: ore('gold_nugget', 2, 6) }),
];
