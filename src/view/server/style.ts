/** Colours for the light and dark appearance. One accent; red and amber mark failures. */
const COLOURS = `
:root {
  color-scheme: light dark;
  --paper: #f6f5f1; --panel: #ffffff; --ink: #1b1f24; --muted: #646b73; --line: #e3e1da; --faint: #efede7;
  --accent: #2f6690; --soft: #e4edf4; --good: #17714a; --bad: #b42318; --fault: #8a5a00; --on: #ffffff;
  --glass: rgb(255 255 255 / .82); --shadow: 0 1px 2px rgb(20 24 28 / .07), 0 6px 20px rgb(20 24 28 / .07);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121518; --panel: #191d21; --ink: #e9e7e2; --muted: #98a0a8; --line: #2b3137; --faint: #20252a;
    --accent: #7db2da; --soft: #1f303d; --good: #4cc38a; --bad: #ff8577; --fault: #f0b94a; --on: #10141a;
    --glass: rgb(22 26 30 / .8); --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 6px 20px rgb(0 0 0 / .35);
  }
}`

const BASE = `
* { box-sizing: border-box }
[hidden] { display: none !important }
html { background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; -webkit-text-size-adjust: 100% }
body { margin: 0 }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0 } ul, ol { list-style: none }
h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em }
h3 { font-size: 12px; font-weight: 600; color: var(--muted) }
code { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 3px } a:hover { text-decoration-color: currentColor }
button, select { font: inherit; color: inherit; background: none; border: 0; padding: 0 } button, select, label { cursor: pointer }
select { appearance: none; background: var(--faint); border-radius: 6px; padding: 4px 10px; max-width: 100% }
input[type=checkbox] { accent-color: var(--accent); margin: 0 6px 0 0; vertical-align: -1px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.empty, .loading { color: var(--muted) } .loading { padding: 40vh 24px; text-align: center }
.dot { display: inline-block; width: 9px; height: 9px; border-radius: 50%; flex: none }
.badge { display: inline-block; padding: 1px 10px 2px; border-radius: 99px; font-size: 12px; font-weight: 600; white-space: nowrap; background: var(--faint); color: var(--muted) }
.badge.good { background: var(--good); color: var(--on) } .badge.bad { background: var(--bad); color: var(--on) }
.badge.fault { background: var(--fault); color: var(--on) } .badge.live { background: var(--accent); color: var(--on) }
.top { display: flex; align-items: center; gap: 10px 14px; flex-wrap: wrap }
.crumb { color: var(--muted) } .crumb::after { content: "/"; margin-left: 14px; color: var(--line) }
.run-id { margin-left: auto; color: var(--muted) }`

