import { add, type Position } from '../../core/position.ts'
import { isBoat } from '../../game/items/kinds/put-up.ts'
import { tuple } from '../../question/expert/functions.ts'
import { RIDDEN } from '../atoms/tables.ts'
import { call, obtain } from './doings.ts'
import { cellBeside } from './using.ts'
import { mobsIn, type PlanScene, type Step, type Way } from './way.ts'

/** Mounts that a rider can steer, by the name of their distance counter. Minecarts follow rails, and striders live on lava. */
const STEERED: ReadonlySet<string> = new Set(['boat', 'horse', 'pig'])
/** Longest leg of riding back and forth on land, and how much farther than required the legs go (blocks). */
const LEG = 10
const SPARE = 4

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dz) => [dx, dz] as const))
const UP = { x: 0, y: 1, z: 0 } as const

/** Whether a kind of movement is riding. */
export const isRidden = (by: string): boolean => STEERED.has(by) || by === 'minecart' || by === 'strider'

/** Rides back and forth: in a carried boat on water or on the ground, or on an animal in the scene. */
export function ridingWays(by: string, blocks: number, scene: PlanScene): Way[] {
  if (!STEERED.has(by)) return []
  const mounting = by === 'boat' ? launching(scene) : saddling(by, scene)
  if (mounting === undefined) return []
  const { steps, from, leg } = mounting
  const legs = Array.from({ length: Math.ceil((blocks + SPARE) / leg) }, (_, index): Step => {
    const to = index % 2 === 0 ? add(from, { x: 0, y: 0, z: leg }) : from
    return call('rideTo', { what: by, to: tuple(to) }, `ride the ${by} ${leg} blocks`)
  })
  return [[...steps, ...legs]]
}

interface Mounting {
  readonly steps: Way
  readonly from: Position
  readonly leg: number
}

function saddling(animal: string, scene: PlanScene): Mounting | undefined {
  const [saddle, ...reins] = RIDDEN[animal] ?? []
  if (mobsIn(scene, animal) === 0 || saddle !== 'saddle' || !scene.carried.has(saddle)) return undefined
  const steps = [
    obtain(saddle),
    call('useOnAnimals', { tool: saddle, animals: [animal] }, `saddle the ${animal}`),
  ]
  const held = reins.map((rein) => obtain(rein))
  return { steps: [...steps, ...held], from: add(scene.arena.spawn, { x: -2, y: 0, z: -LEG / 2 }), leg: LEG }
}

/** Places a carried boat at the nearest end of the longest stretch of water to the south, or on the ground. */
function launching(scene: PlanScene): Mounting | undefined {
  const boat = [...scene.carried.keys()].find(isBoat)
  if (boat === undefined) return undefined
  const { cell, leg } = stretchOfWater(scene) ?? {
    cell: add(cellBeside(scene), { x: 0, y: -1, z: 0 }),
    leg: LEG,
  }
  return {
    steps: [call('putUpAt', { item: boat, at: tuple(add(cell, UP)) }, `put the ${boat} down`)],
    from: cell,
    leg,
  }
}

function stretchOfWater({
  ground,
  arena: { spawn },
}: PlanScene): { cell: Position; leg: number } | undefined {
  const water = ground.filter(({ block }) => block.name === 'water').map(({ position }) => position)
  const keys = new Set(water.map(({ x, y, z }) => `${x} ${y} ${z}`))
  // A boat is wider than a block: the banks must not touch it.
  const isOpen = ({ x, y, z }: Position) => AROUND.every(([dx, dz]) => keys.has(`${x + dx} ${y} ${z + dz}`))
  const lengthFrom = ({ x, y, z }: Position): number => {
    let length = 0
    while (length < LEG && isOpen({ x, y, z: z + length + 1 })) length++
    return length
  }
  const far = ({ x, z }: Position) => Math.abs(x - spawn.x) + Math.abs(z - spawn.z)
  const [best] = water
    .filter(isOpen)
    .map((cell) => ({ cell, leg: lengthFrom(cell) }))
    .sort((a, b) => b.leg - a.leg || far(a.cell) - far(b.cell))
  return best === undefined || best.leg < 3 ? undefined : best
}
