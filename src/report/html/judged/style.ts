/** Additional styles for pages of judged runs. */
export const JUDGED_STYLE = `
.profile, .arena { width: 100%; height: auto; max-width: 860px } .profile text { font-size: 11.5px; fill: var(--ink) } .profile text.name { text-anchor: end } .profile text.tick { text-anchor: middle; fill: var(--muted); font-size: 10.5px } .profile text.none { fill: var(--muted); font-size: 10px; font-style: italic } .profile text.value { font-size: 10.5px; fill: var(--muted) }
.wide-picture svg { min-width: 600px } .profile path.tick, .arena path.tick { stroke: var(--line); fill: none } .profile path.within { stroke: var(--ink); stroke-width: 1.2; fill: none; opacity: .75 }
.arena text { font-size: 13px; fill: var(--ink) } .arena text.tick, .arena text.value { fill: var(--muted); font-size: 12px } .arena path { stroke: var(--bar); stroke-width: 2; fill: none } .arena path.tick { stroke-width: 1 } .arena circle { fill: var(--bar) }
.judge h3, .judged h3 { font-size: 16px; margin: 26px 0 8px } .judged h3 small { color: var(--muted); font-weight: 400; font-size: 13px } .judged h3 .badge { font-size: 12px; vertical-align: 2px }
.panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 18px 28px } .panels figcaption { text-align: left; margin-bottom: 4px }
.judged { border-top: 1px solid var(--line); padding-bottom: 12px } .judged:first-of-type { border-top: 0 }
.beside { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 12px 24px; margin-top: 12px; align-items: start }
.moments { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px } .moments img { display: block; width: 100%; height: auto; border-radius: 6px } .moments figcaption { text-align: left; margin-top: 4px; overflow-wrap: anywhere }
.words { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 inherit; font-family: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin: 6px 0 12px; max-height: 320px; overflow: auto } summary { cursor: pointer; color: var(--muted); font-size: 14px }
@media (max-width: 760px) { .beside { grid-template-columns: minmax(0, 1fr) } .profile { min-width: 0 } }
@media print { .words { max-height: none } }
`
