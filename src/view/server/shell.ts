import { type Html, html } from '../../render/html.ts'
import type { RunList } from '../run-list.ts'

/** The frame of every page; the script fills in the content. */
const page = (title: string, kind: 'run' | 'list' | 'waiting', root: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · CausalMACE</title>
${kind === 'waiting' ? html`<meta http-equiv="refresh" content="1">` : undefined}<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}page.css">
<script src="${root}page.js" defer></script>
</head>
<body data-page="${kind}">
${body}
<noscript>This page needs its script, which comes from your own machine.</noscript>
</body>
</html>
`.text

/** The page of a run. */
export const runPage = (key: string, list: RunList): string =>
  page(
    key,
    'run',
    '../../',
    html`<div id="run" data-stream="stream" data-all="${list.runs.length > 1 || list.isExperiment ? list.title : ''}"></div>`,
  )

/** The page that lists runs. */
export const listPage = (list: RunList): string =>
  page(list.title, 'list', '', html`<div id="list" data-runs="runs.json"></div>`)

/** The page of a run that has not begun. It reloads by itself. */
export const waitingPage = (): string =>
  page('A run', 'waiting', '', html`<p class="loading" role="status">Waiting for the run to begin …</p>`)
