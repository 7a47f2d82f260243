import { z } from 'zod'
import { add, cellKey, cellSchema, formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock } from '../../game/block.ts'
import { isDoor } from '../../game/blocks/kinds/openings.ts'
import { hasUpperHalf, isBed } from '../../game/blocks/kinds/two-cells.ts'
import { DIRECTIONS } from '../../game/directions.ts'
import { unplaceable } from '../../game/placement/unplaceable.ts'
import type { PartChecker, Path } from '../../task/part-checker.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/** A blueprint in a task file. */
export const blueprintPart = z.strictObject({
  /** World cell of the blueprint's [0, 0, 0], its lowest north-western cell. */
  origin: cellSchema,
  /** One character for each block in the layers. A dot is a cell that may hold anything. */
  palette: z.record(z.string().length(1), z.string()).default({}),
  /** Layers from bottom to top. Rows run from north to south, characters from west to east. */
  layers: z.array(z.string()).default([]),
  /** Single blocks, relative to the origin. */
  blocks: z.array(z.strictObject({ block: z.string(), at: cellSchema })).default([]),
})
export type BlueprintPart = z.infer<typeof blueprintPart>

/** Expands palette, layers and single blocks into one entry per cell. Issues are reported to the checker. */
export function expandBlueprint(file: BlueprintPart, checker: PartChecker): BlueprintBlock[] {
  const { game } = checker
  const issue = (path: Path, message: string) => checker.issue(['blueprint', ...path], message)
  const byCell = new Map<string, BlueprintBlock>()

  const put = (entry: BlueprintBlock, path: Path) => {
    const key = cellKey(entry.position)
    const there = byCell.get(key)
    if (there === undefined) byCell.set(key, entry)
    else if (formatBlock(there.block) !== formatBlock(entry.block)) {
      const names = `${formatBlock(there.block)} and ${formatBlock(entry.block)}`
      issue(path, `cell ${formatPosition(entry.position)} has two blocks: ${names}`)
    }
  }
  const place = (spec: BlockSpec, offset: Position, path: Path) => {
    const position = add(file.origin, offset)
    const item = game.itemForBlock(spec.name)
    if (item === undefined) {
      issue(path, `${spec.name} cannot be placed by a player: no item places it`)
      return
    }
    const second = secondHalfOf(spec)
    if (second !== undefined) {
      issue(path, `name ${second} is added automatically`)
      return
    }
    const why = unplaceable(spec)
    if (why !== undefined) {
      issue(path, `${formatBlock(spec)} cannot be placed by a player: ${why}`)
      return
    }
    for (const entry of withSecondHalf(spec, position, item)) put(entry, path)
  }

  const palette = new Map<string, BlockSpec>()
  for (const [symbol, text] of Object.entries(file.palette)) {
    const spec = checker.block(text, ['blueprint', 'palette', symbol])
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
            issue(['layers', y], `"${symbol}" (${place}) is not in the palette`)
          }
        })
      })
  })
  file.blocks.forEach(({ block, at }, index) => {
    const path = ['blocks', index, 'block']
    const spec = checker.block(block, ['blueprint', ...path])
    if (spec !== undefined) place(spec, at, path)
  })
  return [...byCell.values()]
}

/** The part to name instead of the second half of a block, in words for messages; undefined for other blocks. */
function secondHalfOf({ name, properties: { half, part } }: BlockSpec): string | undefined {
  if (isBed(name) && part === 'head') return 'the foot of a bed; its head'
  if (!hasUpperHalf(name) || half !== 'upper') return undefined
  return isDoor(name)
    ? 'the lower half of a door; its upper half'
    : `the lower half of ${name}; its upper half`
}

/** Doors and tall plants are named by their lower half, beds by their foot. The game places both cells at once. */
function withSecondHalf(block: BlockSpec, position: Position, item: string): BlueprintBlock[] {
  const { name, properties } = block
  if (hasUpperHalf(name)) {
    const lower = { name, properties: { ...properties, half: 'lower' } }
    // Only the lower half of a plant in water is waterlogged.
    const { waterlogged, ...shared } = properties
    const upper = { name, properties: { ...shared, half: 'upper' } }
    return [
      { position, block: lower, item },
      { position: add(position, DIRECTIONS.up as Position), block: upper, item, placedWith: position },
    ]
  }
  if (isBed(name)) {
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
