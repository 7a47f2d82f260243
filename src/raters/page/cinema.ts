import { clockText, element, setText } from '../../view/page/dom.ts'
import { FILM_PREFIX, type FilmHead, type ShownItem, type Side } from '../messages.ts'
import { bytesOf } from './talk.ts'

const SPEEDS = [0.5, 1, 2, 4, 8, 16]
/** Approximate duration of the longer film when the page opens (s). */
const WANTED_SECONDS = 25

/** Films side by side, played by one control. */
export class Cinema {
  readonly node: HTMLElement
  readonly #id: string
  readonly #say: (text: string) => void
  readonly #films: readonly Film[]
  readonly #play = element('button', { type: 'button', class: 'play', disabled: '' }, 'Play')
  readonly #slider = element('input', {
    type: 'range',
    min: '0',
    max: '1',
    step: '0.1',
    value: '0',
    disabled: '',
    'aria-label': 'Time',
  })
  readonly #clock = element('output', { class: 'clock' })
  readonly #speed = element(
    'select',
    { 'aria-label': 'Speed' },
    ...SPEEDS.map((speed) => element('option', { value: String(speed) }, `${speed}×`)),
  )
  #now = 0
  #end = 0
  #isPlaying = false
  #isClosed = false

  constructor({ id, kind }: ShownItem, say: (text: string) => void) {
    this.#id = id
    this.#say = say
    const pair = kind === 'pair'
    this.#films = pair ? [new Film('left', 'A'), new Film('right', 'B')] : [new Film('left', 'The attempt')]
    this.#play.addEventListener('click', () => this.#toggle())
    this.#slider.addEventListener('input', () => {
      this.#isPlaying = false
      this.#now = Number(this.#slider.value)
      this.#show()
    })
    this.node = element(
      'section',
      { class: 'cinema', 'aria-label': 'Films' },
      element('div', { class: pair ? 'films pair' : 'films' }, ...this.#films.map(({ node }) => node)),
      element('div', { class: 'bar' }, this.#play, this.#slider, this.#clock, this.#speed),
    )
  }

  /** Loads the films. @returns whether all have arrived */
  async load(): Promise<boolean> {
    const all = await Promise.all(
      this.#films.map(async (film) => {
        const bytes = await bytesOf(`film/${this.#id}/${film.side}`, this.#say)
        if (bytes !== undefined && !this.#isClosed) await film.take(bytes)
        return bytes !== undefined
      }),
    )
    if (this.#isClosed || all.includes(false)) return false
    this.#end = Math.max(...this.#films.map(({ end }) => end))
    this.#slider.max = String(this.#end)
    this.#speed.value = String(
      SPEEDS.find((speed) => speed >= 1 && this.#end / speed <= WANTED_SECONDS) ?? SPEEDS.at(-1),
    )
    this.#play.disabled = false
    this.#slider.disabled = false
    this.#show()
    this.#run()
    return true
  }

  /** Stops the clock and releases the pictures. */
  close(): void {
    this.#isClosed = true
    for (const film of this.#films) film.close()
  }

  /** Handles a key. @returns whether the key has a meaning here */
  key(key: string): boolean {
    if (key === ' ') this.#toggle()
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      this.#isPlaying = false
      this.#now = Math.max(0, Math.min(this.#end, this.#now + (key === 'ArrowLeft' ? -1 : 1)))
      this.#show()
    } else return false
    return true
  }

  #toggle(): void {
    if (this.#play.disabled) return
    if (!this.#isPlaying && this.#now >= this.#end) this.#now = 0
    this.#isPlaying = !this.#isPlaying
    this.#show()
  }

  #run(): void {
    let before = performance.now()
    const step = (at: number): void => {
      if (this.#isClosed) return
      const elapsed = Math.min(250, at - before) / 1000
      before = at
      if (this.#isPlaying) {
        this.#now = Math.min(this.#end, this.#now + elapsed * Number(this.#speed.value))
        if (this.#now >= this.#end) this.#isPlaying = false
        this.#show()
      }
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  #show(): void {
    for (const film of this.#films) film.show(this.#now)
    setText(this.#play, this.#isPlaying ? 'Pause' : 'Play')
    setText(this.#clock, `${clockText(this.#now * 1000)} / ${clockText(this.#end * 1000)}`)
    this.#slider.value = String(this.#now)
  }
}

/** A flip-book of pictures. */
class Film {
  readonly side: Side
  readonly node: HTMLElement
  readonly #picture: HTMLImageElement
  readonly #over = element('span', { class: 'over', hidden: '' }, 'over')
  readonly #wait = element('p', { class: 'wait' }, 'The film is being made …')
  readonly #frame: HTMLElement
  #seconds: readonly number[] = []
  #urls: string[] = []
  #shown = -1

  constructor(side: Side, label: string) {
    this.side = side
    this.#picture = element('img', { alt: `Film of ${label}`, hidden: '' })
    this.#frame = element('div', { class: 'frame' }, this.#picture, this.#wait)
    this.node = element(
      'figure',
      {},
      element('figcaption', {}, element('b', {}, label), this.#over),
      this.#frame,
    )
  }

  /** Seconds from the first picture to the last. */
  get end(): number {
    return this.#seconds.at(-1) ?? 0
  }

  async take(bytes: ArrayBuffer): Promise<void> {
    const length = new DataView(bytes).getUint32(0, true)
    const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, FILM_PREFIX, length))) as FilmHead
    this.#seconds = head.seconds
    let at = FILM_PREFIX + length
    for (const size of head.sizes) {
      this.#urls.push(URL.createObjectURL(new Blob([bytes.slice(at, at + size)], { type: 'image/jpeg' })))
      at += size
    }
    this.#picture.width = head.width
    this.#picture.height = head.height
    this.#wait.hidden = true
    this.#picture.hidden = false
    this.show(0)
    await this.#picture.decode().catch(() => undefined)
  }

  /** Shows the last picture that was taken by a time (s). */
  show(second: number): void {
    const next = this.#seconds.findIndex((own) => own > second + 1e-6)
    const index = next < 0 ? this.#seconds.length - 1 : Math.max(0, next - 1)
    this.#over.hidden = second < this.end
    if (index === this.#shown || this.#urls[index] === undefined) return
    this.#shown = index
    this.#picture.src = this.#urls[index]
  }

  close(): void {
    for (const url of this.#urls) URL.revokeObjectURL(url)
    this.#urls = []
  }
}
