const LARGEST = 2 ** 31

/** Reads a list of seeds such as `1-5`, `1,4,9` or `1-3,8`; undefined if it is not a list. */
export function parseSeeds(text: string): number[] | undefined {
  const seeds: number[] = []
  for (const part of text.split(',')) {
    const match = /^(-?\d+)(?:-(\d+))?$/.exec(part.trim())
    const from = Number(match?.[1])
    const to = match?.[2] === undefined ? from : Number(match[2])
    const isFine =
      match !== null && Math.abs(from) < LARGEST && to < LARGEST && to >= from && to - from < 10_000
    if (!isFine) return undefined
    for (let seed = from; seed <= to; seed++) seeds.push(seed)
  }
  return [...new Set(seeds)]
}
