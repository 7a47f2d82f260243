import { readFileSync } from 'node:fs'
import minecraftData from 'minecraft-data'
import { describe, expect, test } from 'vitest'
import type { RenderBlock } from '../../src/render/cell.ts'
import { lookOf } from '../../src/render/look/look.ts'
import { extentOf } from '../../src/render/look/part.ts'
import { fingerprints, GOLDEN, GOLDEN_VERSIONS, VERSIONS, versionFingerprints } from './golden.ts'
import { SPECIMENS } from './specimens.ts'

/** Blocks that reach out of their cells, and how far below and above, in sixteenths. */
const OVERHANGING: readonly [names: RegExp, low: number, high: number][] = [
  [/_banner$/, 12, 14],
  [/piston_head$/, 4, 4],
  [/^decorated_pot$/, 0, 4],
  // leaves and petals that bend over
  [/^(sunflower|pitcher_crop|big_dripleaf)$/, 4, 7],
  [/^(lilac|rose_bush|peony|pitcher_plant)$/, 2, 0],
  [/campfire$/, 0, 1],
  // fields stand a little in the ground
  [/^(wheat|carrots|potatoes|beetroots|nether_wart)$/, 1, 0],
  // a rail that climbs ends on top of the next block
  [/rail$/, 0, 1],
  [/_coral_wall_fan$/, 0, 1],
  [/^lectern$/, 0, 3],
]

/** Every state of every block that any of the versions has, once. */
function allStates(): RenderBlock[] {
  const states = new Map<string, RenderBlock>()
  for (const version of VERSIONS)
    for (const { name, states: axes = [] } of minecraftData(version).blocksArray) {
      let combinations: Record<string, string>[] = [{}]
      for (const axis of axes) {
        const values =
          axis.values?.map(String) ?? (axis.type === 'bool' ? ['true', 'false'] : numbers(axis.num_values))
        combinations = combinations.flatMap((properties) =>
          values.map((value) => ({ ...properties, [axis.name]: value })),
        )
      }
      for (const properties of combinations)
        states.set(`${name} ${JSON.stringify(properties)}`, { name, properties })
    }
  return [...states.values()]
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, value) => String(value))

describe('the look of blocks', () => {
  const states = allStates()

  test('every state of the five versions has a look inside its cell, except what is known to reach out of it', () => {
    expect(states.length).toBeGreaterThan(25_000)
    const outside = new Set<string>()
    const unseen = new Set<string>()
    for (const block of states) {
      const { parts, liquid } = lookOf(block)
      if (parts.length === 0 && liquid === undefined) unseen.add(block.name)
      const [, low = 0, high = 0] = OVERHANGING.find(([names]) => names.test(block.name)) ?? []
      for (const part of parts) {
        const { from, to } = extentOf(part)
        if (Math.min(...from) < -low - 0.01 || Math.max(...to) > 16 + high + 0.01) outside.add(block.name)
        if (part.skin.some((surface) => surface?.area?.some(Number.isNaN)))
          outside.add(`${block.name}: no area`)
      }
    }
    expect([...outside]).toEqual([])
    expect([...unseen].sort()).toEqual([
      'air',
      'barrier',
      'cave_air',
      'glow_lichen',
      'light',
      'moving_piston',
      'pitcher_crop',
      'resin_clump',
      'sculk_vein',
      'structure_void',
      'vine',
      'void_air',
    ])
  })

  test('no block of the five versions is drawn in a colour that was made up from its name', () => {
    const madeUp = new Set<string>()
    for (const block of states)
      for (const { skin } of lookOf(block).parts)
        for (const surface of skin) if (surface?.texture.key.startsWith('own ')) madeUp.add(block.name)
    expect([...madeUp]).toEqual([])
  })

  test('unknown names get a look of their own', () => {
    const look = (name: string) =>
      lookOf({ name, properties: { facing: 'sideways', age: 'old', level: '-' } })
    for (const name of [
      'quux',
      '',
      '__proto__',
      'constructor',
      'oak_',
      '_stairs',
      'potted_',
      'wheat',
      'water',
      'rail',
    ])
      expect(() => look(name), name).not.toThrow()
    expect(look('quux').parts).toHaveLength(1)
    expect(look('quux').parts[0]?.skin[0]?.texture.key).not.toBe(look('quuz').parts[0]?.skin[0]?.texture.key)
  })

  test('the specimens look as they did: if they should not, look at `npm run draw:looks` and commit what it writes', () => {
    const golden = JSON.parse(readFileSync(GOLDEN, 'utf8'))
    // Hashes of pictures change with the least change of a look or of the ray-caster, and show nothing else.
    expect(fingerprints()).toEqual(golden)
  })

  test('every family looks as it did in each version, with the properties that its blocks have there', () => {
    expect(versionFingerprints()).toEqual(JSON.parse(readFileSync(GOLDEN_VERSIONS, 'utf8')))
  })

  test('no two specimens look alike', () => {
    const seen = new Map<string, string>()
    for (const family of Object.values(fingerprints()))
      for (const [text, print] of Object.entries(family)) {
        expect(seen.get(print), text).toBeUndefined()
        seen.set(print, text)
      }
    expect(seen.size).toBe(SPECIMENS.reduce((sum, { blocks }) => sum + blocks.length, 0))
  })
})
