import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { EmbeddedReplay, Watchable } from '../../view/embedded.ts'

/** The run's replay, without a server, and why it is incomplete; empty if no recording was made. */
export const replaySection = ({ replay, trouble }: Watchable): Html | undefined =>
  replay === undefined && trouble === undefined
    ? undefined
    : html`<section id="watch"><h2>Watch it again</h2>
${trouble === undefined ? '' : html`<p class="note">The recording cannot be read ${replay === undefined ? 'and there is no replay' : 'to its end'}: ${trouble}</p>`}
${replay === undefined ? '' : player(replay)}</section>`

const player = ({ data }: EmbeddedReplay): Html =>
  html`<div class="replay" id="replay"><p class="empty">The replay needs a browser that runs its script.</p></div>
<script type="text/plain" id="replay-data">${data}</script>`

/** A time (ms), as a link to that moment of the replay if there is one. */
export function moment(t: number, hasReplay: boolean): Html {
  const text = decimal(t / 1000, 1)
  return hasReplay
    ? html`<a class="moment" href="#t=${(t / 1000).toFixed(2)}" title="Watch this moment">${text}</a>`
    : html`${text}`
}
