import type { Random } from '../../../src/core/random.ts'

/** Mutations of a file, by name. Each returns the new bytes. */
export const MUTATIONS = {
  'cut anywhere': (bytes, random) => bytes.subarray(0, random.integer(bytes.length)),
  'cut after a line': (bytes, random) => joined(linesOf(bytes).slice(0, -1 - random.integer(3))),
  'bit flipped': (bytes, random) => {
    const flipped = Buffer.from(bytes)
    const at = random.integer(flipped.length)
    flipped[at] = (flipped[at] as number) ^ (1 << random.integer(8))
    return flipped
  },
  'line copied': (bytes, random) => {
    const lines = linesOf(bytes)
    return joined(
      lines.toSpliced(random.integer(lines.length + 1), 0, lines[random.integer(lines.length)] as Buffer),
    )
  },
  'line dropped': (bytes, random) => {
    const lines = linesOf(bytes)
    return joined(lines.toSpliced(random.integer(lines.length), 1))
  },
  'lines swapped': (bytes, random) => {
    const lines = linesOf(bytes)
    const [a, b] = [random.integer(lines.length), random.integer(lines.length)]
    return joined(lines.with(a, lines[b] as Buffer).with(b, lines[a] as Buffer))
  },
} as const satisfies Record<string, (bytes: Buffer, random: Pick<Random, 'integer'>) => Buffer>

export type Mutation = keyof typeof MUTATIONS

/** The lines of a file, each with its line break. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let from = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, end + 1))
    from = end + 1
  }
  return from < bytes.length ? [...lines, bytes.subarray(from)] : lines
}

const joined = (lines: readonly Buffer[]): Buffer => Buffer.concat(lines)
