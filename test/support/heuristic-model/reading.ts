/* Reads prompts as text, by their headings. Nothing here knows what the facts behind a prompt are. */

export type Cell = readonly [number, number, number]

/** A block, and where such blocks stand or are required. */
export interface Blocks {
  block: string
  /** The item that places it. */
  item: string
  properties: Readonly<Record<string, string>>
  cells: Cell[]
}

export interface Store {
  cell: Cell
  items: Map<string, number>
}

export const keyOf = (cell: Cell): string => cell.join()
export const distance = (a: Cell, b: Cell): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The text under a heading, up to the next empty line. */
export function under(heading: string, text: string): string {
  const from = text.indexOf(`${heading}:`)
  if (from < 0) return ''
  const rest = text.slice(from + heading.length + 1)
  const to = rest.indexOf('\n\n')
  return (to < 0 ? rest : rest.slice(0, to)).trim()
}

/** All positions in a text, written [x, y, z] or (x, y, z). */
export const cellsIn = (text: string): Cell[] =>
  [...text.matchAll(/[[(](-?\d+), ?(-?\d+), ?(-?\d+)[\])]/g)].map(
    ([, x, y, z]): Cell => [Number(x), Number(y), Number(z)],
  )

/** Amounts in a text such as `4 oak_log, 1 torch`. */
export const amountsIn = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/(\d+) ([a-z_]+)/g)].map(([, count, item = '']) => [item, Number(count)]))

/** Chests and the like with their contents: `chest at [1, -60, 2] with 3 stone, 1 torch`. */
export const storesIn = (text: string): Store[] =>
  [...text.matchAll(/(?:chest|barrel) at (\[[^\]]*\]) with ([^;\n.]*)/g)].map(([, at = '', items = '']) => ({
    cell: cellsIn(at)[0] as Cell,
    items: amountsIn(items),
  }))

/** A line such as `wall_torch[facing=south] (from the item torch) at [1, -59, 2], [3, -59, 2]`. */
export function blocksIn(line: string): Blocks | undefined {
  const [, block, inside = '', item, places = ''] =
    /^([a-z_]+)(?:\[([a-z0-9_=,]+)\])?(?: \(from the item ([a-z_]+)\))? at (\[.*)$/.exec(line.trim()) ?? []
  if (block === undefined) return undefined
  return { block, item: item ?? block, properties: propertiesIn(inside), cells: cellsIn(places) }
}

export const propertiesIn = (inside: string): Record<string, string> =>
  Object.fromEntries(
    inside.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])),
  )

/** A line such as `12 potatoes[age=7], the nearest at [1, -59, 2], [3, -59, 2]`. */
export const nearestIn = (line: string): Blocks | undefined =>
  line.includes(', the nearest at ')
    ? blocksIn(line.replace(/^\d+ /, '').replace(', the nearest at ', ' at '))
    : undefined
