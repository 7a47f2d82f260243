import { dropsOf } from '../../blocks/drops.js';
import { harvestTools } from '../../blocks/mining.js';
import { tablesOf } from '../../data/tables.js';
import { placeOf } from '../natural-blocks.js';
import { accessTo, recipe } from '../recipe.js';
import { wildBlocksOf } from '../wild-blocks.js';
/**
 * Digging: first the blocks that agents search for in natural terrain, then every other block for its certain drops, anywhere.
 */
export function digging(names) {
    const wild = wildBlocksOf(names).map((block) => fromWild(block, names));
    return [...wild, ...otherBlocks(names, wild)];
}
function fromWild({ gives, tools, ...source }, { version, isBlock }) {
    const { name, blocks } = source;
    const label = name === gives.item ? name : `${name} for ${gives.item}`;
    const first = blocks.find(isBlock) ?? '';
    return recipe({
        id: `dig ${label}`,
        kind: 'dig',
        makes: gives,
        tools: tools.length > 0 ? tools : harvestTools(first, version),
        access: accessTo(source.place),
        source,
    });
}
function otherBlocks({ version, isItem }, wild) {
    const covered = new Set(wild.flatMap(({ makes, source }) => source?.blocks.map((block) => `${block} ${makes.item}`) ?? []));
    return Object.keys(tablesOf(version).blocksByName).flatMap((block) => {
        const [drop] = dropsOf(block, version);
        if (drop === undefined || !isItem(drop.item) || covered.has(`${block} ${drop.item}`))
            return [];
        const place = placeOf(block);
        return recipe({
            id: `dig ${block === drop.item ? block : `${block} for ${drop.item}`}`,
            kind: 'dig',
            makes: drop,
            tools: harvestTools(block, version),
            access: accessTo(place),
            source: { name: block, blocks: [block], chance: 1, place },
        });
    });
}
/** Digging with Silk Touch, which yields the block itself; for blocks that drop something else, or nothing. */
export function diggingWithSilkTouch({ version, items, isBlock }) {
    const silk = 'skill:silk touch';
    const enchant = recipe({
        id: 'enchant a pickaxe with silk touch',
        kind: 'enchant',
        makes: { item: silk, count: 1 },
        takes: [
            { item: 'lapis_lazuli', count: 3 },
            { item: 'diamond_pickaxe', count: 1 },
        ],
        station: 'enchanting_table',
    });
    const dug = items.filter(isBlock).flatMap((block) => {
        const place = placeOf(block);
        const isDropped = dropsOf(block, version).some(({ item }) => item === block);
        if (place === 'built' || isDropped || UNSILKABLE.has(block))
            return [];
        return [
            recipe({
                id: `dig ${block} with silk touch`,
                kind: 'silk touch',
                makes: { item: block, count: 1 },
                tools: harvestTools(block, version),
                access: [...accessTo(place), silk],
                source: { name: block, blocks: [block], chance: 1, place },
            }),
        ];
    });
    return [enchant, ...dug];
}
/** Blocks that even Silk Touch does not collect (vanilla loot tables). */
const UNSILKABLE = new Set([
    'bedrock',
    'spawner',
    'trial_spawner',
    'vault',
    'end_portal_frame',
    'reinforced_deepslate',
    'budding_amethyst',
    'frogspawn',
    'farmland',
    'dirt_path',
    'grass_path',
    'infested_stone',
    'infested_deepslate',
    'infested_cobblestone',
    'infested_stone_bricks',
    'infested_mossy_stone_bricks',
    'infested_cracked_stone_bricks',
    'infested_chiseled_stone_bricks',
    'chorus_plant',
    'suspicious_sand',
    'suspicious_gravel',
    'cake',
    'large_fern',
    'tall_grass',
    'wheat',
]);
