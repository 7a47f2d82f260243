import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import { BODY_HEIGHT, HALF_WIDTH } from '../../game/bodies.ts'
import { stateOf } from '../../game/data/state-of.ts'
import type { FootingRules } from '../../game/rules/rule-book.ts'
import type { Bot } from '../client/bot.ts'
import { KnownWays } from './known-ways.ts'
import { type BlockKind, movingTableOf } from './search/moving-table.ts'
import { isSpectator } from './spectator.ts'

/** A block as a client sees it. */
export interface SeenBlock extends BlockSpec {
  /** Whether it blocks bodies. */
  isSolid: boolean
}

/** A player, mob or object as a client sees it. */
export interface SeenBody {
  /** A player's name or an entity's kind. */
  name: string
  /** Position of the feet (blocks). */
  position: Position
  /** Size of the body (blocks). */
  width: number
  height: number
}

/** A read-only view of the world as one agent's client currently sees it. */
export interface SceneView {
  /** Version of the game that the client plays. */
  readonly version: string
  /** The support of blocks in this world, where it differs from the game. */
  readonly rules?: FootingRules | undefined
  /** Name of the agent. */
  readonly name: string
  /** Position of its feet (blocks). */
  readonly position: Position
  /** The block in a cell; undefined if it has not been loaded. */
  blockAt(cell: Position): SeenBlock | undefined
  /** A cheaper `blockAt` for searches over many cells: only name and size. */
  kindAt(x: number, y: number, z: number): BlockKind | undefined
  /** Name and size of a block before it is placed. */
  kindOf(block: BlockSpec): BlockKind
  /** The first block that a ray hits within `range` blocks. */
  firstHit(from: Position, direction: Position, range: number): Position | undefined
  /** Other players in sight. */
  players(): { name: string; position: Position }[]
  /** Everything with a body in sight, including the agent, but without dropped items, orbs and arrows. */
  bodies(): SeenBody[]
  /** Whether the agent opens doors by hand on its paths. */
  readonly opensDoors: boolean
  /** The exits found in this world; absent if the view differs from it. */
  readonly waysOut?: KnownWays
}

const BODILESS: ReadonlySet<string | undefined> = new Set(['item', 'experience_orb', 'arrow'])

/** The view of a bot's client. @param rights limits on the agent's paths, and the rules of the world */
export function viewOf(bot: Bot, { opensDoors, rules }: Pick<SceneView, 'opensDoors' | 'rules'>): SceneView {
  const { bodyWorld: world, cells } = bot.extras
  const { registry } = bot
  const { kinds } = movingTableOf(registry)
  return {
    version: bot.version,
    rules,
    name: bot.username,
    get position() {
      return bot.entity.position
    },
    blockAt(cell) {
      const block = world.getBlock(cell)
      if (block === null) return undefined
      const { name, boundingBox, stateId } = block
      return {
        name,
        get properties() {
          return textsOf(block.getProperties())
        },
        isSolid: kinds[stateId]?.isSolid ?? boundingBox === 'block',
      }
    },
    kindAt(x, y, z) {
      const state = cells.stateAt(x, y, z)
      return state < 0 ? undefined : kinds[state]
    },
    kindOf: (block) =>
      kinds[stateOf(registry, block) ?? -1] ?? { name: block.name, isSolid: true, top: 1, isNarrow: false },
    firstHit(from, { x, y, z }, range) {
      const direction = new Vec3(x, y, z).normalize()
      const { raycast } = bot.world
      const hit = raycast.call(world, new Vec3(from.x, from.y, from.z), direction, range)
      const at = (hit as { position: Position } | null)?.position
      return at === undefined ? undefined : { x: at.x, y: at.y, z: at.z }
    },
    players: () =>
      Object.values(bot.players).flatMap(({ username, entity }) => {
        if (entity === undefined || entity === null || username === bot.username) return []
        if (isSpectator(bot, username)) return []
        const { x, y, z } = entity.position
        return [{ name: username, position: { x, y, z } }]
      }),
    bodies: () =>
      Object.values(bot.entities).flatMap(({ name, username, position, width, height }) =>
        BODILESS.has(name) || isSpectator(bot, username)
          ? []
          : [
              {
                name: username ?? name ?? 'something',
                position,
                width: width ?? 2 * HALF_WIDTH,
                height: height ?? BODY_HEIGHT,
              },
            ],
      ),
    opensDoors,
    waysOut: new KnownWays(cells),
  }
}

const textsOf = (properties: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]))
