import { carriesChest } from '../riding/pack.js';
/** Metadata of owned animals: keys and types of 1.19.2. */
const FLAGS = { key: 17, type: 0 };
const OWNER = { key: 18, type: 12 };
/** One lower since 1.19.4, when the owner of a horse was removed from the metadata. */
const CHEST = { key: 19, type: 7 };
const PIG_SADDLE = { key: 17, type: 7 };
const STRIDER_SADDLE = { key: 19, type: 7 };
const PUMPKIN = { key: 16, type: 0 };
const SITS = 1;
const PET = 4;
const HORSE_TAME = 2;
const HORSE_SADDLED = 4;
const HAS_PUMPKIN = 16;
const PETS = new Set(['wolf', 'cat', 'parrot']);
const HORSES = new Set([
    'horse',
    'donkey',
    'mule',
    'llama',
    'trader_llama',
    'skeleton_horse',
    'zombie_horse',
    'camel',
]);
/** Metadata that shows whether an animal is tame, sits or is saddled. */
export function shownPet(mob) {
    const { kind, traits } = mob;
    const { tame, sitting, saddled, owner } = traits;
    if (PETS.has(kind))
        return [
            { ...FLAGS, value: (sitting ? SITS : 0) | (tame ? PET : 0) },
            { ...OWNER, value: owner },
        ];
    if (HORSES.has(kind))
        return shownHorse(mob);
    if (kind === 'pig')
        return [{ ...PIG_SADDLE, value: saddled }];
    if (kind === 'strider')
        return [{ ...STRIDER_SADDLE, value: saddled }];
    return kind === 'snow_golem' ? [{ ...PUMPKIN, value: traits.sheared ? 0 : HAS_PUMPKIN }] : [];
}
function shownHorse({ kind, traits, game }) {
    const flags = { ...FLAGS, value: (traits.tame ? HORSE_TAME : 0) | (traits.saddled ? HORSE_SADDLED : 0) };
    const key = game.registry.isNewerOrEqualTo('1.19.4') ? CHEST.key - 1 : CHEST.key;
    return carriesChest({ kind }) ? [flags, { ...CHEST, key, value: traits.storage !== undefined }] : [flags];
}
