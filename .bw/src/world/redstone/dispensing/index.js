import { armourSlot } from '../../kernel/inventory/storage.js';
import { isThrown } from '../../projectiles/thrown.js';
import { floatBoat, hatch, putCart, putSaddle, standUp } from './creatures.js';
import { emptyBucket, fillBottle, fillBucket, wetGround } from './fluids.js';
import { launchRocket, shootArrow, shootFireball, throwItem } from './projectiles.js';
import { chargeAnchor, crown, headGolem, headWither, layTnt, light, putOn, putShulkerBox, shear, strewMeal, wax, } from './tools.js';
const BY_NAME = {
    arrow: shootArrow,
    tipped_arrow: shootArrow,
    spectral_arrow: shootArrow,
    fire_charge: shootFireball,
    firework_rocket: launchRocket,
    bucket: fillBucket,
    glass_bottle: fillBottle,
    potion: wetGround,
    armor_stand: standUp,
    saddle: putSaddle,
    tnt: layTnt,
    flint_and_steel: light,
    bone_meal: strewMeal,
    shears: shear,
    honeycomb: wax,
    glowstone: chargeAnchor,
    shield: putOn,
    carved_pumpkin: headGolem,
    wither_skeleton_skull: headWither,
};
const FAMILIES = [
    // pearls are thrown out as items
    [(item) => isThrown(item) && item !== 'ender_pearl', throwItem],
    [(item) => item.endsWith('_bucket') && item !== 'milk_bucket', emptyBucket],
    [(item) => item.endsWith('_spawn_egg'), hatch],
    [(item) => /_(boat|raft)$/.test(item), floatBoat],
    [(item) => /(^|_)minecart$/.test(item), putCart],
    [(item) => item.endsWith('shulker_box'), putShulkerBox],
    [(item) => /_(skull|head)$/.test(item), crown],
    [(item) => armourSlot(item) !== null, putOn],
];
/** The way a dispenser uses an item; undefined if it throws it out. */
export const dispenseOf = (item) => BY_NAME[item] ?? FAMILIES.find(([fits]) => fits(item))?.[1];
