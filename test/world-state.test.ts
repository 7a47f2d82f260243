import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'

const WORLD = packagePath('src/world')

/**
 * Collections at the top of a module of the world. Each is a cache derived from a version or a name alone: it holds no state of a
 * mob, a player or a world. Such state lives in their `Memory` (kernel/memory/).
 */
const CACHES: Readonly<Record<string, string>> = {
  'blocks/flammable.ts: known': 'how a block burns, by its name',
  'hand/index.ts: known': 'what an item does in a hand, by its name',
  'kernel/blocks/block-entities.ts: known': 'the block entity of a block, by its name',
  'kernel/chunks/biome-ids.ts: numbers': 'the number of a biome on the wire, by version',
  'kernel/chunks/columns.ts: templates': 'the generated flat column of a version and its heights',
  'kernel/chunks/packets.ts: untouched': 'packets of the flat world, by version',
  'kernel/recipes.ts: known': 'recipes, by version',
  'library/prismarine.ts: known': 'classes of the library, by version',
  'library/registry.ts: known': 'data of the library, by version',
  'maps/colours.ts: known': 'the colour of a block on maps, by its name',
  'player/view.ts: known': 'the columns around a player, by view distance',
  'protocol/memory-link.ts: hearsNamesAlone':
    'which events listeners of a client hear; the client is not ours',
  'protocol/memory-link.ts: readBefore': 'what the bytes of a shared packet say',
  'protocol/shared-packets.ts: sharedPackets': 'which bytes several clients share; they never change',
  'protocol/greeting/greeting.ts: known': 'packets of tags and recipes, by version',
  'stations/brews.ts: table': 'brews, filled once when the module is loaded',
  'stations/cuts.ts: table': 'cuts of the stonecutter, filled once when the module is loaded',
  'world-view.ts: #flat': 'the flat section in the numbers of a reader, by its numbering',
}

/** `const name = new WeakMap`, anywhere; `const name = new Map()` that begins empty, at the top of a module. */
const HIDDEN =
  /(?:const|readonly) ([\w#]+)[^=\n]*= new Weak(?:Map|Set)\b|^(?:export )?const (\w+)[^=\n]*= new (?:Map|Set)(?:<[^\n]*>)?\(\)/gm

const hiddenIn = (file: string, text: string): string[] =>
  [...text.matchAll(HIDDEN)].map((match) => `${file}: ${match[1] ?? match[2]}`)

const sources = readdirSync(WORLD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => ({
    file: relative(WORLD, join(WORLD, file)),
    text: readFileSync(join(WORLD, file), 'utf8'),
  }))

describe('state in the world', () => {
  it('lives in what it belongs to, not in collections of modules', () => {
    const found = sources.flatMap(({ file, text }) => hiddenIn(file, text)).sort()
    expect(found).toEqual(Object.keys(CACHES).sort())
  })

  it('would be noticed in a module', () => {
    expect(hiddenIn('mobs/cow.ts', 'const moods = new WeakMap<Mob, number>()\n')).toEqual([
      'mobs/cow.ts: moods',
    ])
    expect(hiddenIn('mobs/cow.ts', 'const moods = new Map<Mob, number>()\n')).toEqual(['mobs/cow.ts: moods'])
    expect(hiddenIn('mobs/cow.ts', '  const moods = new Map<Mob, number>()\n')).toEqual([])
  })

  it('has no two memories of one name', () => {
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/new (?:Saved)?Memory(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})
