/** Escapes what Vue would read as a tag or an expression, outside blocks of code. */
export const escapeForVue = (text: string): string =>
  linesOutsideFences(text, (line) =>
    line
      .split(/(`+[^`]*`+)/)
      .map((part, index) => (index % 2 === 0 ? escapeProse(part) : escapeInlineCode(part)))
      .join(''),
  )

const escapeProse = (text: string): string =>
  text.replaceAll(/<(?!!--|https?:)/g, '&lt;').replaceAll('{{', '&#123;&#123;')

/** VitePress reads expressions in inline code. */
const escapeInlineCode = (code: string): string =>
  code.includes('{{') ? `<code v-pre>${code.replaceAll('`', '').replaceAll('<', '&lt;')}</code>` : code

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g

/** Replaces each link of a text. @param replace returns the Markdown to write, from the text and target of a link */
export const replaceLinks = (
  text: string,
  replace: (link: { isImage: boolean; label: string; target: string; whole: string }) => string,
): string =>
  linesOutsideFences(text, (line) =>
    line.replaceAll(LINK, (whole, mark: string, label: string, target: string) =>
      replace({ isImage: mark === '!', label, target, whole }),
    ),
  )

function linesOutsideFences(text: string, change: (line: string) => string): string {
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      const isFence = /^\s*```/.test(line)
      if (isFence) isCode = !isCode
      return isFence || isCode ? line : change(line)
    })
    .join('\n')
}
