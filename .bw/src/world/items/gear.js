import { equipSlotOf } from './gear-slots.js';
/** Damage (half hearts) and attacks per second that a held weapon or tool adds (vanilla attributes). */
const WEAPONS = {
    wooden_sword: [3, -2.4],
    golden_sword: [3, -2.4],
    stone_sword: [4, -2.4],
    iron_sword: [5, -2.4],
    diamond_sword: [6, -2.4],
    netherite_sword: [7, -2.4],
    wooden_axe: [6, -3.2],
    golden_axe: [6, -3],
    stone_axe: [8, -3.2],
    iron_axe: [8, -3.1],
    diamond_axe: [8, -3],
    netherite_axe: [9, -3],
    wooden_pickaxe: [1, -2.8],
    golden_pickaxe: [1, -2.8],
    stone_pickaxe: [2, -2.8],
    iron_pickaxe: [3, -2.8],
    diamond_pickaxe: [4, -2.8],
    netherite_pickaxe: [5, -2.8],
    wooden_shovel: [1.5, -3],
    golden_shovel: [1.5, -3],
    stone_shovel: [2.5, -3],
    iron_shovel: [3.5, -3],
    diamond_shovel: [4.5, -3],
    netherite_shovel: [5.5, -3],
    wooden_hoe: [0, -3],
    golden_hoe: [0, -3],
    stone_hoe: [0, -2],
    iron_hoe: [0, -1],
    trident: [8, -2.9],
    mace: [5, -3.4],
};
/** Points of worn armour by material: boots, leggings, chestplate, helmet. */
const ARMOUR = {
    leather: [1, 2, 3, 1],
    golden: [1, 3, 5, 2],
    chainmail: [1, 4, 5, 2],
    iron: [2, 5, 6, 2],
    diamond: [3, 6, 8, 3],
    netherite: [3, 6, 8, 3],
    turtle: [0, 0, 0, 2],
};
/** Armour points of horse and wolf armour. */
const BODY_ARMOUR = {
    leather_horse_armor: 3,
    iron_horse_armor: 5,
    golden_horse_armor: 7,
    diamond_horse_armor: 11,
    wolf_armor: 11,
};
const TOUGHNESS = { diamond: 2, netherite: 3 };
/** Share of a push that each piece of netherite armour absorbs. */
const STEADINESS = 0.1;
/** UUIDs of attribute modifiers from items (vanilla Item and ArmorItem); armour has one per slot. */
const DAMAGE_ID = 'cb3f55d3-645c-4f38-a497-9c13a33db5cf';
const SPEED_ID = 'fa233e1c-4180-4865-b01b-bcce9785aca3';
const ARMOUR_IDS = [
    '845db27c-c624-495f-8c9f-6020a9a58b6b',
    'd8499b04-0e66-4726-ab29-64469d734e0d',
    '9f3d476d-c118-4544-8365-64846904b48e',
    '2ad3f246-fee1-4e67-b886-69fd380bb150',
];
const BODY_ID = '556e1665-8b10-40c8-8f9d-cf9b1667f295';
const MAIN_HAND = 0;
const FEET = 2;
/** Attribute changes of an item in a slot of the equipment packet: hands, then feet to head, then an animal's body. */
export function gearModifiers(stack, slot) {
    const weapon = WEAPONS[stack.name];
    if (weapon) {
        const [damage, speed] = weapon;
        return slot === MAIN_HAND
            ? [adds('attack_damage', DAMAGE_ID, damage), adds('attack_speed', SPEED_ID, speed)]
            : [];
    }
    const forBody = BODY_ARMOUR[stack.name];
    if (forBody !== undefined)
        return slot > MAIN_HAND ? [adds('armor', BODY_ID, forBody)] : [];
    return equipSlotOf(stack) === slot ? armourModifiers(stack, slot - FEET) : [];
}
function armourModifiers({ name }, piece) {
    const [material = ''] = name.split('_');
    const points = ARMOUR[material]?.[piece];
    const id = ARMOUR_IDS[piece];
    if (!points || id === undefined)
        return [];
    const toughness = TOUGHNESS[material];
    return [
        adds('armor', id, points),
        ...(toughness === undefined ? [] : [adds('armor_toughness', id, toughness)]),
        ...(material === 'netherite' ? [adds('knockback_resistance', id, STEADINESS)] : []),
    ];
}
const adds = (attribute, id, amount) => ({
    attribute,
    id,
    amount,
    operation: 0,
});
/** Durability that a hit costs the held item. */
export function attackWear(weapon) {
    if (/_sword$|^(trident|mace)$/.test(weapon.name))
        return 1;
    return WEAPONS[weapon.name] === undefined || weapon.name.endsWith('_hoe') ? 0 : 2;
}
/** Durability that breaking a block costs the held item. */
export function digWear(tool) {
    if (tool.name.endsWith('_sword'))
        return 2;
    return /_(pickaxe|axe|shovel|hoe)$/.test(tool.name) || tool.name === 'shears' ? 1 : 0;
}
