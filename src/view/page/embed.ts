import type { ViewMessage } from '../messages.ts'
import { RunPlayer } from './player.ts'

/** A small replay inside a report: the page contains the messages of the whole run, compressed. */
async function embed(root: HTMLElement, data: string): Promise<void> {
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const messages = JSON.parse(await new Response(stream).text()) as ViewMessage[]
  const player = new RunPlayer()
  for (const message of messages) player.take(message)
  player.makeToolbar()
  root.replaceChildren(player.stage.node, player.transport.node)
  const jump = (): void => {
    const wanted = /[#&]t=([\d.]+)/.exec(location.hash)?.[1]
    if (wanted === undefined) return
    player.transport.goTo(Number(wanted) * 1000)
    player.player.isPlaying = false
    root.scrollIntoView({ block: 'center' })
  }
  window.addEventListener('hashchange', jump)
  player.transport.goTo(player.replay.end)
  jump()
  player.start()
  root.dataset['ready'] = 'true'
}

const root = document.getElementById('replay')
const data = document.getElementById('replay-data')?.textContent
if (root !== null && data) void embed(root, data)
