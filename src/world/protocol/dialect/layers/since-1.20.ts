import {
  type NbtCompound,
  type NbtTag,
  nbtByte,
  nbtCompound,
  nbtList,
  nbtString,
} from '../../../library/nbt.ts'
import type { PacketFields } from '../../../library/network.ts'
import { eachArgument } from '../command-nodes.ts'
import type { Layer } from '../dialect.ts'

/** Since 1.20 signs have two sides and portals a cooldown; since 1.19.4 times in commands have a minimum. */
export const since1_20 = (): Layer => ({
  outgoing: {
    login: (fields) => ['login', { ...fields, portalCooldown: 0 }],
    respawn: (fields) => ['respawn', { ...fields, portalCooldown: 0 }],
    tile_entity_data: (fields) => ['tile_entity_data', twoSided(fields)],
    map_chunk: (fields) => [
      'map_chunk',
      { ...fields, blockEntities: (fields['blockEntities'] as readonly PacketFields[]).map(twoSided) },
    ],
    declare_commands: (fields) =>
      eachArgument(fields, (argument) =>
        argument.parser === 'minecraft:time' ? { ...argument, properties: { min: 0 } } : argument,
      ),
    open_sign_entity: (fields) => ['open_sign_entity', { ...fields, isFrontText: true }],
  },
})

const LINES = ['Text1', 'Text2', 'Text3', 'Text4']

/** Moves the text of a sign to its front. */
function twoSided(fields: PacketFields): PacketFields {
  const nbt = fields['nbtData'] as NbtCompound | undefined
  if (!nbt?.value['Text1']) return fields
  const front = LINES.map((line) => String(nbt.value[line]?.value ?? ''))
  const kept = Object.entries(nbt.value).filter(
    (entry): entry is [string, NbtTag] => !!entry[1] && !LINES.includes(entry[0]),
  )
  const nbtData = nbtCompound({
    ...Object.fromEntries(kept),
    front_text: side(front),
    back_text: side(LINES.map(() => '{"text":""}')),
    is_waxed: nbtByte(0),
  })
  return { ...fields, nbtData }
}

const side = (lines: readonly string[]): NbtCompound =>
  nbtCompound({
    messages: nbtList('string', lines),
    color: nbtString('black'),
    has_glowing_text: nbtByte(0),
  })
