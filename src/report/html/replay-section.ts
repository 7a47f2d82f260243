import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { EmbeddedReplay } from '../../view/embedded.ts'

/** The run to watch again, without a server. */
export const replaySection = ({ data }: EmbeddedReplay): Html =>
  html`<section id="watch"><h2>Watch it again</h2>
<div class="replay" id="replay"><p class="empty">The replay needs a browser that runs its script.</p></div>
<script type="text/plain" id="replay-data">${data}</script></section>`

/** A time (ms), which leads to that moment of the replay where there is one. */
export function moment(t: number, hasReplay: boolean): Html {
  const text = decimal(t / 1000, 1)
  return hasReplay
    ? html`<a class="moment" href="#t=${(t / 1000).toFixed(2)}" title="Watch this moment">${text}</a>`
    : html`${text}`
}
