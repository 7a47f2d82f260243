import { add, cellKey, formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, parseBlock } from '../../task/block.ts'
import type { GameData } from '../../task/game-data.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import type { BlueprintPart } from '../../task/task-file.ts'

/** A fault of a blueprint with its path inside the task file. */
export interface BlueprintFault {
  path: (string | number)[]
  message: string
}

/** Which way each compass direction goes; north is −z, east is +x. */
export const DIRECTIONS: Readonly<Record<string, Position>> = {
  north: { x: 0, y: 0, z: -1 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
  east: { x: 1, y: 0, z: 0 },
  up: { x: 0, y: 1, z: 0 },
  down: { x: 0, y: -1, z: 0 },
}

/** Expands palette, layers and single blocks into one entry a cell, and collects every fault on the way. */
export function expandBlueprint(
  file: BlueprintPart,
  game: GameData,
): { blocks: BlueprintBlock[]; faults: BlueprintFault[] } {
  const faults: BlueprintFault[] = []
  const byCell = new Map<string, BlueprintBlock>()

  const put = (entry: BlueprintBlock, path: (string | number)[]) => {
    const key = cellKey(entry.position)
    const there = byCell.get(key)
    if (there === undefined) byCell.set(key, entry)
    else if (formatBlock(there.block) !== formatBlock(entry.block)) {
      const names = `${formatBlock(there.block)} and ${formatBlock(entry.block)}`
      faults.push({ path, message: `cell ${formatPosition(entry.position)} is to hold both ${names}` })
    }
  }
  const place = (spec: BlockSpec, offset: Position, path: (string | number)[]) => {
    const position = add(file.origin, offset)
    const item = game.itemForBlock(spec.name)
    if (item === undefined) {
      faults.push({ path, message: `${spec.name} cannot be placed by a player: no item places it` })
      return
    }
    const { half, part } = spec.properties
    if (
      (spec.name.endsWith('_door') && half === 'upper') ||
      (spec.name.endsWith('_bed') && part === 'head')
    ) {
      const first =
        part === 'head' ? 'the foot of a bed; its head' : 'the lower half of a door; its upper half'
      faults.push({ path, message: `name ${first} comes by itself` })
      return
    }
    for (const entry of withSecondHalf(spec, position, item)) put(entry, path)
  }

  const palette = new Map<string, BlockSpec>()
  for (const [symbol, text] of Object.entries(file.palette)) {
    const spec = checkedBlock(text, game, ['palette', symbol], faults)
    if (spec !== undefined) palette.set(symbol, spec)
  }
  file.layers.forEach((layer, y) => {
    layer
      .replace(/\n+$/, '')
      .split('\n')
      .forEach((row, z) => {
        ;[...row].forEach((symbol, x) => {
          if (symbol === '.' || symbol === ' ') return
          const spec = palette.get(symbol)
          if (spec !== undefined) place(spec, { x, y, z }, ['layers', y])
          else if (file.palette[symbol] === undefined) {
            const place = `row ${z + 1}, column ${x + 1}`
            faults.push({ path: ['layers', y], message: `"${symbol}" (${place}) is not in the palette` })
          }
        })
      })
  })
  file.blocks.forEach(({ block, at }, index) => {
    const path = ['blocks', index, 'block']
    const spec = checkedBlock(block, game, path, faults)
    if (spec !== undefined) place(spec, at, path)
  })
  return { blocks: [...byCell.values()], faults }
}

/** Reads a block and checks its name and properties; undefined when it has a fault, which is added to the list. */
export function checkedBlock(
  text: string,
  game: GameData,
  path: (string | number)[],
  faults: BlueprintFault[],
): BlockSpec | undefined {
  const spec = parseBlock(text)
  if (spec === undefined) {
    faults.push({ path, message: `"${text}" is not a block; write oak_log or oak_log[axis=x]` })
    return undefined
  }
  if (!game.hasBlock(spec.name)) {
    const near = game.suggestBlock(spec.name)
    const hint = near === undefined ? '' : `; did you mean "${near}"?`
    faults.push({ path, message: `unknown block "${spec.name}" in Minecraft ${game.version}${hint}` })
    return undefined
  }
  const known = game.blockProperties(spec.name)
  for (const [property, value] of Object.entries(spec.properties)) {
    const values = known.get(property)
    if (values?.includes(value)) continue
    const wanted =
      values !== undefined
        ? `${property} is one of ${values.join(', ')}`
        : known.size === 0
          ? 'it has none'
          : `it has ${[...known.keys()].join(', ')}`
    faults.push({ path, message: `${spec.name} has no ${property}=${value}: ${wanted}` })
    return undefined
  }
  return spec
}

/** A door is written by its lower half and a bed by its foot; the game places both cells at once. */
function withSecondHalf(block: BlockSpec, position: Position, item: string): BlueprintBlock[] {
  const { name, properties } = block
  if (name.endsWith('_door')) {
    const lower = { name, properties: { ...properties, half: 'lower' } }
    const upper = { name, properties: { ...properties, half: 'upper' } }
    return [
      { position, block: lower, item },
      { position: add(position, DIRECTIONS.up as Position), block: upper, item, placedWith: position },
    ]
  }
  if (name.endsWith('_bed')) {
    const facing = properties.facing ?? 'north'
    const foot = { name, properties: { ...properties, facing, part: 'foot' } }
    const head = { name, properties: { ...properties, facing, part: 'head' } }
    return [
      { position, block: foot, item },
      { position: add(position, DIRECTIONS[facing] as Position), block: head, item, placedWith: position },
    ]
  }
  return [{ position, block, item }]
}
