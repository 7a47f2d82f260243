import { createHash } from 'node:crypto'
import { type Html, html, trusted } from '../../render/html.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

/** The browser runs only these scripts and fetches nothing, for any content of the journal. */
const policyFor = (scripts: readonly string[]): string =>
  `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')}`

export interface Page {
  title: string
  /** Rules beyond those that all pages share. */
  style?: string
  /** A script beyond the one that all pages share. */
  script?: string | undefined
  body: Html
  footer: Html
}

/** A self-contained HTML page. The same content gives the same bytes. */
export const renderPage = ({ title, style = '', script, body, footer }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script === undefined ? [SCRIPT] : [SCRIPT, script])}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(STYLE)}${trusted(style)}</style>
</head>
<body>
<main>
${body}
</main>
<footer>${footer}</footer>
<script>${trusted(SCRIPT)}</script>${
    script === undefined
      ? undefined
      : html`
<script>${trusted(script)}</script>`
  }
</body>
</html>
`.text
