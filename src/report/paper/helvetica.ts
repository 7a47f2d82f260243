/** Widths of the letters from space to ~ in Helvetica (thousandths of the size; Adobe's font metrics). */
const WIDTHS = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 ' +
  '556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 ' +
  '722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 ' +
  '500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .trim()
  .split(' ')
  .map(Number)

/** A digit is as wide as most letters that the table lacks. */
const OTHER = 556

/** How wide a text is in Helvetica (in the unit of the size). */
export const helveticaWidth = (text: string, size: number): number =>
  ([...toWinAnsi(text)].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER), 0) *
    size) /
  1000

/** Characters of Windows-1252 outside Latin-1, and nearest replacements for missing ones. */
const LETTERS: Readonly<Record<string, string>> = {
  '–': '\u0096',
  '—': '\u0097',
  '‘': '\u0091',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '…': '\u0085',
  // A dash of the width of a plus sign stands for a minus.
  '−': '\u0096',
  ᵉ: '\u00a0e',
  ˢ: '\u00a0s',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
  '\u202f': '\u00a0',
}

/** A text in the encoding of PDF's standard fonts, one byte per character; `?` for characters they lack. */
export const toWinAnsi = (text: string): string =>
  [...text].map((letter) => LETTERS[letter] ?? ((letter.codePointAt(0) ?? 0) < 256 ? letter : '?')).join('')
