/** The page's style sheet. No external fonts or pictures; light and dark follow the reader's system; prints well. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --panel: #ffffff; --ink: #1c2024; --muted: #646a72; --line: #e2dfd8; --faint: #efece6;
  --good: #17714a; --bad: #b42318; --fault: #8a5a00; --on: #ffffff; --bar: #3b6ea5;
  --walk: #aeb9c6; --fetch: #d8a93a; --craft: #9a7bd0; --place: #2b7a6b; --mine: #9c6a4e; --other: #6d7480;
  --refused: #d92d20; --hatch: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --panel: #1b1f23; --ink: #e8e6e1; --muted: #9aa1a9; --line: #30363c; --faint: #23282d;
    --good: #4cc38a; --bad: #ff8577; --fault: #f0b94a; --on: #14171a; --bar: #6aa5e0;
    --walk: #66727f; --fetch: #c99d38; --craft: #a48be0; --place: #3fa08c; --mine: #b07b5c; --other: #8b93a0;
    --refused: #ff6b5c; --hatch: #2a1512;
  }
}
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; -webkit-text-size-adjust: 100% }
body { max-width: 1180px; margin: 0 auto; padding: 40px 32px 64px }
code, .n, .big, .ids, .chain { font-variant-numeric: tabular-nums }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere }
h1 { font-size: 34px; line-height: 1.15; letter-spacing: -.02em; margin: 4px 0 14px; overflow-wrap: anywhere }
h2 { font-size: 20px; letter-spacing: -.01em; margin: 0 0 10px }
p { margin: 0 0 10px; max-width: 88ch; overflow-wrap: anywhere }
section { margin-top: 44px; padding-top: 22px; border-top: 1px solid var(--line) }
.eyebrow { color: var(--muted); font-size: 13px; margin: 0 }
.verdict { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; font-size: 16px }
.badge { background: var(--fault); color: var(--on); font-weight: 650; padding: 2px 12px 3px; border-radius: 99px; white-space: nowrap }
.badge.good { background: var(--good) } .badge.bad { background: var(--bad) }
.goal { color: var(--muted) }
.facts { display: flex; flex-wrap: wrap; gap: 10px 28px; margin: 18px 0 0 }
.facts dt { color: var(--muted); font-size: 12px } .facts dd { margin: 0; font-size: 14px; overflow-wrap: anywhere }
.note { color: var(--muted); font-size: 14px } .note b { color: var(--ink) }
.empty { color: var(--muted); font-style: italic }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px; margin-bottom: 16px }
.tile { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px 16px }
.tile h3 { font-size: 13px; font-weight: 500; color: var(--muted); margin: 0 }
.tile .big { font-size: 34px; line-height: 1.2; font-weight: 650; letter-spacing: -.02em; margin: 2px 0 }
.tile .big small { font-size: 16px; font-weight: 500; letter-spacing: 0; color: var(--muted) }
.tile .hint { font-size: 13px; color: var(--muted); margin: 0 }
.meter { display: block; height: 6px; border-radius: 3px; background: var(--faint); overflow: hidden; margin-top: 10px }
.meter i { display: block; height: 100%; background: var(--bar); border-radius: 3px }
.tables { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px 36px; align-items: start }
.stack table + table { margin-top: 22px }
table { border-collapse: collapse; width: 100%; font-size: 14px }
caption { text-align: left; font-weight: 600; font-size: 13px; padding: 0 0 6px }
th, td { text-align: left; vertical-align: top; padding: 6px 14px 6px 0; border-top: 1px solid var(--line); font-weight: 400 }
th:last-child, td:last-child { padding-right: 0 }
thead th { border-top: 0; color: var(--muted); font-size: 12px; padding-bottom: 4px; white-space: nowrap; vertical-align: bottom }
tbody th small { display: block; color: var(--muted); font-size: 12px; line-height: 1.35; overflow-wrap: anywhere }
.n { text-align: right; white-space: nowrap } td u { text-decoration: none; color: var(--muted); font-size: 12px }
.scroll + .scroll { margin-top: 22px } .wide tbody th { overflow-wrap: anywhere } .wide tbody th code, #team th { overflow-wrap: normal; white-space: nowrap }
.busy { width: 34%; white-space: nowrap } .busy .meter { display: inline-block; width: calc(100% - 56px); height: 9px; margin: 0 10px 0 0; vertical-align: middle }
.busy .n { display: inline-block; width: 42px }
.dot { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 7px }
.who span { white-space: nowrap; margin-right: 10px } .plan tbody th { max-width: 46ch; font-size: 13px }
.transcript details { border-top: 1px solid var(--line); padding: 5px 0 } .transcript summary { cursor: pointer } .transcript .n { display: inline-block; min-width: 2.6em; text-align: right; color: var(--muted) } .transcript h4 { margin: 10px 0 2px; font-size: 13px } .transcript pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12.5px; background: var(--panel); padding: 8px 10px; margin: 0; max-height: 28em; overflow: auto }
.example { color: var(--muted); font-size: 13px; max-width: 56ch; overflow-wrap: anywhere }
.status { white-space: nowrap; color: var(--muted) } .status.done { color: var(--good) } .status.failed { color: var(--bad) } .status.unfinished { color: var(--fault) }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px; color: var(--muted); max-width: none }
.legend span { white-space: nowrap }
.swatch { display: inline-block; width: 14px; height: 10px; border-radius: 2px; margin-right: 6px }
.scroll { overflow-x: auto; -webkit-overflow-scrolling: touch }
.drawings { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px 18px }
.drawings.two{grid-template-columns:1fr 1fr}
figure { margin: 0; min-width: 0 } figcaption { font-size: 13px; color: var(--muted); text-align: center } figcaption b { color: var(--ink); font-weight: 600 }
svg { display: block } svg text { font-family: inherit }
.views { display: grid; grid-template-columns: repeat(auto-fit, minmax(330px, 1fr)); gap: 16px 30px }
.view { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px 12px; align-items: end } .view h4 { grid-column: 1 / -1; margin: 0; font-size: 14px }
.view h4 small { color: var(--muted); font-weight: 400 } .flat { width: 100%; max-height: 150px; background: var(--faint) }
.isometric { width: 100%; height: auto; max-height: 420px; margin: 0 auto }
.graph { max-width: 100%; height: auto; margin: 0 auto }
.graph marker path { fill: var(--muted) }
.edge .line { fill: none; stroke: var(--muted); stroke-width: 1.2; opacity: .75 } .edge .preferred { stroke-dasharray: 1.5 3 } .edge .any { stroke-dasharray: 5 3 } .edge .certified { stroke-width: 2.2 } .edge .moot { opacity: .35 } .stage { border-top: 1px solid var(--line); padding: 6px 0 } .stage summary { cursor: pointer } .edge .hit { fill: none; stroke: transparent; stroke-width: 12 }
.edge:hover .line, .edge.on .line { stroke: var(--ink); stroke-width: 2; opacity: 1 } .lit .edge:not(.on) .line { opacity: .2 }
.node .box { fill: var(--panel); stroke: var(--line) } .node.not-started .box { stroke-dasharray: 4 3; stroke: var(--muted) }
.node.failed .box { stroke: var(--bad) } .node:hover .box { stroke: var(--ink) }
.node text { fill: var(--ink); font-size: 11.5px } .node .id { font-weight: 650; font-size: 11.5px; fill: var(--muted) } .node .mark { text-anchor: end; font-weight: 700; fill: var(--good) }
.node.failed .mark { fill: var(--bad) } .node.unfinished .mark { fill: var(--fault) }
.timeline { width: 100%; min-width: 820px; height: auto }
.timeline path.tick { stroke: var(--line); fill: none } .timeline text { font-size: 11px; fill: var(--muted) } .timeline text.tick { text-anchor: middle }
.timeline .unit, .timeline .label, .timeline .value, .timeline .agent { text-anchor: end } .timeline .agent { font-size: 13px; fill: var(--ink) }
.curve .full { stroke: var(--muted); stroke-width: .6; stroke-dasharray: 2 3; fill: none } .curve .line { fill: none; stroke: var(--bar); stroke-width: 1.8 } .curve .area { fill: var(--bar); opacity: .13 } .timeline .value { fill: var(--ink); font-weight: 650 }
.timeline .wait, .swatch.wait { fill: var(--faint); background: var(--faint) } .swatch.wait { box-shadow: inset 0 0 0 1px var(--line) }
.band rect { opacity: .85 } .band.failed rect { opacity: .38 } .band.unfinished rect { opacity: .38 } .timeline .band text { font-size: 9.5px; text-anchor: middle; font-weight: 600 } .band.light text { fill: #1c2024 } .band.dark text { fill: #fff } .timeline .band.failed text, .timeline .band.unfinished text { fill: var(--ink) }
.k-walk { fill: var(--walk); background: var(--walk) } .k-fetch { fill: var(--fetch); background: var(--fetch) } .k-craft { fill: var(--craft); background: var(--craft) }
.k-place { fill: var(--place); background: var(--place) } .k-mine { fill: var(--mine); background: var(--mine) } .k-other { fill: var(--other); background: var(--other) }
rect.refused { fill: url(#hatch); stroke: var(--refused); stroke-width: .6 } .hatch-ground { fill: var(--hatch); opacity: .25 } .hatch-line { fill: var(--refused) }
.swatch.refused { background: repeating-linear-gradient(45deg, var(--refused) 0 2px, var(--paper) 2px 4px); box-shadow: inset 0 0 0 1px var(--refused) }
.act:hover rect { stroke: var(--ink); stroke-width: 1 }
.tip { position: fixed; z-index: 9; max-width: 360px; padding: 6px 10px; border-radius: 6px; background: var(--ink); color: var(--paper); font-size: 12.5px; line-height: 1.4; white-space: pre-wrap; overflow-wrap: anywhere; pointer-events: none }
footer { margin-top: 48px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13px }
@media (max-width: 940px) { .tables { grid-template-columns: 1fr 1fr } .tiles { grid-template-columns: 1fr 1fr } }
@media (max-width: 620px) { body { padding: 24px 16px 48px } h1 { font-size: 27px } .tables { grid-template-columns: 1fr } .tiles { gap: 10px } .tile .big { font-size: 25px } .drawings { grid-template-columns: 1fr } table.wide { min-width: 620px } }
@media print {
  :root { --paper: #fff; --panel: #fff; --ink: #000; --muted: #555; --line: #ccc; --faint: #eee; --good: #17714a; --bad: #b42318; --fault: #8a5a00; --on: #fff }
  html { font-size: 12px } body { padding: 0; max-width: none } * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  section { break-inside: auto; margin-top: 24px } h2, caption, thead, .legend, .note { break-after: avoid } .tiles { grid-template-columns: repeat(4, 1fr) } .tile .big { font-size: 22px } tr, figure, .tile, .timeline { break-inside: avoid }
  .scroll { overflow: visible } .graph, .timeline { min-width: 0 !important; width: 100% !important } .tip { display: none }
}
`
