import { type Colour, colourOfText } from '../colour.ts'

/** How a mob is built and coloured. */
export interface Build {
  form: 'upright' | 'beast' | 'bird' | 'creeper' | 'spider' | 'fish' | 'squid' | 'boat' | 'lump'
  body: Colour
  legs: Colour
  /** Height of an adult (blocks). */
  height?: number
}

const BUILDS: readonly [kinds: RegExp, build: Build][] = [
  [/^creeper$/, { form: 'creeper', body: 0x5cb04e, legs: 0x4a9a3e }],
  [/zombie_horse|skeleton_horse/, { form: 'beast', body: 0x6a7a60, legs: 0x55644c, height: 1.6 }],
  [/zombified_piglin/, { form: 'upright', body: 0x9a8a5a, legs: 0x7a8a4a }],
  [/zombie|husk|drowned/, { form: 'upright', body: 0x2f8a8f, legs: 0x3a3a8a }],
  [/wither_skeleton/, { form: 'upright', body: 0x2c2c2e, legs: 0x2c2c2e, height: 2.4 }],
  [/skeleton|stray|bogged/, { form: 'upright', body: 0xc8c8c6, legs: 0xb4b4b2 }],
  [/enderman/, { form: 'upright', body: 0x161618, legs: 0x161618, height: 2.9 }],
  [
    /villager|trader|witch|illager|vindicator|pillager|evoker|illusioner/,
    { form: 'upright', body: 0x6a4a34, legs: 0x55392a },
  ],
  [/iron_golem/, { form: 'upright', body: 0xd6cec2, legs: 0xb8ae9e, height: 2.7 }],
  [/snow_golem/, { form: 'upright', body: 0xf2f6f8, legs: 0xe4ecf0, height: 1.9 }],
  [/warden/, { form: 'upright', body: 0x123a44, legs: 0x0e2a32, height: 2.9 }],
  [/^blaze$|breeze/, { form: 'upright', body: 0xe0a82a, legs: 0xb87818, height: 1.8 }],
  [/^giant$/, { form: 'upright', body: 0x2f8a8f, legs: 0x3a3a8a, height: 11.7 }],
  [/^allay$/, { form: 'upright', body: 0x5ac8f0, legs: 0x48a8d8, height: 0.6 }],
  [/^vex$/, { form: 'upright', body: 0x9ab0c0, legs: 0x8498a8, height: 0.8 }],
  [/armor_stand/, { form: 'upright', body: 0x8a6a40, legs: 0x7a5a34 }],
  [/piglin/, { form: 'upright', body: 0x8a5a34, legs: 0x6a4428 }],
  [/^pig$/, { form: 'beast', body: 0xe89a98, legs: 0xd98a88, height: 0.9 }],
  [/^sheep$/, { form: 'beast', body: 0xe9e6e0, legs: 0xd8c0ae, height: 1.3 }],
  [/cow|mooshroom/, { form: 'beast', body: 0x4a3626, legs: 0x3f2e20, height: 1.4 }],
  [/horse|donkey|mule|llama|camel/, { form: 'beast', body: 0x8a5f38, legs: 0x6f4a2a, height: 1.6 }],
  [/wolf|fox|dog|cat|ocelot|armadillo/, { form: 'beast', body: 0xc8c0b4, legs: 0xb4aca0, height: 0.85 }],
  [/goat/, { form: 'beast', body: 0xdcd4c4, legs: 0xc4bcac, height: 1.3 }],
  [/polar_bear/, { form: 'beast', body: 0xf0f0ec, legs: 0xe4e4de, height: 1.4 }],
  [/panda/, { form: 'beast', body: 0xe8e8e2, legs: 0x1c1c1e, height: 1.25 }],
  [/ravager|hoglin|zoglin|sniffer/, { form: 'beast', body: 0x6e5a4c, legs: 0x54443a, height: 1.9 }],
  [/strider/, { form: 'beast', body: 0x9a3a3c, legs: 0x7a3a36, height: 1.7 }],
  [/^rabbit$/, { form: 'beast', body: 0x96704a, legs: 0x83603e, height: 0.5 }],
  [/turtle/, { form: 'beast', body: 0x4a8a4c, legs: 0x5a7a3c, height: 0.45 }],
  [
    /frog|axolotl|silverfish|endermite|tadpole/,
    { form: 'beast', body: 0x9a8a6a, legs: 0x86785c, height: 0.4 },
  ],
  [/spider/, { form: 'spider', body: 0x3a322c, legs: 0x2c2622, height: 0.9 }],
  [/slime/, { form: 'lump', body: 0x74c060, legs: 0x5aa04a, height: 1 }],
  [/magma_cube/, { form: 'lump', body: 0x6a2412, legs: 0x441408, height: 1 }],
  [/chicken|parrot/, { form: 'bird', body: 0xf0f0ec, legs: 0xe8a83a, height: 0.7 }],
  [/^bee$/, { form: 'bird', body: 0xe8b838, legs: 0x2c2418, height: 0.5 }],
  [/^bat$|phantom/, { form: 'bird', body: 0x4a3a30, legs: 0x362a22, height: 0.5 }],
  [/salmon/, { form: 'fish', body: 0xa84038, legs: 0x6a7040 }],
  [/cod|tropical_fish|pufferfish/, { form: 'fish', body: 0xb49a6c, legs: 0x8a744c }],
  [/dolphin/, { form: 'fish', body: 0x8a9aa8, legs: 0x76868f, height: 1 }],
  [/guardian/, { form: 'fish', body: 0x6a8a7c, legs: 0xc87a3a, height: 1.4 }],
  [/glow_squid/, { form: 'squid', body: 0x3aa89a, legs: 0x2a8a86 }],
  [/squid/, { form: 'squid', body: 0x36506a, legs: 0x2a4058 }],
  [/ghast/, { form: 'squid', body: 0xf0f0f0, legs: 0xdcdcdc, height: 4 }],
  [/boat|raft/, { form: 'boat', body: 0x9a7844, legs: 0x7c5e34 }],
  [/minecart/, { form: 'boat', body: 0x6c6e74, legs: 0x54565c }],
]

/** The build of each kind of mob; unknown kinds are lumps, each in its own colour. */
export function buildOf(kind: string): Build {
  const known = BUILDS.find(([kinds]) => kinds.test(kind))?.[1]
  const colour = colourOfText(kind)
  return known ?? { form: 'lump', body: colour, legs: colour, height: 1 }
}
