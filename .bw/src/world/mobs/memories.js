import { COURTSHIP, EGGS, GRAZING } from './animals.js';
import { FUSE } from './creeper.js';
import { HUNT } from './hunting.js';
import { ENDERMAN } from './monsters/enderman.js';
import { SPELLS } from './monsters/evoker.js';
import { RHYTHM } from './monsters/flyers.js';
import { BEAM } from './monsters/guardian.js';
import { LID } from './monsters/shulker.js';
import { SHULKER_SEAT } from './monsters/shulker-moves.js';
import { JUMPING } from './monsters/slime.js';
import { VEX } from './monsters/vex.js';
import { WARDEN } from './monsters/warden.js';
import { DRINK } from './monsters/witch.js';
import { STEW } from './mooshrooms.js';
import { FOLLOWING } from './pets/companion.js';
import { mountOf } from './riding/mount-kinds.js';
import { STEERED } from './riding/steering.js';
import { BARTER, VILLAGER } from './villager-memory.js';
import { GASPING, SWIMMING } from './water-life.js';
const SWIMMER = [SWIMMING, GASPING];
/** Memories of individual kinds, in addition to those of all mobs. */
const BY_KIND = {
    chicken: [EGGS],
    sheep: [GRAZING],
    mooshroom: [STEW],
    wolf: [FOLLOWING],
    cat: [FOLLOWING],
    parrot: [FOLLOWING],
    creeper: [FUSE],
    enderman: [ENDERMAN],
    evoker: [SPELLS],
    vex: [VEX],
    blaze: [RHYTHM],
    ghast: [RHYTHM],
    phantom: [RHYTHM],
    guardian: [BEAM, SWIMMING],
    elder_guardian: [BEAM, SWIMMING],
    shulker: [LID, SHULKER_SEAT],
    slime: [JUMPING],
    magma_cube: [JUMPING],
    warden: [WARDEN],
    witch: [DRINK],
    villager: [VILLAGER],
    piglin: [BARTER],
    cod: SWIMMER,
    salmon: SWIMMER,
    tropical_fish: SWIMMER,
    pufferfish: SWIMMER,
    tadpole: SWIMMER,
    squid: SWIMMER,
    glow_squid: SWIMMER,
    dolphin: SWIMMER,
};
/** The memories of a mob of a given kind. */
export const memoriesOf = (kind, type) => [
    HUNT,
    ...(type.food ? [COURTSHIP] : []),
    ...(mountOf({ kind }) ? [STEERED] : []),
    ...(BY_KIND[kind] ?? []),
];
