/** Sends clients the brand, the tags and the recipes before they play. */
import type { NetClient, PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'
import { json, type OutgoingPacket, text } from '../fields.ts'
import { MOTD } from '../public-facts.ts'
import { gridRecipes, recipeFields } from './recipes.ts'
import { tagFields } from './tags.ts'

const BRAND = Buffer.from('causalmace')
/** The brand in the form of a plugin message: its length and its letters. */
export const brandFields: PacketFields = {
  channel: 'minecraft:brand',
  data: Buffer.concat([Buffer.from([BRAND.length]), BRAND]),
}

/** The packet with the server's description for lists. */
export const serverData: OutgoingPacket = [
  'server_data',
  { motd: json(text(MOTD)), icon: undefined, previewsChat: false, enforcesSecureChat: false },
]

/**
 * The packets of tags and recipes. Bots in memory do not get them: they know both from their own data, and
 * reading them takes long.
 */
export function dataPackets(registry: Registry): readonly OutgoingPacket[] {
  const packets = known.get(registry) ?? [
    ['declare_recipes', recipeFields(gridRecipes(registry))] as const,
    ['tags', tagFields(registry)] as const,
  ]
  known.set(registry, packets)
  return packets
}

const known = new WeakMap<Registry, readonly OutgoingPacket[]>()

/**
 * Lets minecraft-protocol send brand, features and tags in the configuration state (1.20.2 and later), and keeps it from describing
 * the server before the play state has begun.
 */
export function greetInConfiguration(client: NetClient, registry: Registry, sendsTags: boolean): void {
  const write = client.write.bind(client)
  let isGreeted = false
  client.write = (name, fields) => {
    if (name === 'server_data') return
    if (name === 'registry_data' && !isGreeted) {
      isGreeted = true
      write('custom_payload', brandFields)
      write('feature_flags', { features: ['minecraft:vanilla'] })
    }
    if (name === 'finish_configuration' && sendsTags)
      for (const [kind, packet] of dataPackets(registry)) if (kind === 'tags') write(kind, packet)
    write(name, fields)
  }
}
