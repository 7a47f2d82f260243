import type { SeenCarrier, SeenColumn, SeenFigure, SeenTick } from '../../recording/recorder.ts'
import { DOING } from '../../recording/segment.ts'
import { formatBlock } from '../../task/block.ts'
import type { BlockState, EmbeddedServer, ItemView, Sight } from '../../world/index.ts'
import { type Translate, translating } from './translate.ts'
import type { Witness } from './witness.ts'

/** The embedded world, which knows everything that happens in it. */
export function worldWitness(world: EmbeddedServer): Witness {
  const nameOf = (state: number): string => formatBlock(world.view.state(state))
  let translate: Translate | undefined
  const onlooker = world.view.onlooker()
  const shown: Shown = { time: 0, weather: 'clear', figures: [], carriers: [] }
  const figures: SeenFigure[] = []
  const stacks = new WeakMap<object, Stacks>()
  const told = new Set<string>()
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
      const sights = onlooker.look()
      shown.time = world.view.time
      shown.weather = world.view.weather
      shown.figures.length = 0
      shown.carriers.length = 0
      for (const sight of sights) {
        const at = shown.figures.length
        figures[at] ??= blankFigure()
        shown.figures.push(fillFigure(figures[at], sight))
        if (sight.carries === undefined) continue
        const { selected, health, food, inventory } = sight.carries
        shown.carriers.push({
          agent: sight.name,
          selected,
          health,
          food,
          stacks: stacksOf(stacks, inventory),
        })
      }
      return shown
    },
    newColumns(numberOf) {
      translate ??= translating((state) => numberOf(nameOf(state)))
      const columns: SeenColumn[] = []
      for (const loaded of world.view.loadedColumns)
        for (const key of loaded) {
          if (told.has(key)) continue
          told.add(key)
          const [cx, cz] = key.split(',').map(Number) as [number, number]
          const { sections, biomes } = world.view.column(cx, cz)
          columns.push({ cx, cz, biomes, sections: sections.map(translate) })
        }
      return columns
    },
  }
}

/** What is there, in objects that are used again for every tick. */
interface Shown extends SeenTick {
  time: number
  weather: SeenTick['weather']
  figures: SeenFigure[]
  carriers: SeenCarrier[]
}

const blankFigure = (): SeenFigure => ({
  id: 0,
  kind: '',
  name: '',
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  pitch: 0,
  items: [],
  doing: 0,
})

function fillFigure(figure: SeenFigure, sight: Sight): SeenFigure {
  figure.id = sight.id
  figure.kind = sight.kind
  figure.name = sight.name
  figure.x = sight.position.x
  figure.y = sight.position.y
  figure.z = sight.position.z
  // the protocol's angles are in degrees: yaw 0 looks south and grows to the west, pitch grows downwards
  figure.yaw = Math.PI - (sight.yaw * Math.PI) / 180
  figure.pitch = (-sight.pitch * Math.PI) / 180
  figure.items = sight.equipment
  figure.doing =
    (sight.sneaking ? DOING.sneaking : 0) |
    (sight.swinging ? DOING.swinging : 0) |
    (sight.asleep ? DOING.sleeping : 0) |
    (sight.burning ? DOING.burning : 0) |
    (sight.baby ? DOING.baby : 0) |
    (sight.dying ? DOING.dead : 0) |
    (sight.hurt ? DOING.hurt : 0)
  return figure
}

type Stacks = SeenCarrier['stacks']

/** The stacks of an inventory. The same one gives the same list, so that a recorder sees at a glance that nothing has changed. */
function stacksOf(known: WeakMap<object, Stacks>, inventory: readonly ItemView[]): Stacks {
  const before = known.get(inventory)
  if (before !== undefined) return before
  const stacks = inventory.map(({ slot, name, count }) => ({ slot, item: name, count }))
  known.set(inventory, stacks)
  return stacks
}
