import { cellKey, floor, formatCell, type Position } from '../core/position.ts'
import type { BlocksAround, SeenThings } from '../task/observation.ts'

/** The character with which maps show cells that have no block worth naming. */
const AIR = '.'
const UNKNOWN = '?'
const AGENT = '@'
const TO_COME = '+'
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * The blocks around an agent as maps, one for each height at which they differ.
 * @param position the agent's feet
 * @param toCome cells that are to be filled
 */
export function describeAround(
  { min, width, height, names, cells }: BlocksAround,
  position: Position,
  toCome: readonly Position[],
): string {
  const feet = floor(position)
  const open = new Set(toCome.map(cellKey))
  const signs = signsOf(names)
  const shown = new Set<string>()
  const layers = Array.from({ length: height }, (_, up) => {
    const y = min.y + up
    const rows = Array.from({ length: width }, (_row, south) =>
      Array.from({ length: width }, (_cell, east) => {
        const name = cells[(up * width + south) * width + east] as number
        const at = { x: min.x + east, y, z: min.z + south }
        if (at.x === feet.x && at.z === feet.z && (y === feet.y || y === feet.y + 1)) return AGENT
        const sign = signs[name] as string
        return sign === AIR && open.has(cellKey(at)) ? TO_COME : sign
      }).join(''),
    )
    const kinds = new Set(rows.join('').replaceAll(AGENT, ''))
    if (kinds.size > 1) for (const sign of kinds) shown.add(sign)
    if (kinds.size > 1) return `y=${y}${y === feet.y ? ' (your feet)' : ''}:\n${rows.join('\n')}`
    const [only = UNKNOWN] = kinds
    const name = only === TO_COME ? 'to be filled' : (names[signs.indexOf(only)] ?? 'unknown')
    return `y=${y}: all ${name === '' ? 'unknown' : name}`
  })
  const legend = names.flatMap((name, index) =>
    name !== 'air' && name !== '' && shown.has(signs[index] as string) ? [`${signs[index]} ${name}`] : [],
  )
  const last = { x: min.x + width - 1, z: min.z + width - 1 }
  return [
    `Map, rows z=${min.z} to ${last.z}, columns x=${min.x} to ${last.x}${legend.length === 0 ? '' : `: ${legend.join(', ')}`}`,
    ...layers,
  ].join('\n')
}

/** A character for each name: a letter of it if one is free. */
function signsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    if (name === 'air') return AIR
    const wanted = [...name.replaceAll('_', ''), ...name.toUpperCase().replaceAll('_', ''), ...SIGNS]
    const sign = name === '' ? UNKNOWN : (wanted.find((one) => !taken.has(one)) ?? UNKNOWN)
    taken.add(sign)
    return sign
  })
}

/** Stations, fields, ores and animals, one kind per line. */
export const describeSeen = (seen: readonly SeenThings[]): string[] =>
  seen.map(({ name, count, nearest }) => {
    const places = nearest.map(formatCell).join(', ')
    return count <= nearest.length ? `${name} at ${places}` : `${count} ${name}, the nearest at ${places}`
  })
