import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../library/registry.ts'
import { VERSIONS } from '../protocol/dialect/index.ts'

const WORLD = join(import.meta.dirname, '..')
const KEY =
  /'((?:argument|arguments|chat|clear|command|commands|effect|enchantment|entity|gameMode|multiplayer|options|parsing|permissions|slot)\.[A-Za-z0-9_.]+)'/g

/** Keys that are used only in some versions, because the code checks the version or the table. */
const LIMITED: readonly [key: RegExp, isIn: (version: string) => boolean][] = [
  [/^(effect\.effectNotFound|enchantment\.unknown|entity\.notFound)$/, (version) => version < '1.19.3'],
  [/^argument\.(resource\.not_found|gamemode\.invalid)$/, (version) => version >= '1.19.3'],
  [/^commands\.item\./, (version) => version >= '1.17'],
  [/^commands\.replaceitem\./, (version) => version < '1.17'],
  [/^commands\.give\.failed\./, (version) => version >= '1.17'],
  [/^commands\.locate\.(structure|biome)\./, (version) => version >= '1.19'],
  [/^commands\.(locate\.failed|locatebiome\.)/, (version) => version < '1.19'],
  [/^chat\.square_brackets$/, (version) => version >= '1.17'],
  [/^arguments\.item\.component\./, (version) => version >= '1.20.5'],
  [/^commands\.setworldspawn\.failure\./, (version) => version >= '1.20.5'],
  // the data for 1.16.5 is that of 1.16.1, which has no angles
  [/^argument\.angle\.incomplete$/, (version) => version >= '1.17'],
]

/** All of vanilla's keys in the code of commands and chat. */
function keysInUse(): string[] {
  const files = globSync(['commands/**/*.ts', 'player/{chat,joining}.ts'], { cwd: WORLD })
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(WORLD, file), 'utf8'))
  return [...new Set(code.flatMap((text) => [...text.matchAll(KEY)].map((match) => match[1] ?? '')))]
}

describe('the keys of texts', () => {
  it.each(VERSIONS)('that commands use are keys of vanilla %s', (version) => {
    const { language } = loadRegistry(version)
    const used = keysInUse().filter((key) =>
      LIMITED.every(([limited, isIn]) => !limited.test(key) || isIn(version)),
    )
    expect(used.length).toBeGreaterThan(140)
    expect(used.filter((key) => !(key in language))).toEqual([])
  })

  it.each(VERSIONS)('of items, effects, enchantments and entities are keys of vanilla %s', (version) => {
    const { language, itemsArray, entitiesByName, enchantmentsByName } = loadRegistry(version)
    const lacks = (...keys: string[]) => keys.every((key) => !(key in language))
    const items = itemsArray.filter(({ name }) => lacks(`item.minecraft.${name}`, `block.minecraft.${name}`))
    const entities = Object.keys(entitiesByName).filter((name) => lacks(`entity.minecraft.${name}`))
    const enchantments = Object.keys(enchantmentsByName).filter((name) =>
      lacks(`enchantment.minecraft.${name}`),
    )
    // the piglin brute was added in 1.16.2, but the table is that of 1.16.1
    const known = version === '1.16.5' ? ['piglin_brute_spawn_egg', 'piglin_brute'] : []
    expect([...items.map(({ name }) => name), ...entities, ...enchantments]).toEqual(known)
  })
})
