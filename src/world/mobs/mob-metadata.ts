import { effectFlags } from '../kernel/entities/effect-flags.ts'
import { hasYoung, type Traits } from '../kernel/entities/traits.ts'
import type { PacketFields } from '../library/network.ts'
import type { Registry } from '../library/prismarine.ts'
import { shownPet } from './pets/shown.ts'

const FLAGS = { key: 0, type: 0 } as const
const ON_FIRE = 1
const BABY = { key: 16, type: 7 } as const
const SIZE = { key: 16, type: 1 } as const
const SIZED: ReadonlySet<string> = new Set(['slime', 'magma_cube'])

interface ShownMob {
  readonly kind: string
  readonly traits: Traits
  readonly burning: boolean
  readonly game: { readonly registry: Registry }
}

/** Metadata of any mob. The metadata of its traits follows, and marks babies. */
export const mobMetadata = (mob: ShownMob): readonly PacketFields[] => [
  { ...FLAGS, value: (mob.burning ? ON_FIRE : 0) | effectFlags(mob) },
  ...(hasYoung(mob.kind) ? [{ ...BABY, value: false }] : []),
  ...shownPet(mob),
  ...(SIZED.has(mob.kind) ? [{ ...SIZE, value: mob.traits.size }] : []),
]
