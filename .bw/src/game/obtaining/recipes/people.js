import { TRADES } from '../../mobs/trades.js';
import { accessTo, one, recipe } from '../recipe.js';
const EMERALD = 'emerald';
/** Price of villagers' goods in emeralds: it ranges from 1 to 35 and depends on the villager (vanilla). */
const PRICE = 8;
/** Items that villagers buy for one emerald, with the amount (vanilla, novices). */
const BOUGHT = [
    ['farmer', 'wheat', 20],
    ['fletcher', 'stick', 32],
    ['armorer', 'coal', 15],
];
const homeOfTrader = (profession) => profession === 'wandering_trader' ? 'rare biome' : 'village';
export const trading = ({ isItem }) => [
    ...BOUGHT.map(([profession, item, count]) => recipe({
        id: `sell ${item} to ${profession}`,
        kind: 'sell',
        makes: one(EMERALD),
        takes: [{ item, count }],
        source: { name: profession, blocks: [], chance: 1, place: 'village' },
    })),
    ...Object.entries(TRADES).flatMap(([profession, { sells }]) => sells.filter(isItem).map((item) => recipe({
        id: `buy ${item} from ${profession}`,
        kind: 'buy',
        makes: one(item),
        takes: [{ item: EMERALD, count: PRICE }],
        source: { name: profession, blocks: [], chance: 1, place: homeOfTrader(profession) },
    }))),
];
/** Items that piglins give for a gold ingot: weights out of 459, and the minimum amount (vanilla loot table of 1.19.2). */
export const BARTERED = [
    ['iron_nugget', 10, 10],
    ['ender_pearl', 10, 2],
    ['string', 20, 3],
    ['quartz', 20, 5],
    ['obsidian', 40, 1],
    ['crying_obsidian', 40, 1],
    ['fire_charge', 40, 1],
    ['leather', 40, 2],
    ['soul_sand', 40, 2],
    ['nether_brick', 40, 2],
    ['spectral_arrow', 40, 6],
    ['gravel', 40, 8],
    ['blackstone', 40, 8],
];
export const ALL_WEIGHTS = 459;
export const bartering = ({ isItem, isMob }) => BARTERED.filter(([item]) => isItem(item) && isMob('piglin')).map(([item, weight, count]) => recipe({
    id: `barter for ${item}`,
    kind: 'barter',
    makes: { item, count },
    takes: [{ item: 'gold_ingot', count: Math.round(ALL_WEIGHTS / weight) }],
    access: accessTo('nether'),
    source: { name: 'piglin', blocks: [], chance: 1, place: 'nether' },
}));
/** Chance of a catch without enchantments (vanilla loot tables of fishing). */
const CAUGHT = [
    ['cod', 0.51],
    ['salmon', 0.21],
    ['pufferfish', 0.11],
    ['tropical_fish', 0.017],
    ['lily_pad', 0.017],
    ['bowl', 0.01],
    ['leather', 0.01],
    ['string', 0.005],
    ['name_tag', 0.008],
    ['saddle', 0.008],
    ['nautilus_shell', 0.008],
    ['tripwire_hook', 0.01],
];
export const fishing = ({ isItem }) => CAUGHT.filter(([item]) => isItem(item)).map(([item, chance]) => recipe({
    id: `fish for ${item}`,
    kind: 'fish',
    makes: one(item),
    tools: ['fishing_rod'],
    source: { name: 'water', blocks: [], chance, place: 'overworld' },
}));
