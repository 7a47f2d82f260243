/** The parts of a cell that stay on one line: words, a number with its spread, and what stands in brackets. */
export const wordsOfCell = (text: string): string[] =>
  text.match(/\[[^\]]*\]\S*|\([^)]*\)\S*|\S+ ± \S+|\S+/g) ?? []
/** The same in prose, where parentheses contain clauses; intervals stay whole. */
const wordsOfProse = (text: string): string[] => text.match(/\[[^\]]*\]\S*|\S+/g) ?? []

const length = (text: string): number => [...text].length

/** A cell, broken at spaces so that it fits the width; words that are longer are broken. */
export const wrapCell = (text: string, width: number): string => wrap(text, width, wordsOfCell)

/** Prose, broken at spaces so that it fits; longer words, such as addresses, stay whole. */
export const wrapProse = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, width, wordsOfProse(line)))
    .join('\n')

const wrap = (text: string, width: number, parts: (line: string) => string[]): string =>
  text
    .split('\n')
    .map((line) =>
      wrapLine(
        line,
        width,
        parts(line).flatMap((part) => broken(part, width)),
      ),
    )
    .join('\n')

function wrapLine(line: string, width: number, parts: readonly string[]): string {
  if (length(line) <= width) return line
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = `${last} ${part}`
    if (last === undefined || length(longer) > width) lines.push(part)
    else lines[lines.length - 1] = longer
  }
  return lines.join('\n')
}

/** A word in pieces that fit: broken at spaces if it has any, otherwise after marks such as `-` and `/`, otherwise anywhere. */
function broken(part: string, width: number): string[] {
  if (length(part) <= width) return [part]
  if (part.includes(' ')) return part.split(' ').flatMap((word) => broken(word, width))
  const pieces = part.split(/(?<=[-_/:,])/)
  if (pieces.length > 1) return joined(pieces, width).flatMap((piece) => broken(piece, width))
  const letters = [...part]
  const step = Math.max(1, width)
  return Array.from({ length: Math.ceil(letters.length / step) }, (_, index) =>
    letters.slice(index * step, (index + 1) * step).join(''),
  )
}

/** Neighbouring pieces put together as long as they fit. */
function joined(pieces: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last === undefined || length(last + piece) > width) lines.push(piece)
    else lines[lines.length - 1] = last + piece
  }
  return lines
}
