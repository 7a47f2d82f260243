/** The memories of mobs by kind. All of them are saved with the mobs, and `data get` shows them. */
import type { Recorded } from '../kernel/memory/saved-memory.ts'
import { COURTSHIP, EGGS, GRAZING } from './animals.ts'
import { FUSE } from './creeper.ts'
import { HUNT } from './hunting.ts'
import type { MobKind } from './kinds.ts'
import { ENDERMAN } from './monsters/enderman.ts'
import { SPELLS } from './monsters/evoker.ts'
import { RHYTHM } from './monsters/flyers.ts'
import { BEAM } from './monsters/guardian.ts'
import { LID } from './monsters/shulker.ts'
import { SHULKER_SEAT } from './monsters/shulker-moves.ts'
import { JUMPING } from './monsters/slime.ts'
import { VEX } from './monsters/vex.ts'
import { WARDEN } from './monsters/warden.ts'
import { DRINK } from './monsters/witch.ts'
import { STEW } from './mooshrooms.ts'
import { FOLLOWING } from './pets/companion.ts'
import { mountOf } from './riding/mount-kinds.ts'
import { STEERED } from './riding/steering.ts'
import { BARTER, VILLAGER } from './villager-memory.ts'
import { GASPING, SWIMMING } from './water-life.ts'

const SWIMMER = [SWIMMING, GASPING]

/** Memories of individual kinds, in addition to those of all mobs. */
const BY_KIND: Readonly<Record<string, readonly Recorded[] | undefined>> = {
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
}

/** The memories of a mob of a given kind. */
export const memoriesOf = (kind: string, type: MobKind): readonly Recorded[] => [
  HUNT,
  ...(type.food ? [COURTSHIP] : []),
  ...(mountOf({ kind }) ? [STEERED] : []),
  ...(BY_KIND[kind] ?? []),
]