const STAGE = `
.stage { position: relative; overflow: hidden; min-height: 0; background: var(--faint) }
.stage canvas { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab } .stage canvas:active { cursor: grabbing }
.stage canvas:focus-visible { outline-offset: -3px }
.toolbar { position: absolute; top: 12px; left: 12px; right: 12px; display: flex; flex-wrap: wrap; gap: 8px; pointer-events: none }
.segments { display: flex; background: var(--glass); backdrop-filter: blur(10px); border-radius: 8px; padding: 3px; box-shadow: var(--shadow); pointer-events: auto }
.segments button { padding: 4px 11px; border-radius: 6px; font-size: 13px; color: var(--muted) } .segments button:hover { color: var(--ink) }
.segments button[aria-pressed=true] { background: var(--panel); color: var(--ink); box-shadow: 0 0 0 1px var(--line) }
.segments.toggles button[aria-pressed=true] { background: none; box-shadow: none; color: var(--ink) }
.segments.toggles button::before { content: ""; display: inline-block; width: 7px; height: 7px; margin-right: 7px; border-radius: 2px; box-shadow: inset 0 0 0 1px var(--muted); vertical-align: 1px } .segments.toggles button[aria-pressed=true]::before { background: var(--accent); box-shadow: none }
.own { position: absolute; inset: 0; overflow: hidden; pointer-events: none } .stage .own canvas { cursor: inherit }
.stage .own .crosshair { position: absolute; left: 50%; top: 50%; width: auto; transform: translate(-50%, -50%); mix-blend-mode: difference }
.labels { position: absolute; inset: 0; overflow: hidden; pointer-events: none }
.label { position: absolute; left: 0; top: 0; max-width: 210px; padding: 2px 9px 3px; border-radius: 7px; background: var(--glass); text-align: center; line-height: 1.25; font-size: 12px; border-bottom: 2px solid var(--who); white-space: nowrap; will-change: transform }
.label b { display: block; font-weight: 650 } .label span { display: block; color: var(--muted); font-size: 11px; overflow: hidden; text-overflow: ellipsis }
.label span:empty { display: none }
.caption, .notice { position: absolute; left: 12px; right: 12px; bottom: 12px; width: fit-content; max-width: calc(100% - 24px); padding: 5px 12px; border-radius: 8px; background: var(--glass); backdrop-filter: blur(10px); font-size: 13px; box-shadow: var(--shadow) }
.notice { bottom: auto; top: 58px; color: var(--muted) }
.transport { display: flex; align-items: center; gap: 8px; padding: 8px 14px; background: var(--panel); border-top: 1px solid var(--line); min-width: 0 }
.icon { width: 32px; height: 32px; border-radius: 8px; display: grid; place-items: center; flex: none } .icon:hover { background: var(--faint) } .icon svg { width: 16px; height: 16px; fill: currentColor }
.clock { font-variant-numeric: tabular-nums; min-width: 104px; text-align: center; white-space: nowrap; color: var(--muted); font-size: 13px }
.track { position: relative; flex: 1; height: 32px; min-width: 60px }
.chart { position: absolute; inset: 3px 7px; width: calc(100% - 14px); height: 26px; overflow: visible }
.chart .area { fill: var(--accent); opacity: .16 } .chart .tick { stroke: var(--bad); stroke-width: 1.5; opacity: .55 } .chart .tick.incident, .chart .tick.finished { stroke-width: 2; opacity: 1 }
.chart .tick.incident { stroke: var(--fault) }
.track input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; appearance: none; background: none; cursor: pointer }
.track input::-webkit-slider-runnable-track { height: 2px; background: var(--line); margin-top: 26px } .track input::-moz-range-track { height: 2px; background: var(--line) }
.track input::-webkit-slider-thumb { appearance: none; width: 14px; height: 14px; border-radius: 50%; background: var(--accent); margin-top: -6px; box-shadow: 0 0 0 3px var(--panel) }
.track input::-moz-range-thumb { width: 14px; height: 14px; border: 0; border-radius: 50%; background: var(--accent) }
.live { padding: 3px 12px; border-radius: 99px; background: var(--faint); font-size: 13px } .live[aria-pressed=true] { background: var(--accent); color: var(--on) }`

