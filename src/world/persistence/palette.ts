import { type BlockState, type BlockStates, valuesOf } from '../blocks/states.ts'
import { WorldError } from '../errors.ts'
import { type NbtTag, nbtString } from '../library/nbt.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** A block state as palettes of files write it: {Name, Properties?}. */
export function paletteEntry(state: BlockState): Record<string, NbtTag> {
  const properties = Object.entries(state.properties).map(([key, value]) => [key, nbtString(String(value))])
  const Name = nbtString(`minecraft:${state.name}`)
  if (properties.length === 0) return { Name }
  return { Name, Properties: { type: 'compound', value: Object.fromEntries(properties) } }
}

/** The state an entry stands for. Throws 'unknown_block' naming the block and where it was found. */
export function stateOf(states: BlockStates, entry: Members, where: string): BlockState {
  const properties = (entry['Properties']?.value ?? {}) as Members
  const texts = Object.entries(properties).map(([key, tag]) => [key, String(tag?.value)])
  return namedState(states, String(entry['Name']?.value ?? ''), Object.fromEntries(texts), where)
}

/**
 * The state of a name and its properties. Properties and values the version does not have are left out, as vanilla
 * does; a block it does not have is refused: in its stead air would be saved over it.
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
