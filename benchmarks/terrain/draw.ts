/** Draws a map and a slice of terrain for docs/: `npm run draw:terrain -- 42`. */
import '../../test/support/guarded.ts'
import { writeFileSync } from 'node:fs'
import { packagePath } from '../../src/core/package-root.ts'
import { encodePng } from '../../src/render/image/png.ts'
import { Generator } from '../../src/world/terrain/generator.ts'
import { BOTTOM, cellOf, WATER_LEVEL } from '../../src/world/terrain/layout.ts'
import { MATERIALS } from '../../src/world/terrain/materials.ts'
import { findSpawn } from '../../src/world/terrain/spawn.ts'

/** Colours of blocks by the beginning of their names; the first that fits. */
const COLOURS: readonly [RegExp, number][] = [
  [/^air$/, 0xbfd9ff],
  [/^(water|seagrass|kelp|kelp_plant|lily_pad)$/, 0x3060c8],
  [/^lava$/, 0xff6a00],
  [/^ice$/, 0xa8c8ff],
  [/^bedrock$/, 0x202020],
  [/coal_ore$/, 0x101010],
  [/iron_ore$/, 0xe0a888],
  [/copper_ore$/, 0xd07848],
  [/gold_ore$/, 0xffe040],
  [/redstone_ore$/, 0xf01010],
  [/lapis_ore$/, 0x2040ff],
  [/diamond_ore$/, 0x40ffff],
  [/emerald_ore$/, 0x10ff50],
  [/^(deepslate|infested_deepslate)$/, 0x4c4c54],
  [/^tuff$/, 0x60625c],
  [/^(stone|infested_stone)$/, 0x808080],
  [/^granite$/, 0x96695a],
  [/^diorite$/, 0xb8b8ba],
  [/^andesite$/, 0x8a8c8c],
  [/^(dirt|podzol)$/, 0x7c5838],
  [/^gravel$/, 0x88827e],
  [/^clay$/, 0xa0a6b4],
  [/^(sand|sandstone)$/, 0xdccf9c],
  [/^red_sand$/, 0xbe6a24],
  [/^orange_terracotta$/, 0xa25526],
  [/^yellow_terracotta$/, 0xba8523],
  [/^brown_terracotta$/, 0x4d3323],
  [/^red_terracotta$/, 0x8f3d2e],
  [/^white_terracotta$/, 0xd1b2a1],
  [/^light_gray_terracotta$/, 0x876b62],
  [/^terracotta$/, 0x985e43],
  [/^snow/, 0xf4f8fc],
  [/_log$/, 0x5c4426],
  [/^birch_leaves$/, 0x7aa04a],
  [/^spruce_leaves$/, 0x3c6048],
  [/^acacia_leaves$/, 0x8a9030],
  [/^jungle_leaves$/, 0x2e9a1c],
  [/^dark_oak_leaves$/, 0x2c5a1c],
  [/_leaves$/, 0x3f7d2a],
  [/^grass_block$/, 0x74ac48],
  [/^(cactus|sugar_cane)$/, 0x4a9a3c],
  [/./, 0x88bc58],
]
const colours = MATERIALS.map(
  ({ names, properties }) =>
    (properties['snowy'] === true
      ? 0xe8f0f4
      : COLOURS.find(([name]) => name.test(names[0] ?? ''))?.[1]) as number,
)
const UNDERGROUND = 0x181820

const shaded = (colour: number, light: number): number =>
  [16, 8, 0].reduce(
    (all, shift) =>
      all | (Math.max(0, Math.min(255, Math.round(((colour >> shift) & 255) * light))) << shift),
    0,
  )

/** Pixels, 0xrrggbb each, as PNG. */
function png(width: number, height: number, colours: Uint32Array): Buffer {
  const pixels = new Uint8Array(4 * colours.length)
  colours.forEach((colour, i) => {
    pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], 4 * i)
  })
  return encodePng({ width, height, pixels }, 9)
}

/** A map of `chunks` × `chunks` chunks around the middle, one pixel per block. */
function map(generator: Generator, chunks: number): Buffer {
  const side = chunks * 16
  const pixels = new Uint32Array(side * side)
  for (let cx = 0; cx < chunks; cx++)
    for (let cz = 0; cz < chunks; cz++) {
      const { blocks, land, top } = generator.chunk(cx - chunks / 2, cz - chunks / 2)
      for (let z = 0; z < 16; z++)
        for (let x = 0; x < 16; x++) {
          let y = top
          while (y > BOTTOM && blocks[cellOf(x, y, z)] === 0) y--
          const ground = land.heights[(z << 4) | x] as number
          const slope = ground - (land.heights[(Math.max(0, z - 1) << 4) | Math.max(0, x - 1)] as number)
          const depth = ground < WATER_LEVEL ? (ground - WATER_LEVEL) / 40 : 0
          const light = 1 + Math.max(-0.3, Math.min(0.3, slope * 0.08)) + depth + (y - WATER_LEVEL) / 400
          const hole = y < ground - 1 ? 0.35 : 1
          pixels[(cz * 16 + z) * side + cx * 16 + x] = shaded(
            colours[blocks[cellOf(x, y, z)] as number] as number,
            light * hole,
          )
        }
    }
  return png(side, side, pixels)
}

/** A slice from west to east at z 8, of blocks drawn twice as large. */
function slice(generator: Generator, chunks: number): Buffer {
  const [scale, high] = [2, 140]
  const [width, height] = [chunks * 16 * scale, (high - BOTTOM) * scale]
  const pixels = new Uint32Array(width * height)
  for (let cx = 0; cx < chunks; cx++) {
    const { blocks, land } = generator.chunk(cx - chunks / 2, 0)
    for (let x = 0; x < 16; x++)
      for (let y = BOTTOM; y < high; y++) {
        const material = blocks[cellOf(x, y, 8)] as number
        const inside = y <= (land.heights[(8 << 4) | x] as number)
        const colour = material === 0 && inside ? UNDERGROUND : (colours[material] as number)
        for (let i = 0; i < scale * scale; i++)
          pixels[(height - 1 - (y - BOTTOM) * scale - (i >> 1)) * width + (cx * 16 + x) * scale + (i & 1)] =
            colour
      }
  }
  return png(width, height, pixels)
}

const seed = Number(process.argv[2] ?? 42)
const folder = process.argv[3] ?? packagePath('docs', 'terrain')
const generator = new Generator(seed)
writeFileSync(`${folder}/map-${seed}.png`, map(generator, 64))
writeFileSync(`${folder}/slice-${seed}.png`, slice(generator, 32))
const spawn = findSpawn(generator)
process.stdout.write(`seed ${seed}: spawn in ${spawn?.biome}, ${JSON.stringify(spawn?.distances)}\n`)