const RUN = `
.app { display: grid; height: 100dvh; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 384px }
.app .top { grid-column: 1 / -1; padding: 9px 16px; background: var(--panel); border-bottom: 1px solid var(--line) }
.app main { display: grid; grid-template-rows: minmax(0, 1fr) auto; min-height: 0 }
.side { display: grid; grid-template-rows: auto auto minmax(0, 1fr); min-height: 0; background: var(--panel); border-left: 1px solid var(--line) }
.progress { padding: 14px 18px 12px }
.progress p { display: flex; align-items: baseline; gap: 6px; color: var(--muted); font-variant-numeric: tabular-nums } .progress b { font-size: 28px; line-height: 1; font-weight: 650; letter-spacing: -.02em; color: var(--ink) }
.subtasks { margin-left: auto }
.bar { height: 4px; border-radius: 2px; background: var(--faint); margin-top: 10px; overflow: hidden } .bar i { display: block; height: 100%; background: var(--accent); border-radius: 2px; width: 0 }
.agents { padding: 0 8px 8px; max-height: 34vh; overflow-y: auto }
.agents button { display: grid; grid-template-columns: 9px auto 1fr; align-items: baseline; gap: 1px 10px; width: 100%; text-align: left; padding: 6px 10px; border-radius: 8px } .agents button:hover { background: var(--faint) }
.agents button[aria-pressed=true] { background: var(--soft) }
.agents .dot { align-self: center } .agents b { font-weight: 600 } .agents .held { color: var(--muted); font-size: 12px; text-align: right; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.agents .doing, .agents .last { grid-column: 2 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0 } .agents .last { font: 11.5px ui-monospace, Menlo, Consolas, monospace; color: var(--muted) } .agents .last.refused { color: var(--bad) }
.agents .gone { opacity: .5 } .agents .last:empty { display: none }
.agents.many { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4px } .agents.many .last, .agents.many .held { display: none } .agents.many .doing { font-size: 12px; color: var(--muted) } .agents.many button { padding: 3px 8px }
.tabs { display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0; border-top: 1px solid var(--line) }
[role=tablist] { display: flex; gap: 20px; padding: 0 18px; border-bottom: 1px solid var(--line) }
[role=tab] { padding: 9px 0 8px; color: var(--muted); border-bottom: 2px solid transparent; margin-bottom: -1px } [role=tab][aria-selected=true] { color: var(--ink); border-color: var(--accent); font-weight: 600 }
.stream-panel { display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0 }
.filters { display: flex; align-items: center; flex-wrap: wrap; gap: 8px 16px; padding: 9px 18px; font-size: 13px; color: var(--muted) }
.stream { overflow-y: auto; padding: 0 18px 18px }
.stream li { display: grid; grid-template-columns: 46px minmax(0, 1fr); gap: 10px; padding: 7px 0; border-top: 1px solid var(--faint); font-size: 13px; overflow-wrap: anywhere } .stream .empty { display: block }
.stream .time { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; text-align: right; align-self: start; padding-top: 1px } .stream .time:hover { color: var(--accent) }
.stream b { font-weight: 600 } .stream code, .stream .reason, .stream .word { display: block; color: var(--muted) } .stream .reason { color: var(--bad) } .stream .word { font-size: 12px }
.stream .incident b, .stream .incident { color: var(--fault) } .stream .incident .reason { color: var(--muted) }
.transcript-panel { min-height: 0; display: grid; grid-template-rows: minmax(0, 1fr) } .overview { display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0 }
.requests small, .request .word { color: var(--muted); font-size: 12px } .requests .open { text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px } .requests .open:hover { color: var(--accent) }
.requests .thought, .request .thought { display: block } .requests .reason, .request .reason { display: block; color: var(--bad) } .request code { display: block; color: var(--muted) }
.request { overflow: auto; padding: 10px 18px 18px; font-size: 13px; overflow-wrap: anywhere } .request .back { color: var(--accent); padding: 2px 0 } .request h3 { margin: 8px 0 0; font-size: 14px; color: var(--ink) } .request h3 .time { color: var(--muted); font-size: 12px; font-weight: 400; font-variant-numeric: tabular-nums } .request h3 .time:hover { color: var(--accent) }
.request summary { margin: 12px 0 4px; color: var(--muted); font-size: 12px; font-weight: 600; cursor: pointer } .request pre { margin: 0; padding: 10px 12px; border-radius: 8px; background: var(--faint); font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.graph-panel, .score-panel { overflow: auto; padding: 14px 18px }
.graph { display: block; min-width: 100%; height: auto } .graph text { font: 11px system-ui, sans-serif; fill: var(--ink) } .graph .id { fill: var(--muted); font-weight: 600 } .graph .mark { text-anchor: end; font-weight: 700; fill: var(--good) }
.graph .box { fill: var(--panel); stroke: var(--line) } .graph .who { fill: var(--line) } .graph .edge { fill: none; stroke: var(--muted); opacity: .55 } .graph .edge.preferred { stroke-dasharray: 1.5 3 } .graph .edge.any { stroke-dasharray: 4 3 } .graph .edge.certified { stroke-width: 2 } .graph .edge.moot { opacity: .25 } .graph .edge.new { stroke: var(--accent, #0969da); opacity: 1 } .graph-changes { font-size: 12px; color: var(--muted); padding-left: 2.2em } .graph marker path { fill: var(--muted) }
.graph .node { cursor: pointer } .graph .node:hover .box { stroke: var(--ink) } .graph .working .box { stroke: var(--accent); stroke-width: 1.6; fill: var(--soft) } .graph .done .box { fill: var(--faint) } .graph .failed .box { stroke: var(--bad) } .graph .failed .mark { fill: var(--bad) } .graph .waiting text { fill: var(--muted) }
.score-panel h3 { margin: 16px 0 4px } .score-panel h3:first-child { margin-top: 0 }
.score-panel dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; border-top: 1px solid var(--faint) } .score-panel dt { color: var(--muted) } .score-panel dd { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
@media (min-width: 861px) { .app:has(.transcript-panel:not([hidden]) .request) { grid-template-columns: minmax(0, 1fr) clamp(384px, 52vw, 760px) } }
@media (max-width: 860px) {
  .app { height: auto; min-height: 100dvh; grid-template: auto auto auto / minmax(0, 1fr) }
  .app main { grid-template-rows: 58dvh auto; position: sticky; top: 0; z-index: 2 }
  .side { border-left: 0; grid-template-rows: auto auto auto } .agents { max-height: none } .stream { overflow: visible } .run-id { display: none }
  .segments { flex-wrap: wrap } .segments button { padding: 4px 8px; font-size: 12px } .segments.toggles button { padding: 4px 6px } .segments.toggles button::before { margin-right: 5px } .clock { min-width: 84px; font-size: 12px } .transport { padding: 6px 8px; gap: 4px } .label span { display: none }
}`

