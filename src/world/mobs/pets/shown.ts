import type { Traits } from '../../kernel/entities/traits.ts'
import type { PacketFields } from '../../library/network.ts'

/** Metadata of what belongs to players: keys and types of 1.19.2. */
const FLAGS = { key: 17, type: 0 } as const
const OWNER = { key: 18, type: 12 } as const
const PIG_SADDLE = { key: 17, type: 7 } as const
const STRIDER_SADDLE = { key: 19, type: 7 } as const
const PUMPKIN = { key: 16, type: 0 } as const
const SITS = 1
const PET = 4
const HORSE_TAME = 2
const HORSE_SADDLED = 4
const HAS_PUMPKIN = 16

const PETS: ReadonlySet<string> = new Set(['wolf', 'cat', 'parrot'])
const HORSES: ReadonlySet<string> = new Set([
  'horse',
  'donkey',
  'mule',
  'llama',
  'trader_llama',
  'skeleton_horse',
  'zombie_horse',
  'camel',
])

/** How clients are told that an animal is tame, sits, is saddled. */
export function shownPet(kind: string, traits: Traits): readonly PacketFields[] {
  const { tame, sitting, saddled, owner } = traits
  if (PETS.has(kind))
    return [
      { ...FLAGS, value: (sitting ? SITS : 0) | (tame ? PET : 0) },
      { ...OWNER, value: owner },
    ]
  if (HORSES.has(kind)) return [{ ...FLAGS, value: (tame ? HORSE_TAME : 0) | (saddled ? HORSE_SADDLED : 0) }]
  if (kind === 'pig') return [{ ...PIG_SADDLE, value: saddled }]
  if (kind === 'strider') return [{ ...STRIDER_SADDLE, value: saddled }]
  return kind === 'snow_golem' ? [{ ...PUMPKIN, value: traits.sheared ? 0 : HAS_PUMPKIN }] : []
}
