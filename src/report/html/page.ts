import { createHash } from 'node:crypto'
import { type Html, html, trusted } from '../../render/html.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

/** The browser runs this script only and fetches nothing, whatever the journal contains. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

export interface Page {
  title: string
  /** Rules beyond those that all pages share. */
  style?: string
  body: Html
  footer: Html
}

/** A self-contained HTML page. The same content gives the same bytes. */
export const renderPage = ({ title, style = '', body, footer }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(STYLE)}${trusted(style)}</style>
</head>
<body>
${body}
<footer>${footer}</footer>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`.text
