import { z } from 'zod'

/** A block's name and the state properties that matter, e.g. oak stairs facing east. */
export interface BlockSpec {
  name: string
  properties: Readonly<Record<string, string>>
}

const PATTERN = /^(?:minecraft:)?([a-z0-9_]+)(?:\[([a-z0-9_=,]*)\])?$/

/**
 * Reads a block in the syntax of the game's commands: `oak_stairs[facing=east,half=bottom]`.
 * @returns undefined if the syntax is wrong; names are not checked here.
 */
export function parseBlock(text: string): BlockSpec | undefined {
  const match = PATTERN.exec(text.replaceAll(' ', ''))
  if (match === null) return undefined
  const properties: Record<string, string> = {}
  for (const pair of (match[2] ?? '').split(',').filter((part) => part !== '')) {
    const [key, value, ...rest] = pair.split('=')
    if (key === undefined || value === undefined || key === '' || value === '' || rest.length > 0)
      return undefined
    properties[key] = value
  }
  return { name: match[1] as string, properties }
}

/** Writes a block in the syntax of the game's commands, with properties in alphabetical order. */
export function formatBlock(block: {
  name: string
  properties: Readonly<Record<string, string | number | boolean>>
}): string {
  const pairs = Object.entries(block.properties)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
  return pairs.length === 0 ? block.name : `${block.name}[${pairs.join(',')}]`
}

/** Whether the block has the required name and every required property. */
export function satisfies(
  block: { name: string; properties: Readonly<Record<string, string | number | boolean>> },
  wanted: BlockSpec,
): boolean {
  if (block.name !== wanted.name) return false
  return Object.entries(wanted.properties).every(([key, value]) => String(block.properties[key]) === value)
}

export const isAir = (name: string): boolean => name === 'air' || name === 'cave_air' || name === 'void_air'

export const blockSpecSchema = z.object({ name: z.string(), properties: z.record(z.string(), z.string()) })
