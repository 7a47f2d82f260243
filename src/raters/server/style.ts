/** The style sheet of the page of raters: for phones first, in light and dark, without external resources. */
export const RATE_STYLE = `
:root { color-scheme: light dark; --paper: #f6f5f1; --panel: #fff; --ink: #1b1f24; --muted: #5f666e; --line: #d9d6cd; --faint: #efede7; --accent: #2f6690; --on: #fff; --bad: #b42318 }
@media (prefers-color-scheme: dark) { :root { --paper: #121518; --panel: #191d21; --ink: #e9e7e2; --muted: #a0a8b0; --line: #363d44; --faint: #20252a; --accent: #7db2da; --on: #10141a; --bad: #ff8577 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
html { background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; -webkit-text-size-adjust: 100% }
body { margin: 0 }
h1, p, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
button, select, textarea { font: inherit; color: inherit }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
#rate { max-width: 1080px; margin: 0 auto; padding: 12px 12px 72px }
.head { display: flex; align-items: center; gap: 12px; color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums }
.head p { white-space: nowrap } progress { flex: 1; height: 6px; min-width: 40px; appearance: none; border: 0; border-radius: 3px; overflow: hidden; background: var(--faint) }
progress::-webkit-progress-bar { background: var(--faint) } progress::-webkit-progress-value { background: var(--accent) } progress::-moz-progress-bar { background: var(--accent) }
.task { padding: 12px 0 10px } h1 { font-size: 19px; line-height: 1.3; letter-spacing: -.01em; overflow-wrap: anywhere; outline: 0 } .note { color: var(--muted); margin-top: 2px }
summary { cursor: pointer; color: var(--accent); padding: 6px 0 } dl { font-size: 14px; columns: 320px 2; column-gap: 28px } dt { font-weight: 600; margin-top: 6px; break-after: avoid } dd { color: var(--muted); padding-left: 12px; overflow-wrap: anywhere }
.films { display: grid; gap: 8px } figure { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; overflow: hidden }
figcaption { display: flex; align-items: center; gap: 8px; padding: 3px 10px } .over { font-size: 12px; color: var(--muted) }
.frame { background: #16181d; min-height: 180px; display: grid; align-items: center } .frame img { display: block; width: 100%; height: auto } .wait { color: #c9ced4; text-align: center; padding: 60px 12px }
.bar { display: flex; align-items: center; gap: 8px; padding: 8px 0; position: sticky; bottom: 0; background: var(--paper); z-index: 1 }
.play { min-width: 68px; height: 40px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on); font-weight: 600; cursor: pointer } .play:disabled { opacity: .4; cursor: default }
.bar input { flex: 1; min-width: 40px; height: 40px; accent-color: var(--accent) } .clock { font-size: 12px; color: var(--muted); white-space: nowrap; font-variant-numeric: tabular-nums }
.bar select { height: 40px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); padding: 0 4px }
.form { display: grid; gap: 10px; margin-top: 6px } legend { font-weight: 600; padding: 0 0 4px }
fieldset { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px 10px } legend { float: left; width: 100% } legend + * { clear: both }
.row { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: 4px 10px; clear: both } .row + .row { margin-top: 8px } .row b { line-height: 36px; width: 12px } .row .choices:first-child { grid-column: 1 / -1 }
.choices { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px } .steps { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px }
.choice { position: relative; display: grid; cursor: pointer } .choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
.choice span { display: grid; place-items: center; min-height: 36px; padding: 4px 6px; border-radius: 7px; background: var(--faint); text-align: center; line-height: 1.2; font-size: 14px } .verdict .choice span { min-height: 44px; font-weight: 600 }
.choice:hover span { box-shadow: inset 0 0 0 1px var(--line) } .choice input:checked + span { background: var(--accent); color: var(--on) } .choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px }
.given { margin-top: 8px; color: var(--muted) } .given ul { margin: 0; padding-left: 20px } .given li { overflow-wrap: anywhere } .help { color: var(--muted); font-size: 14px; clear: both; padding-bottom: 8px }
.remark { color: var(--muted); font-size: 14px } textarea { width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); padding: 8px; resize: vertical }
.missing { color: var(--muted); font-size: 14px; min-height: 1.45em } .submit { height: 48px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on); font-weight: 650; cursor: pointer } .submit:disabled { opacity: .45; cursor: default }
.status { position: fixed; left: 12px; right: 12px; bottom: 12px; width: fit-content; max-width: calc(100% - 24px); margin: 0 auto; padding: 8px 16px; border-radius: 8px; background: var(--ink); color: var(--paper); z-index: 2; visibility: hidden } .status.said { visibility: visible }
@media (min-width: 720px) {
  .films.pair { grid-template-columns: 1fr 1fr } .films:not(.pair) { max-width: 720px; margin: 0 auto } .verdict .choices { grid-template-columns: repeat(5, minmax(0, 1fr)) } .better .choices { grid-template-columns: repeat(4, minmax(0, 1fr)) }
  .steps { grid-template-columns: repeat(6, minmax(0, 1fr)) } .submit { justify-self: start; padding: 0 32px } #rate { padding: 16px 24px 80px }
}
@media (min-width: 1000px) { .form:not(.questions) { grid-template-columns: 1fr 1fr } .verdict, .remark, textarea, .missing, .submit { grid-column: 1 / -1 } .form .row .choice span { padding: 4px 2px; font-size: 13px } }
`
