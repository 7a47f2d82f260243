/** Widths of letters of Computer Modern at 8 pt (pt); the others take `OTHER`. */
const LETTERS: readonly (readonly [letters: RegExp, points: number])[] = [
  [/[iljtf.,:;'|!\s]/u, 2.5],
  [/[\d\-()[\]rszcek]/u, 4.3],
  [/[mwMW%−→≥≤×÷]/u, 7.2],
  [/[A-Z]/u, 6.2],
]
const OTHER = 4.7

/** Approximate width of a text in the tables' font size (pt). */
export const width = (text: string): number =>
  Math.max(
    ...text
      .split('\n')
      .map((line) =>
        [...line].reduce(
          (total, letter) => total + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
          0,
        ),
      ),
  )

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_\\allowbreak{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '−': '$-$',
  '–': '--',
  '—': '---',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '→': '$\\to$',
  '←': '$\\leftarrow$',
  '≥': '$\\ge$',
  '≤': '$\\le$',
  '✓': '$\\checkmark$',
  '✘': '$\\times$',
  '…': '\\ldots{}',
  α: '$\\alpha$',
  κ: '$\\kappa$',
  σ: '$\\sigma$',
  τ: '$\\tau$',
  ᵉ: '$^{e}$',
  ˢ: '$^{s}$',
  '’': "'",
  '“': '``',
  '”': "''",
  '·': '\\textperiodcentered{}',
  '\u00a0': '~',
  '\u202f': '\\,',
  '\ue000': '\\allowbreak{}',
  '\ue001': '\\-',
  '\n': ' ',
}

/** Escapes a text for LaTeX; characters that it lacks become their code points. */
export const toLatexText = (text: string): string =>
  text.replace(
    /[\\{}&%$#_~^<>\n]|[^\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/gu,
    (letter) => SPECIAL[letter] ?? codeOf(letter),
  )

const codeOf = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`

/**
 * Marks places where a line may end: after certain characters, or with a hyphen inside a word. Private-use characters, which
 * `toLatexText` replaces.
 */
const BREAK = '\ue000'
const HYPHEN = '\ue001'
const AFTER = /(?<=[:/=,])(?=\S)/u

/** The parts of a text between which a line may end. */
export const piecesOf = (text: string): string[] => text.split(/\s+/u).flatMap((word) => word.split(AFTER))

/** A text for a box of this width (pt): words that are wider can be broken, after punctuation where possible. */
export const breakable = (text: string, room: number): string =>
  text.replace(/\S+/gu, (word) =>
    width(word) <= room
      ? word
      : word
          .split(AFTER)
          .map((piece) => chopped(piece, room))
          .join(BREAK),
  )

function chopped(piece: string, room: number): string {
  if (width(piece) <= room) return piece
  const lines = ['']
  for (const letter of piece) {
    const line = `${lines.at(-1)}${letter}`
    // A hyphen and the error of the estimate have to fit as well.
    if (width(line) > room - 6 && lines.at(-1) !== '') lines.push(letter)
    else lines[lines.length - 1] = line
  }
  return lines.join(HYPHEN)
}

/** Approximate number of lines of a text in a box of this width (pt). */
export function linesIn(text: string, room: number): number {
  let [lines, used] = [1, 0]
  for (const piece of piecesOf(text)) {
    const own = width(piece)
    if (used > 0 && used + own > room) {
      lines++
      used = 0
    }
    used += own + 2.5
    while (used > room + 2.5) {
      lines++
      used -= room
    }
  }
  return lines
}
