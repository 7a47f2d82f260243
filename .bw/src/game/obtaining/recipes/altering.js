import { COLOURS } from '../../colours.js';
import { LATER_WOODS, toolsOf, WOODS } from '../game-names.js';
import { one, recipe } from '../recipe.js';
const AXES = toolsOf('axe');
const HOES = toolsOf('hoe');
const STRIPPED = [
    ...[...WOODS, ...LATER_WOODS].flatMap((wood) => [`${wood}_log`, `${wood}_wood`]),
    ...['crimson', 'warped'].flatMap((wood) => [`${wood}_stem`, `${wood}_hyphae`]),
    'bamboo_block',
];
const WEATHERED = [
    'copper',
    'cut_copper',
    'copper_door',
    'copper_trapdoor',
    'copper_bulb',
    'copper_grate',
    'chiseled_copper',
];
const AGES = ['exposed_', 'weathered_', 'oxidized_'];
const FISH = ['cod', 'salmon', 'pufferfish', 'tropical_fish', 'axolotl', 'tadpole'];
const grow = { kind: 'grow', tools: HOES };
const mob = (name, place = 'rare biome') => ({
    source: { name, blocks: [], chance: 1, place },
});
const ROWS = [
    ['obsidian', ['lava_bucket', 'water_bucket'], { tools: ['diamond_pickaxe', 'netherite_pickaxe'] }],
    ['wet_sponge', ['sponge', 'water_bucket']],
    ['wheat', ['wheat_seeds'], grow],
    ['beetroot', ['beetroot_seeds'], grow],
    ['melon_slice', ['melon_seeds'], grow],
    ['pumpkin', ['pumpkin_seeds'], grow],
    ['egg', [], { kind: 'grow', ...mob('chicken', 'overworld') }],
    ['turtle_scute', [], { kind: 'grow', ...mob('turtle') }],
    ['scute', [], { kind: 'grow', ...mob('turtle') }],
    ['armadillo_scute', [], { tools: ['brush'], ...mob('armadillo') }],
    ['torchflower_seeds', [], { kind: 'grow', ...mob('sniffer') }],
    ['pitcher_pod', [], { kind: 'grow', ...mob('sniffer') }],
    ['torchflower', ['torchflower_seeds'], grow],
    ['pitcher_plant', ['pitcher_pod'], grow],
    ['verdant_froglight', [], { kind: 'grow', ...mob('frog') }],
    ['pearlescent_froglight', [], { kind: 'grow', ...mob('frog') }],
    ['ochre_froglight', [], { kind: 'grow', ...mob('frog') }],
    ['honey_bottle', ['glass_bottle'], mob('bee_nest')],
    ['honeycomb', [], { kind: 'shear', tools: ['shears'], ...mob('bee_nest') }],
    ['carved_pumpkin', ['pumpkin'], { tools: ['shears'] }],
    ['resin_clump', [], mob('creaking_heart')],
    ['dragon_breath', ['glass_bottle'], { access: ['place:end'] }],
    ['powder_snow_bucket', ['bucket'], { kind: 'fill', ...mob('powder_snow') }],
    ['filled_map', ['map']],
    ['written_book', ['writable_book']],
    ['enchanted_book', ['book', 'lapis_lazuli'], { kind: 'enchant', station: 'enchanting_table' }],
    ['tipped_arrow', ['arrow', 'lingering_potion']],
    ['firework_star', ['gunpowder', 'white_dye'], { station: 'crafting_table' }],
    ['suspicious_stew', ['bowl', 'red_mushroom', 'brown_mushroom', 'dandelion']],
    ['chipped_anvil', ['anvil']],
    ['damaged_anvil', ['chipped_anvil']],
    [
        'bone_meal',
        [
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
            'wheat_seeds',
        ],
        { station: 'composter' },
    ],
    ...FISH.map((fish) => [
        `${fish}_bucket`,
        ['water_bucket'],
        { kind: 'fill', ...mob(fish, fish === 'cod' || fish === 'salmon' ? 'overworld' : 'rare biome') },
    ]),
    ...STRIPPED.map((log) => [`stripped_${log}`, [log], { tools: AXES }]),
    ...COLOURS.flatMap((colour) => [
        [`${colour}_concrete`, [`${colour}_concrete_powder`, 'water_bucket']],
        ...(colour === 'white'
            ? []
            : [
                [
                    `${colour}_wool`,
                    [`${colour}_dye`],
                    { kind: 'shear', tools: ['shears'], ...mob('sheep', 'overworld') },
                ],
            ]),
    ]),
    ...WEATHERED.flatMap((block) => AGES.map((age, index) => {
        const before = index === 0 ? block : `${AGES[index - 1]}${block}`;
        return [`${age}${block}`, [before === 'copper' ? 'copper_block' : before]];
    })),
];
/** The rows that apply to a version. */
export const altering = ({ isItem }) => ROWS.filter(([makes, takes]) => isItem(makes) && takes.every(isItem)).map(([makes, takes, rest = {}]) => {
    const kind = rest.kind ?? 'alter';
    const counts = [...Map.groupBy(takes, (item) => item)].map(([item, all]) => ({ item, count: all.length }));
    const from = takes.length === 0 ? (rest.source?.name ?? '') : [...new Set(takes)].join(' + ');
    return recipe({ ...rest, id: `${kind} ${makes} from ${from}`, kind, makes: one(makes), takes: counts });
});
/** Every item that the table names, for tests. */
export const ALTERED_ITEMS = [
    ...new Set(ROWS.flatMap(([makes, takes]) => [makes, ...takes])),
];
/** Ways to the other dimensions. */
export const travelling = () => [
    recipe({
        id: 'go to the Nether',
        kind: 'travel',
        makes: one('place:nether'),
        takes: [{ item: 'obsidian', count: 10 }],
        tools: ['flint_and_steel'],
    }),
    recipe({
        id: 'go to the End',
        kind: 'travel',
        makes: one('place:end'),
        takes: [{ item: 'ender_eye', count: 12 }],
        source: { name: 'end_portal_frame', blocks: ['end_portal_frame'], chance: 1, place: 'structure' },
    }),
];
