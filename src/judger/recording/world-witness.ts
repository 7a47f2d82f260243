import type { SeenFigure } from '../../recording/recorder.ts'
import { DOING } from '../../recording/segment.ts'
import { formatBlock } from '../../task/block.ts'
import type { BlockState, EmbeddedServer, EntityView, PlayerView } from '../../world/index.ts'
import { type Translate, translating } from './translate.ts'
import type { Witness } from './witness.ts'

/** The embedded world, which knows everything that happens in it. */
export function worldWitness(world: EmbeddedServer): Witness {
  const nameOf = (state: number): string => formatBlock(world.view.state(state))
  let translate: Translate | undefined
  const shown = () =>
    world.players.filter(({ gameMode, dimension }) => gameMode !== 'spectator' && dimension === 'overworld')
  return {
    seenBy: 'world',
    bottom: world.view.bottom,
    onTick(listener) {
      world.on('ticked', listener)
      return () => world.off('ticked', listener)
    },
    onBlockChanged(listener) {
      const names = new Map<number, string>()
      const hear = ({
        position,
        to,
        by,
        dimension,
      }: {
        position: { x: number; y: number; z: number }
        to: BlockState
        by?: string
        dimension?: string
      }) => {
        if (dimension !== undefined) return
        const name = names.get(to.stateId) ?? formatBlock(to)
        names.set(to.stateId, name)
        listener(position, name, by)
      }
      world.on('blockChanged', hear)
      return () => world.off('blockChanged', hear)
    },
    onChat(listener) {
      const hear = ({ name, message }: { name: string; message: string }) => listener(name, message)
      world.on('chat', hear)
      return () => world.off('chat', hear)
    },
    now() {
      const players = shown()
      return {
        time: world.view.time,
        weather: world.view.weather,
        figures: [...players.map(playerFigure), ...world.entities.map(entityFigure)],
        carriers: players.map(({ name, selected, health, food, inventory }) => ({
          agent: name,
          selected,
          health,
          food,
          stacks: inventory.map(({ slot, name: item, count }) => ({ slot, item, count })),
        })),
      }
    },
    newColumns(isKnown, numberOf) {
      translate ??= translating((state) => numberOf(nameOf(state)))
      const read = translate
      return [...world.view.loadedColumns].flatMap((key) => {
        const [cx, cz] = key.split(',').map(Number) as [number, number]
        if (isKnown(cx, cz)) return []
        const { sections, biomes } = world.view.column(cx, cz)
        return [{ cx, cz, biomes, sections: sections.map(read) }]
      })
    },
  }
}

/** The protocol's angles are in degrees: yaw 0 looks south and grows to the west, pitch grows downwards. */
const turned = ({ yaw, pitch }: { yaw: number; pitch: number }) => ({
  yaw: Math.PI - (yaw * Math.PI) / 180,
  pitch: (-pitch * Math.PI) / 180,
})

const playerFigure = (player: PlayerView): SeenFigure => ({
  id: player.id,
  kind: 'player',
  name: player.name,
  x: player.position.x,
  y: player.position.y,
  z: player.position.z,
  ...turned(player),
  items: player.equipment,
  doing:
    (player.sneaking ? DOING.sneaking : 0) |
    (player.swinging ? DOING.swinging : 0) |
    (player.asleep ? DOING.sleeping : 0) |
    (player.burning ? DOING.burning : 0) |
    (player.dead ? DOING.dead : 0) |
    (player.hurt ? DOING.hurt : 0),
})

const entityFigure = (entity: EntityView): SeenFigure => ({
  id: entity.id,
  kind: entity.kind,
  name: entity.item?.name ?? '',
  x: entity.position.x,
  y: entity.position.y,
  z: entity.position.z,
  ...turned(entity),
  items: entity.equipment,
  doing:
    (entity.burning ? DOING.burning : 0) |
    (entity.baby ? DOING.baby : 0) |
    (entity.dying ? DOING.dead : 0) |
    (entity.hurt ? DOING.hurt : 0),
})
