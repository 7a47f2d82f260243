import { z } from 'zod'

/** Minimum edge length, and the maximum size of a picture (pixels). */
const SMALLEST = 16
const [WIDEST, HIGHEST] = [1920, 1080]
/** The field of view and brightness that MineStudio uses; vanilla's brightness setting ends at 1. */
const [FOV, GAMMA, MAX_GAMMA] = [70, 2, 2]
const REFERENCE_QUALITY = 95

/** Drawing and encoding of frames. At any size, they show the content of a 640 × 360 window, squeezed. */
const settingsSchema = z.strictObject({
  width: z.int().min(SMALLEST).max(WIDEST).default(640),
  height: z.int().min(SMALLEST).max(HIGHEST).default(360),
  /** `rgb`: three bytes a pixel, row by row from the top. */
  format: z.enum(['rgb', 'png', 'jpeg']).default('png'),
  /** Of JPEG, 1–100. */
  quality: z.int().min(1).max(100).default(REFERENCE_QUALITY),
  /** `swapped` exchanges red and blue before encoding, as the MCU green agent of AgentBeats does. */
  colours: z.enum(['true', 'swapped']).default('true'),
  /** Vertical field of view (degrees). */
  fov: z.number().min(30).max(110).default(FOV),
  /** The game's brightness: 0 moody, 1 bright, 2 as MineStudio sets it. */
  gamma: z.number().min(0).max(MAX_GAMMA).default(GAMMA),
})
export type FrameSpec = z.infer<typeof settingsSchema>

/** Frames as the references send them: MineStudio's observations, and AgentBeats' MCU green agent before and since March 2026. */
export const FRAME_PRESETS = {
  minestudio: { width: 128, height: 128, format: 'rgb' },
  'agentbeats-2026-01': { width: 128, height: 128, format: 'jpeg', colours: 'swapped' },
  'agentbeats-2026-03': { width: 640, height: 360, format: 'jpeg', colours: 'swapped' },
} as const satisfies Readonly<Record<string, z.input<typeof settingsSchema>>>
export type FramePreset = keyof typeof FRAME_PRESETS

/** A slot's frame specification: settings, or the name of a preset. */
export const frameSpecSchema = z.union([
  z.enum(Object.keys(FRAME_PRESETS) as [FramePreset, ...FramePreset[]]),
  settingsSchema,
])

/** The settings that a slot asks for. */
export const frameSettings = (spec: z.infer<typeof frameSpecSchema>): FrameSpec =>
  typeof spec === 'string' ? settingsSchema.parse(FRAME_PRESETS[spec]) : spec

/** A frame in an observation. */
export const frameSchema = z.object({
  width: z.int(),
  height: z.int(),
  format: z.enum(['rgb', 'png', 'jpeg']),
  colours: z.enum(['true', 'swapped']),
  /** The bytes of the picture in base64. */
  data: z.string(),
})
export type Frame = z.infer<typeof frameSchema>