const LIST = `
.list { max-width: 1180px; margin: 0 auto; padding: 28px 28px 64px } .list h1 { font-size: 24px; letter-spacing: -.02em }
.list .crumb { flex-basis: 100% } .list .crumb::after { content: none }
.list h2 { font-size: 15px; margin: 26px 0 8px } .list .filters { padding: 18px 0 8px }
.causes ul { display: grid; gap: 2px } .causes button { text-align: left; padding: 5px 12px; border-radius: 7px; width: 100%; overflow-wrap: anywhere; display: grid; grid-template-columns: 34px 1fr; gap: 8px } .causes button:hover { background: var(--faint) } .causes button[aria-pressed=true] { background: var(--soft) }
.causes b { text-align: right; color: var(--bad); font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: 13.5px } caption { text-align: left; color: var(--muted); font-size: 12px; padding-bottom: 6px }
th, td { text-align: left; vertical-align: baseline; font-weight: 400; padding: 7px 14px 7px 0; border-top: 1px solid var(--line) } thead th { border-top: 0; color: var(--muted); font-size: 12px; white-space: nowrap } tbody th { font-weight: 600; white-space: nowrap } .why { color: var(--muted); min-width: 200px; max-width: 44ch; overflow-wrap: anywhere }
@media (max-width: 620px) { .list { padding: 18px 16px 48px } }`

/** The style sheet of the pages. No external fonts or pictures. */
export const VIEW_STYLE = `${COLOURS}${BASE}${STAGE}${RUN}${LIST}\n`

/** The styles of a replay inside a report, in addition to the report's own. */
export const REPLAY_STYLE = `
.replay { --accent: var(--bar); --glass: rgb(255 255 255 / .82); --shadow: 0 1px 2px rgb(20 24 28 / .1); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--panel); font-size: 14px }
@media (prefers-color-scheme: dark) { .replay { --glass: rgb(22 26 30 / .8) } }
@media print { #watch { display: none } }
.replay .stage { height: min(520px, 70vh) }
.replay [hidden] { display: none !important }
:where(.replay) :where(button, select) { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer } .replay select { background: var(--faint); border-radius: 6px; padding: 4px 10px }
a.moment { color: inherit; text-decoration-color: var(--muted); text-underline-offset: 3px }
${STAGE}`
