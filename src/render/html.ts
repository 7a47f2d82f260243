/** A piece of HTML that is safe to put into a page. Only this file makes them. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

/** What a template accepts: texts and numbers are escaped, pieces of HTML are not, lists are joined, absent ones are empty. */
export type Insert = Html | string | number | undefined | readonly Insert[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Control characters that HTML forbids, and marks that change the direction of text. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Escapes a text for use between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(UNPRINTABLE, '\ufffd').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** Template of HTML or SVG: every value is escaped unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(
    strings.map((text, index) => (index === 0 ? text : toText(inserts[index - 1]) + text)).join(''),
  )
}

function toText(insert: Insert): string {
  if (insert === undefined) return ''
  if (insert instanceof Html) return insert.text
  if (typeof insert === 'string') return escapeHtml(insert)
  if (typeof insert === 'number') return String(insert)
  return insert.map(toText).join('')
}

/** Markup made by our own code, such as a drawing or a style sheet. Never a text from a journal. */
export const trusted = (markup: string): Html => new Html(markup)

/** Concatenates parts; absent ones are left out. */
export const join = (parts: readonly (Html | undefined)[]): Html =>
  new Html(parts.map((part) => part?.text ?? '').join(''))
