import { html } from '../../render/html.ts'

/** The frame of a page of raters; its script fills it. */
export const raterPage = (title: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script src="page.js" defer></script>
</head>
<body>
<div id="rate"></div>
<noscript>This page needs its script.</noscript>
</body>
</html>
`.text
