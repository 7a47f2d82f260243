import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Command, Option } from 'commander'
import { count } from '../core/count.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { makeVideo } from '../film/video/make-video.ts'
import { openRecording } from '../recording/file.ts'
import { type AssetsFlags, looksOf, withAssetsFlag } from './assets.ts'
import { numberFlag, type ShotFlags, shotOf, spanOf, withShotFlags } from './shot-options.ts'

interface Flags extends ShotFlags, AssetsFlags {
  agent?: string[]
  team?: boolean
  fps: number
  speed: number
  turn: number
  format: 'mp4' | 'gif'
  out?: string
}

export const videoCommand = (): Command =>
  withAssetsFlag(withShotFlags(new Command('video'), '640x360'))
    .description('make a video of a recorded run: MP4 through ffmpeg or WebAssembly, or GIF')
    .argument('<run>', 'folder of a run')
    .option('--agent <name...>', 'whose view it is; several share the picture')
    .option('--team', 'all agents share the picture')
    .option('--fps <n>', 'pictures a second; the game has 20 ticks', numberFlag(1, 60), 20)
    .option('--speed <n>', 'seconds of game time that pass in a second', numberFlag(0.05, 1000), 1)
    .option(
      '--turn <degrees>',
      'how far the overview turns in a second of game time',
      numberFlag(-360, 360),
      0,
    )
    .addOption(new Option('--format <format>', 'of the file').choices(['mp4', 'gif']).default('mp4'))
    .option('--out <file>', 'the file (default: video in the folder of the run)')
    .action(async (path: string, flags: Flags) => {
      const run = RunFolder.open(path)
      const store = openRecording(run.file('recording'))
      const agents = flags.team === true ? store.head.agents : (flags.agent ?? [])
      const { agent: _, ...shot } = shotOf(flags, agents[0])
      const { file, pictures, width, height, by } = await makeVideo(store, {
        agents,
        shot,
        fps: flags.fps,
        speed: flags.speed,
        turn: flags.turn,
        format: flags.format,
        out: flags.out ?? join(run.path, 'video'),
        ...spanOf(flags),
        ...looksOf(flags),
      })
      const size = (statSync(file).size / 2 ** 20).toFixed(2)
      process.stdout.write(
        `${relative('.', file)}  ${count(pictures, 'picture')} of ${width}x${height}, ${size} MB, made by ${by}\n`,
      )
      if (flags.format === 'mp4' && file.endsWith('.html'))
        process.stderr.write(
          'note: MP4 needs ffmpeg on the PATH or the package h264-mp4-encoder (`npm install h264-mp4-encoder`)\n',
        )
    })
