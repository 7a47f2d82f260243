import { join, relative } from 'node:path'
import { Command, Option } from 'commander'
import { count } from '../core/count.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeBytes, writeText } from '../core/output/files.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { contactSheet } from '../film/contact-sheet.ts'
import { drawMoments } from '../film/draw-moments.ts'
import { drawRun, type Frame } from '../film/draw-run.ts'
import { chosenMoments } from '../film/moments.ts'
import { checkView } from '../film/views.ts'
import { openRecording } from '../recording/file.ts'
import type { SegmentStore } from '../recording/playback.ts'
import { encodeJpeg } from '../render/image/jpeg.ts'
import { encodePng } from '../render/image/png.ts'
import { type AssetsFlags, looksOf, withAssetsFlag } from './assets.ts'
import { type ShotFlags, shotOf, spanOf, withShotFlags } from './shot-options.ts'
import { positive } from './whole-number.ts'

interface Flags extends ShotFlags, AssetsFlags {
  agent?: string
  every: number
  strip?: boolean
  moments?: number | true
  format: 'jpg' | 'png'
  out?: string
}

/** Maximum number of pictures on the contact sheet, pictures per row, and its width. */
const [SHEET_MOST, SHEET_COLUMNS, SHEET_WIDTH] = [40, 5, 1600]

export const framesCommand = (): Command =>
  withAssetsFlag(withShotFlags(new Command('frames'), '640x360'))
    .description('draw pictures of a recorded run, without GPU or Minecraft; the same bytes each time')
    .argument('<run>', 'folder of a run')
    .option('--agent <name>', 'whose view it is, and whose inventory the strip shows')
    .option('--strip', 'a strip under each picture: time, place, hotbar, what changed in the inventory, chat')
    .option('--every <ticks>', 'ticks from one picture to the next; a second has 20', positive, 30)
    .option(
      '--moments [n]',
      'instead the moments that judges are shown, as many as this at the most',
      positive,
    )
    .addOption(new Option('--format <format>', 'of the pictures').choices(['jpg', 'png']).default('jpg'))
    .option('--out <folder>', 'where the pictures go (default: frames/ in the folder of the run)')
    .action((path: string, flags: Flags) => {
      const run = RunFolder.open(path)
      const folder = flags.out ?? join(run.path, 'frames')
      const store = openRecording(run.file('recording'))
      const frames =
        flags.moments === undefined
          ? drawRun(store, {
              shot: shotOf(flags, flags.agent),
              every: flags.every,
              strip: flags.strip === true,
              ...spanOf(flags),
              ...looksOf(flags),
            })
          : momentsOf(store, flags)
      const written = writeFrames(folder, frames, flags.format)
      process.stdout.write(
        `${count(written, 'picture')} in ${relative('.', folder)}/, with contact.png and frames.json\n`,
      )
    })

/** Default number of pictures for judges, and the number of outside views among them. */
const [MOMENTS, OVERVIEWS] = [60, 3]

function momentsOf(store: SegmentStore, flags: Flags): Iterable<Frame> {
  const { agents } = store.head
  const whose = flags.agent === undefined ? agents : [flags.agent]
  checkView(agents, 'first', whose)
  const most = flags.moments === true ? MOMENTS : (flags.moments ?? MOMENTS)
  const moments = chosenMoments(store, { agents: whose, every: flags.every, most, overviews: OVERVIEWS })
  return drawMoments(store, moments, { size: flags.size, fov: flags.fov, ...looksOf(flags) })
}

function writeFrames(folder: string, frames: Iterable<Frame>, format: 'jpg' | 'png'): number {
  makeFolder(folder)
  const entries: object[] = []
  const taken = new Set<string>()
  let kept: { picture: Frame['picture']; title: string }[] = []
  let step = 1
  for (const { picture, caption } of frames) {
    const file = freshName(String(caption.tick).padStart(6, '0'), format, taken)
    writeBytes(join(folder, file), format === 'jpg' ? encodeJpeg(picture) : encodePng(picture))
    if (entries.length % step === 0) kept.push({ picture, title: `${caption.seconds.toFixed(1)} s` })
    entries.push({ file, ...caption })
    if (kept.length <= SHEET_MOST) continue
    // every other one from now on, so that the sheet covers the whole run
    kept = kept.filter((_, i) => i % 2 === 0)
    step *= 2
  }
  const sheet = contactSheet(kept, { columns: SHEET_COLUMNS, width: SHEET_WIDTH })
  writeBytes(join(folder, 'contact.png'), encodePng(sheet))
  writeText(join(folder, 'frames.json'), `${JSON.stringify(entries, null, 1)}\n`)
  return entries.length
}

/** The file name of a picture: its tick, plus a letter if a tick has several. */
function freshName(tick: string, format: string, taken: Set<string>): string {
  let name = `${tick}.${format}`
  for (let i = 0; taken.has(name); i++) name = `${tick}${String.fromCharCode(98 + i)}.${format}`
  taken.add(name)
  return name
}
