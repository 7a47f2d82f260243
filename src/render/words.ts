import { cut } from './format.ts'

/** A text on one line, without characters that a terminal or a parser would interpret as a command. */
export const printable = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '\ufffd')

/** A description without the lists of places, which a small label has no room for. */
function essence(description: string): string {
  const short = printable(description)
    .replace(/\s+at \(-?\d.*$/, '')
    .replaceAll('_', ' ')
    .trim()
  // "place 3 oak log as oak log[axis=y]": the block makes the item redundant.
  const [, placing, block = '', state] = /^(.*?\d+ ).+? as ([^[]+)(\[.*)?$/.exec(short) ?? []
  if (placing === undefined) return short
  return `${placing}${block}${state === undefined ? '' : ` ${state.slice(1, -1).replaceAll(',', ', ')}`}`
}

/** The label of a subtask in graphs and tables: its name, or the essence of its description. */
export const labelOf = ({ name, description }: { name?: string | undefined; description: string }): string =>
  name === undefined ? essence(description) : printable(name)

/** Breaks a text into lines of at most this many characters; the last one is cut if the text is longer. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= width || lines.length === most - 1) line = longer
    else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((each) => cut(each, width))
}
