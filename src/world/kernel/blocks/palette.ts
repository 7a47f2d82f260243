import { WorldError } from '../../errors.ts'
import { type NbtTag, nbtString } from '../../library/nbt.ts'
import { type BlockState, type BlockStates, valuesOf } from './states.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** NBT of a block state in a palette: {Name, Properties?}. */
export function paletteEntry(state: BlockState): Record<string, NbtTag> {
  const properties = Object.entries(state.properties).map(([key, value]) => [key, nbtString(String(value))])
  const Name = nbtString(`minecraft:${state.name}`)
  if (properties.length === 0) return { Name }
  return { Name, Properties: { type: 'compound', value: Object.fromEntries(properties) } }
}

/** The block state of a palette entry. Throws 'unknown_block' with the block and its position. */
export function stateOf(states: BlockStates, entry: Members, where: string): BlockState {
  const properties = (entry['Properties']?.value ?? {}) as Members
  const texts = Object.entries(properties).map(([key, tag]) => [key, String(tag?.value)])
  return namedState(states, String(entry['Name']?.value ?? ''), Object.fromEntries(texts), where)
}

/**
 * The block state for a name and properties. Unknown properties and values are skipped, as in vanilla. An unknown block
 * is an error, because replacing it with air would lose it at the next save.
 */
export function namedState(
  states: BlockStates,
  name: string,
  properties: Readonly<Record<string, string>>,
  where: string,
): BlockState {
  const bare = name.replace(/^minecraft:/, '')
  if (!Object.hasOwn(states.registry.blocksByName, bare))
    throw new WorldError('unknown_block', `unknown block in ${where}`, {
      got: name,
      wanted: 'a block of Minecraft 1.19.2',
      remedy: 'replace that block, or leave the file out',
    })
  const known: Record<string, string> = {}
  for (const property of states.definition(bare).states) {
    const value = properties[property.name]
    if (value !== undefined && valuesOf(property).includes(value)) known[property.name] = value
  }
  return states.encode(bare, known)
}
