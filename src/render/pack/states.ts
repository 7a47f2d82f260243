import type { RenderBlock } from '../cell.ts'
import { isObject, type PackFiles, pathOf, readJson } from './pack.ts'

/** A model as a blockstate file applies it. */
export interface Applied {
  model: string
  /** Degrees, quarter turns. */
  x: number
  y: number
  uvlock: boolean
}

/** A pack's models for a block state; none if it has no rule for it. */
export function modelsFor(files: PackFiles, block: RenderBlock): Applied[] {
  const file = readJson(files, pathOf(block.name, 'blockstates', 'json'))
  if (!isObject(file)) return []
  const { variants, multipart } = file
  if (isObject(variants)) {
    const found = Object.entries(variants).find(([key]) => fits(key, block))
    return found === undefined ? [] : applied(found[1])
  }
  if (!Array.isArray(multipart)) return []
  return multipart.flatMap((part: unknown) =>
    isObject(part) && (part['when'] === undefined || holds(part['when'], block))
      ? applied(part['apply'])
      : [],
  )
}

/** If the game chooses among several models at random, the first. */
function applied(value: unknown): Applied[] {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (!isObject(one) || typeof one['model'] !== 'string') return []
  const turn = (degrees: unknown): number => ((Number(degrees ?? 0) % 360) + 360) % 360 || 0
  return [{ model: one['model'], x: turn(one['x']), y: turn(one['y']), uvlock: one['uvlock'] === true }]
}

/** A property that the state leaves out may have any value. */
const has = ({ properties }: RenderBlock, key: string, value: string): boolean =>
  properties[key] === undefined || value.split('|').includes(properties[key])

const fits = (key: string, block: RenderBlock): boolean =>
  key
    .split(',')
    .filter((pair) => pair.includes('='))
    .every((pair) => has(block, pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)))

function holds(when: unknown, block: RenderBlock): boolean {
  if (!isObject(when)) return false
  const all = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])
  if ('OR' in when) return all(when['OR']).some((one) => holds(one, block))
  if ('AND' in when) return all(when['AND']).every((one) => holds(one, block))
  return Object.entries(when).every(([key, value]) =>
    // unspecified sides are not joined
    block.properties[key] === undefined
      ? ['false', 'none'].some((usual) => String(value).split('|').includes(usual))
      : has(block, key, String(value)),
  )
}
