import { contactSheet } from '../../../src/film/contact-sheet.ts'
import { drawMoments, type MomentFrame } from '../../../src/film/draw-moments.ts'
import { type ChosenMoment, chosenMoments } from '../../../src/film/moments.ts'
import type { SegmentStore } from '../../../src/recording/playback.ts'
import { blank, type Picture, paste, write } from '../../../src/render/image/picture.ts'

/** Size of a picture, pictures per row, and maximum number of pictures. */
const SIZE = { width: 640, height: 360 }
const COLUMNS = 3
const MOST = 12
/** Ticks between pictures where nothing in particular happens, and views from outside. */
const EVERY = 20
const OVERVIEWS = 2
const FIELD_OF_VIEW = 70
const [BACK, TEXT, HEAD] = [0x15171c, 0xf0f0f0, 26]

/** A sheet of a run's moments, as a judge is shown them, under the task's words. */
export function drawSheet(store: SegmentStore, task: string): Picture {
  const { agents } = store.head
  const moments = chosenMoments(store, { agents, every: EVERY, most: MOST, overviews: OVERVIEWS })
  const frames = [...drawMoments(store, moments, { size: SIZE, fov: FIELD_OF_VIEW })]
  const sheet = contactSheet(
    frames.map((frame, i) => ({ picture: frame.picture, title: titleOf(frame, i, moments) })),
    { columns: COLUMNS, width: COLUMNS * SIZE.width },
  )
  const whole = blank(sheet.width, sheet.height + HEAD, BACK)
  write(whole, `The task: ${task}`, 6, 6, TEXT, 2)
  paste(whole, sheet, 0, HEAD)
  return whole
}

function titleOf({ caption, moment }: MomentFrame, index: number, moments: readonly ChosenMoment[]): string {
  const place = moment.view === 'overview' ? ', from outside' : ''
  const end = index === moments.length - 1 || moment.why === 'end' ? ', end' : ''
  const start = moment.why === 'start' ? ', start' : ''
  return `${index + 1}: ${caption.seconds.toFixed(1)} s${start}${end}${place}`
}
