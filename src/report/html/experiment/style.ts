/** Additional styles for pages of experiments. */
export const EXPERIMENT_STYLE = `
.wide tbody th { min-width: 190px } h3 { font-size: 16px; margin: 26px 0 8px } h3 small { color: var(--muted); font-weight: 400; font-size: 13px }
.simulated { border-left: 3px solid var(--fault); padding: 6px 12px; background: var(--panel); margin: 14px 0 0 }
td small { color: var(--muted); font-size: 12px } .four .paper { color: var(--muted) } .four td, .four th { padding-right: 12px }
.four tr.full td { background: var(--faint) } .yes { color: var(--good) } .no { color: var(--muted) }
.scroll + .note { margin-top: 10px } .drawn { min-width: 120px; width: 150px } .drawn svg { width: 100%; min-width: 110px; height: 20px }
.base { stroke: var(--line); fill: none }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: 14px 28px; margin-top: 14px }
.forest { width: 100%; height: auto } .forest text { font-size: 12px; fill: var(--muted) } .forest text.task { text-anchor: end } .forest text.tick { text-anchor: middle; font-size: 11px } .forest text.all { fill: var(--ink); font-weight: 650 }
.forest path.tick { stroke: var(--line); fill: none } .forest path.zero { stroke: var(--muted) }
.whisker path { stroke: var(--muted); stroke-width: 1.6; fill: none } .whisker circle { stroke: var(--muted); stroke-width: 1.6; fill: var(--paper) } .whisker .hit { fill: transparent }
.whisker.good path, .whisker.good circle { stroke: var(--good) } .whisker.good circle { fill: var(--good) }
.whisker.bad path, .whisker.bad circle { stroke: var(--bad) } .whisker.bad circle { fill: var(--bad) }
.whisker.plain path, .whisker.plain circle { stroke: var(--bar) } .whisker.plain circle { fill: var(--bar) } .whisker.all path { stroke-width: 2.6 }
#categories .tables { grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)) } #categories h3:first-of-type { margin-top: 6px }
.scatter { width: 100%; max-width: 900px; height: auto } .scatter rect { fill: var(--panel); stroke: var(--line) } .scatter circle { fill-opacity: .72; stroke: var(--paper) }
.bars { margin-bottom: 16px } .bars th { width: 1%; white-space: nowrap; padding-right: 18px }
.stack span { display: flex; height: 20px; border-radius: 3px; overflow: hidden; background: var(--faint) } .stack { min-width: 160px; vertical-align: middle }
.stack i { font-style: normal; font-size: 11px; line-height: 20px; text-align: center; color: #fff; overflow: hidden; white-space: nowrap }
.o-success { background: var(--good) } .o-task_failure { background: var(--bad) } .o-not_judgeable { background: #64748b } .o-limit { background: #c2410c } .o-agent_error { background: #7c5cbf } .o-model_error { background: #a16207 } .o-world_crash { background: #475569 } .o-cancelled { background: #94a3b8 }
.s-working { background: var(--place) } .s-waiting { background: var(--walk) } .s-idle { background: var(--fetch) } .stack .s-waiting { color: #1c2024 }
.causes details { border-top: 1px solid var(--line); padding: 7px 0 } .causes summary { cursor: pointer } .causes summary b { display: inline-block; min-width: 2.4em; text-align: right; padding-right: 8px } .causes .swatch { margin-right: 6px }
.common { background: var(--faint); border-radius: 3px; padding: 1px 7px; font-size: 12px; white-space: nowrap } .causes ul { margin: 8px 0 8px 2.4em; padding-left: 16px } .last { margin: 4px 0 10px 2.4em } .last caption { text-align: left }
@media (prefers-color-scheme: dark) { .stack i { color: #14171a } .stack .s-waiting { color: #fff } }
@media (max-width: 620px) { .plots { grid-template-columns: 1fr } .bars th { white-space: normal } table.wide { min-width: 760px } }
`
