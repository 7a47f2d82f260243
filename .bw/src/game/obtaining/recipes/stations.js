import { POTIONS } from '../../items/potions.js';
import { cutsOf } from '../../items/stonecutting.js';
import { one, recipe } from '../recipe.js';
/** A stonecutter. */
export const cutting = ({ version, items, isItem }) => items.flatMap((from) => cutsOf(from, version)
    .filter(({ item }) => isItem(item))
    .map((makes) => recipe({
    id: `cut ${makes.item} from ${from}`,
    kind: 'cut',
    makes,
    takes: [one(from)],
    station: 'stonecutter',
})));
const GEAR = ['sword', 'pickaxe', 'axe', 'shovel', 'hoe', 'helmet', 'chestplate', 'leggings', 'boots'];
const TEMPLATE = 'netherite_upgrade_smithing_template';
/** A smithing table: diamond gear becomes netherite, with a template since 1.20. */
export const smithing = ({ isItem }) => GEAR.map((gear) => recipe({
    id: `smith netherite_${gear}`,
    kind: 'smith',
    makes: one(`netherite_${gear}`),
    takes: [one(`diamond_${gear}`), one('netherite_ingot'), ...(isItem(TEMPLATE) ? [one(TEMPLATE)] : [])],
    station: 'smithing_table',
}));
/** Number of bottles that a brewing stand makes at a time, and of brews per blaze powder (vanilla). */
const BOTTLES = 3;
const BREWS_OF_A_POWDER = 20;
/** The node of a potion: all kinds of it are one item, `potion`. */
const potionNode = (name) => `potion:${name}`;
/** A brewing stand; a water bottle must be filled first. */
export const brewing = ({ isItem }) => [
    recipe({
        id: 'fill glass_bottle with water',
        kind: 'fill',
        makes: one(potionNode('water')),
        takes: [one('glass_bottle')],
    }),
    recipe({ id: 'fill potion', kind: 'fill', makes: one('potion'), takes: [one('glass_bottle')] }),
    ...Object.entries(POTIONS)
        .filter(([, [, ingredient]]) => isItem(ingredient))
        .map(([name, [from, ingredient]]) => recipe({
        id: `brew ${name} from ${from}`,
        kind: 'brew',
        makes: { item: potionNode(name), count: BOTTLES },
        takes: [
            { item: potionNode(from), count: BOTTLES },
            one(ingredient),
            { item: 'blaze_powder', count: 1 / BREWS_OF_A_POWDER },
        ],
        station: 'brewing_stand',
    })),
    recipe({
        id: 'brew splash_potion',
        kind: 'brew',
        makes: one('splash_potion'),
        takes: [one('potion'), one('gunpowder')],
        station: 'brewing_stand',
    }),
    recipe({
        id: 'brew lingering_potion',
        kind: 'brew',
        makes: one('lingering_potion'),
        takes: [one('splash_potion'), one('dragon_breath')],
        station: 'brewing_stand',
    }),
];
