import { packagePath } from '../../src/core/package-root.ts'
import type { RenderBlock } from '../../src/render/cell.ts'
import { connected } from '../../src/render/connections.ts'
import { climateOf } from '../../src/render/look/climates.ts'
import { lookOf } from '../../src/render/look/look.ts'
import { BlockTable } from '../../src/render/trace/block-table.ts'
import { type Camera, lookingAt } from '../../src/render/trace/camera.ts'
import type { Figure } from '../../src/render/trace/figure.ts'
import { shineOn } from '../../src/render/trace/light.ts'
import { Tracer } from '../../src/render/trace/tracer.ts'
import { VoxelWindow } from '../../src/render/trace/voxel-window.ts'
import { loadTask } from '../../src/scenario/testing.ts'
import { BIOMES } from '../../src/world/terrain/biomes.ts'
import { Generator } from '../../src/world/terrain/generator.ts'
import { cellOf } from '../../src/world/terrain/layout.ts'
import { MATERIALS } from '../../src/world/terrain/materials.ts'
import { findSpawn } from '../../src/world/terrain/spawn.ts'

/** Something to draw, and views of it. */
export interface Scene {
  tracer: Tracer
  /** The input of the tracer, and the meaning of its numbers. */
  window: VoxelWindow
  blockOf: (id: number) => RenderBlock
  figures: Figure[]
  /** A view for each step of a walk. */
  camera(step: number): Camera
}

/** The demo's pavilion, built, on its meadow with three agents. */
export function pavilion(): Scene {
  const { blueprint } = loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'))
  const table = new BlockTable()
  const window = new VoxelWindow({ x: -72, y: -64, z: -72 }, { x: 144, y: 64, z: 144 })
  const layer = (y: number, name: string): void => {
    const id = table.idOf({ name, properties: {} })
    for (let z = -72; z < 72; z++) for (let x = -72; x < 72; x++) window.set(x, y, z, id)
  }
  layer(-64, 'bedrock')
  layer(-63, 'dirt')
  layer(-62, 'dirt')
  layer(-61, 'grass_block')
  const places = new Map(blueprint.map(({ position: { x, y, z }, block }) => [`${x},${y},${z}`, block]))
  for (const { position, block } of blueprint) {
    const known = connected(position, block, (x, y, z) => places.get(`${x},${y},${z}`))
    window.set(position.x, position.y, position.z, table.idOf(known))
  }
  window.set(7, -60, 0, table.idOf({ name: 'chest', properties: { facing: 'west' } }))
  const tracer = new Tracer(window, table.blockOf)
  shineOn(window, tracer.solid)
  const figures = ['Alice', 'Bob', 'Carol'].map((name, i) => ({
    kind: 'player',
    name,
    position: { x: 4.5 - i * 3, y: -60, z: 4.5 + i * 0.7 },
    yaw: -0.4 + i * 0.8,
    stride: i * 0.3,
  }))
  return {
    tracer,
    window,
    blockOf: table.blockOf,
    figures: [
      ...figures,
      { kind: 'item', name: 'oak_log', position: { x: 5.5, y: -59.9, z: 2.5 }, yaw: 0.5 },
    ],
    camera: (step) => {
      const angle = 0.5 + step * 0.13
      return lookingAt(
        { x: 0.5 + 9 * Math.sin(angle), y: -58.4 + (step % 3), z: 0.5 + 9 * Math.cos(angle) },
        { x: 0.5, y: -58, z: 0.5 },
      )
    },
  }
}

const EDGE = 144

/**
 * A wood of the embedded world's terrain, seen by a player who walks through it. `edge`: blocks along each side, a multiple of
 * 16.
 */
export function forest(edge = EDGE): Scene {
  let seed = 1
  let generator = new Generator(seed)
  let spawn = findSpawn(generator)
  while (spawn === undefined || !spawn.biome.endsWith('forest')) {
    generator = new Generator(++seed)
    spawn = findSpawn(generator)
  }
  const { x, y, z } = spawn.position
  const table = new BlockTable()
  const ids = MATERIALS.map(({ names, properties }) =>
    table.idOf({
      name: names[0] ?? 'air',
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)])),
    }),
  )
  const reach = Math.floor(edge / 32) * 16
  const corner = {
    x: Math.floor(x / 16) * 16 - reach,
    y: Math.floor(y / 16) * 16 - 64,
    z: Math.floor(z / 16) * 16 - reach,
  }
  const window = new VoxelWindow(corner, { x: edge, y: 128, z: edge })
  const climates = new Uint8Array(edge * edge)
  for (let cz = 0; cz < edge / 16; cz++)
    for (let cx = 0; cx < edge / 16; cx++) {
      const [left, north] = [corner.x + cx * 16, corner.z + cz * 16]
      const { blocks } = generator.chunk(left / 16, north / 16)
      for (let j = 0; j < 16; j++)
        for (let i = 0; i < 16; i++) {
          for (let height = corner.y; height < corner.y + 128; height++)
            window.set(left + i, height, north + j, ids[blocks[cellOf(i, height, j)]!]!)
          climates[(cz * 16 + j) * edge + cx * 16 + i] = BIOMES.indexOf(
            generator.biomeAt(left + i, north + j),
          )
        }
    }
  window.climates = climates
  const tracer = new Tracer(
    window,
    table.blockOf,
    lookOf,
    BIOMES.map(({ name }) => climateOf(name)),
  )
  shineOn(window, tracer.solid)
  return {
    tracer,
    window,
    blockOf: table.blockOf,
    figures: [
      { kind: 'cow', position: { x: x + 3, y, z: z - 4 }, yaw: 1 },
      { kind: 'player', name: 'Bob', position: { x: x - 2, y, z: z - 5 }, yaw: 2.6 },
    ],
    camera: (step) => ({
      x: x + step * 0.21,
      y: y + 1.62,
      z: z - step * 0.1,
      yaw: step * 0.4,
      pitch: Math.sin(step) * 0.2,
      fov: (70 * Math.PI) / 180,
    }),
  }
}
