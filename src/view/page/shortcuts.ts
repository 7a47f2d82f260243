import type { RunMessage } from '../messages.ts'
import type { RunPlayer } from './player.ts'

/** Keys for the whole page. Fields and sliders keep theirs. */
export function listen({ player, run }: { player: RunPlayer; run: RunMessage }): void {
  const { transport, stage } = player
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
    const number = Number(event.key)
    const step = event.shiftKey ? 5000 : 1000
    const actions: Record<string, () => void> = {
      ' ': () => transport.togglePlay(),
      ArrowLeft: () => transport.goTo(player.player.now - step),
      ArrowRight: () => transport.goTo(player.player.now + step),
      Home: () => transport.goTo(0),
      End: () => transport.goTo(Number.MAX_VALUE),
      '[': () => transport.toEvent(-1),
      ']': () => transport.toEvent(1),
      '<': () => transport.changeSpeed(-1),
      '>': () => transport.changeSpeed(1),
    }
    const agent = Number.isInteger(number) && number >= 1 ? run.agents[number - 1] : undefined
    const action =
      actions[event.key] ??
      (agent && (() => stage.setMode(stage.camera.mode === 'eyes' ? 'eyes' : 'follow', agent.name)))
    if (action !== undefined) action()
    else if (player.toolbar?.press(event.key.toLowerCase()) !== true) return
    event.preventDefault()
  })
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
