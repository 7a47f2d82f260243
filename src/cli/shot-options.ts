import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Shot } from '../film/film.ts'
import { VIEWS, type View } from '../film/views.ts'

/** Options for the contents of a picture, as parsed by commander. */
export interface ShotFlags {
  view?: View
  size: { width: number; height: number }
  fov: number
  angle: number
  from?: number
  to?: number
}

/** Width and height of a picture, in pixels. */
const [LEAST_EDGE, MOST_EDGE] = [16, 4096]

/** The flags that `frames` and `video` share. */
export const withShotFlags = (command: Command, size: string): Command =>
  command
    .addOption(
      new Option(
        '--view <view>',
        'through the eyes of an agent, over its shoulder, or from outside (default: first with --agent, overview without)',
      ).choices(VIEWS),
    )
    .addOption(
      new Option('--size <width>x<height>', 'of each picture, in pixels')
        .argParser(sizeOf)
        .default(sizeOf(size), size),
    )
    .option('--fov <degrees>', 'from the lower to the upper edge', numberFlag(10, 150), 70)
    .option(
      '--angle <degrees>',
      'from which side the overview looks: 0 from the south, 90 from the east',
      numberFlag(-3600, 3600),
      35,
    )
    .option('--from <s>', 'second of game time to begin with', numberFlag(0, 1e7))
    .option('--to <s>', 'second of game time to end with', numberFlag(0, 1e7))

export const shotOf = ({ view, size, fov, angle }: ShotFlags, agent: string | undefined): Shot => ({
  ...size,
  view: view ?? (agent === undefined ? 'overview' : 'first'),
  fov,
  angle,
  ...(agent === undefined ? {} : { agent }),
})

/** Number of ticks in a time span given in seconds. */
export const spanOf = ({ from, to }: ShotFlags): { from?: number; to?: number } => ({
  ...(from === undefined ? {} : { from: Math.round(from * 20) }),
  ...(to === undefined ? {} : { to: Math.round(to * 20) }),
})

function sizeOf(text: string): ShotFlags['size'] {
  const match = /^(\d{2,4})x(\d{2,4})$/.exec(text)
  const [width, height] = [Number(match?.[1]), Number(match?.[2])]
  const isWithin = (edge: number) => edge >= LEAST_EDGE && edge <= MOST_EDGE
  if (isWithin(width) && isWithin(height)) return { width, height }
  throw new InvalidArgumentError(
    `"${text}" is not a size such as 640x360, with edges of ${LEAST_EDGE} to ${MOST_EDGE} pixels.`,
  )
}

export const numberFlag =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (text.trim() !== '' && value >= least && value <= most) return value
    throw new InvalidArgumentError(`"${text}" is not a number from ${least} to ${most}.`)
  }
