import { CAMERA_BINS, NULL_CAMERA } from '../../../body/keys/camera-bins.ts'
import { compactOf, INVENTORY_INDEX } from '../../../body/keys/compact-index.ts'
import type { Random } from '../../../core/random.ts'
import type { PurpleAgent } from '../purple-agent.ts'

const compact = (buttons: number, camera: number): object => ({
  type: 'action',
  action_type: 'agent',
  buttons: [buttons],
  camera: [camera],
})

/** Presses nothing. */
export const noop: PurpleAgent = {
  id: 'noop',
  begin: () => ({ act: async () => compact(0, NULL_CAMERA) }),
}

/** Any of the 8,641 button combinations with any turn, all equally likely. */
export const randomAgent = (random: Random): PurpleAgent => ({
  id: 'random',
  begin: () => ({
    act: async () => compact(random.integer(INVENTORY_INDEX + 1), random.integer(CAMERA_BINS ** 2)),
  }),
})

/** Number of steps for which a direction is kept. */
const STRIDE = 40
/** Largest turn between two strides (degrees). */
const WIDEST_TURN = 10

/** Walks and hits whatever blocks its path, and occasionally turns a little. */
export const walkAttack = (random: Random): PurpleAgent => ({
  id: 'walk-attack',
  begin: () => ({
    async act({ step }) {
      const yaw = step % STRIDE === 0 ? (2 * random.next() - 1) * WIDEST_TURN : 0
      const { buttons, camera } = compactOf({
        pressed: new Set(['forward', 'attack']),
        camera: { pitch: 0, yaw },
      })
      return compact(buttons, camera)
    },
  }),
})
