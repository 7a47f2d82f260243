import type { RunMessage } from '../messages.ts'
import type { RunPlayer } from './player.ts'

/** Keyboard shortcuts for the whole page. Fields and sliders keep their own keys. */
export function listen({ player, run }: { player: RunPlayer; run: RunMessage }): void {
  const { transport, stage } = player
  document.addEventListener('keydown', (event) => {
    if (belongsElsewhere(event)) return
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

/** Whether a key belongs to the browser, a field or a button. */
const belongsElsewhere = ({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || isField(target) || (key === ' ' && target instanceof HTMLButtonElement)

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
