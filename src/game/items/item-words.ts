/**
 * Last words of item names that take a plural: "2 torches". All other names are substances or are already plural: "2 dirt", "2
 * oak planks", "2 stone bricks".
 */
const COUNTED = new Set(
  `anvil apple arrow axe bamboo banner barrel beacon bed bell block boat book bookshelf boot bottle bow bowl bucket button
cactus cake campfire candle carpet carrot cauldron chest clock comparator compass composter cookie crystal diamond dispenser
door dropper egg emerald eye fan fence flower frame furnace gate grindstone head helmet hoe hopper ingot ladder lamp lantern
lectern lever lily log loom map melon minecart mushroom nugget observer painting pane pearl pickaxe piston plate pot potato
pumpkin rail rod rose sapling shard shovel shulker sign skull slab smoker spawner stand stem stick stonecutter sword table
torch trapdoor tulip wall`.split(/\s+/),
)

/** Word endings whose plural takes "es". */
const SIBILANT = /(?:s|x|ch|sh)$/

/** Item counts in plain words: "3 oak logs", "1 torch", "2 glass". */
export function itemWords({ item, count }: { item: string; count: number }): string {
  const words = item.replaceAll('_', ' ')
  const last = words.slice(words.lastIndexOf(' ') + 1)
  if (count === 1 || !COUNTED.has(last)) return `${count} ${words}`
  if (SIBILANT.test(last)) return `${count} ${words}es`
  if (last === 'bookshelf') return `${count} ${words.slice(0, -1)}ves`
  return `${count} ${words}${last === 'potato' ? 'es' : 's'}`
}
