import type { RenderBlock } from '../cell.ts'
import type { Part, Surface } from './part.ts'

/** Water or lava in a cell. */
export interface Liquid {
  kind: 'water' | 'lava'
  /** Height of its surface if there is none of it above, in sixteenths of a block. */
  height: number
  surface: Surface
}

/** A look before it is complete; a bare list of parts is one, too. */
export interface Draft {
  parts: readonly Part[]
  liquid?: Liquid
  group?: string
  light?: number
}

/** Blocks by name, and their looks. */
export type Family = readonly [names: RegExp, look: (block: RenderBlock) => Draft | readonly Part[]]

export const draftOf = (look: Draft | readonly Part[]): Draft => ('parts' in look ? look : { parts: look })

/** Whether a property has a given value. */
export const is = ({ properties }: RenderBlock, key: string, value = 'true'): boolean =>
  properties[key] === value

/** A numeric property; `usual` if it is unknown. */
export function count({ properties }: RenderBlock, key: string, usual: number): number {
  const value = Number(properties[key] ?? usual)
  return Number.isFinite(value) ? value : usual
}

/** The compass directions, clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
