import type { Replay } from './data/replay.ts'
import { element } from './dom.ts'
import type { CameraMode } from './gl/camera.ts'
import type { Stage, StageOptions } from './stage.ts'

const MODES: readonly [mode: CameraMode, label: string, key: string][] = [
  ['orbit', 'Overview', 'o'],
  ['follow', 'Follow', 'f'],
  ['eyes', 'First person', 'e'],
]

const SHOWN: readonly [option: keyof StageOptions, label: string, key: string][] = [
  ['trails', 'Ways', 'w'],
  ['ghost', 'Blueprint', 'b'],
  ['difference', 'Difference', 'd'],
  ['labels', 'Names', 'n'],
  ['light', 'Light', 'l'],
]

/** The viewpoint of the picture, and its options. */
export class Toolbar {
  readonly node: HTMLElement
  readonly #stage: Stage
  readonly #modes = new Map<CameraMode, HTMLButtonElement>()
  readonly #options = new Map<keyof StageOptions, HTMLButtonElement>()

  constructor(stage: Stage, replay: Replay) {
    this.#stage = stage
    const wantsBlueprint = (option: keyof StageOptions): boolean =>
      (option === 'ghost' || option === 'difference') && replay.difference().missing.length === 0
    for (const [mode, label, key] of MODES)
      this.#modes.set(
        mode,
        this.#button(label, key, () => stage.setMode(mode)),
      )
    for (const [option, label, key] of SHOWN)
      this.#options.set(
        option,
        this.#button(label, key, () => {
          stage.show[option] = !stage.show[option]
          stage.isStale = true
        }),
      )
    for (const [option, button] of this.#options) button.hidden = wantsBlueprint(option)
    this.node = element(
      'div',
      { class: 'toolbar' },
      element('div', { class: 'segments', role: 'group', 'aria-label': 'Camera' }, ...this.#modes.values()),
      element(
        'div',
        { class: 'segments toggles', role: 'group', 'aria-label': 'Shown' },
        ...this.#options.values(),
      ),
    )
  }

  #button(label: string, key: string, press: () => void): HTMLButtonElement {
    const button = element(
      'button',
      { type: 'button', title: `${label} (${key.toUpperCase()})`, 'aria-keyshortcuts': key },
      label,
    )
    button.addEventListener('click', () => {
      press()
      this.show()
    })
    return button
  }

  /** Carries out a key's command. @returns whether it has one */
  press(key: string): boolean {
    const mode = MODES.find(([, , own]) => own === key)?.[0]
    const option = SHOWN.find(([, , own]) => own === key)?.[0]
    const button = mode === undefined ? option && this.#options.get(option) : this.#modes.get(mode)
    button?.click()
    return button !== undefined
  }

  show(): void {
    for (const [mode, button] of this.#modes) press(button, this.#stage.camera.mode === mode)
    for (const [option, button] of this.#options) press(button, this.#stage.show[option])
  }
}

function press(button: HTMLButtonElement, isOn: boolean): void {
  const value = String(isOn)
  if (button.getAttribute('aria-pressed') !== value) button.setAttribute('aria-pressed', value)
}
