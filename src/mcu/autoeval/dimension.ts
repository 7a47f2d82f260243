/** The six dimensions in which runs are judged, in the order and with the names of MCU's criteria files. */
export const DIMENSIONS = [
  'Task Progress',
  'Action Control',
  'Error Recognition and Correction',
  'Creative Attempts',
  'Task Completion Efficiency',
  'Material Selection and Usage',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** A value per dimension. */
export const perDimension = <T>(of: (dimension: Dimension) => T): Record<Dimension, T> =>
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, of(dimension)])) as Record<Dimension, T>

/** Words that all dimensions' names share, or that carry no meaning. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** The dimension whose name a text begins with, in any spelling, and the text after the name. */
export function dimensionAt(text: string): { dimension: Dimension; rest: string } | undefined {
  const said = plain(text)
  const dimension = DIMENSIONS.find((name) => said === plain(name) || said.startsWith(`${plain(name)} `))
  if (dimension === undefined) return undefined
  const words = plain(dimension).split(' ')
  const pattern = words.map((word) => (word === 'and' ? '(?:and|&)' : word)).join('[^a-z]+')
  return { dimension, rest: text.replace(new RegExp(`^[^a-z]*${pattern}`, 'i'), '') }
}
