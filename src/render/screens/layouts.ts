import {
  grid,
  playerSlots,
  type ScreenButton,
  type ScreenKind,
  type ScreenLayout,
  type ScreenSlot,
  SLOT_STEP,
} from './layout.ts'
import type { ShownScreen } from './shown-screen.ts'

/** The size of most screens, and the height of the player's inventory in them. */
const [WIDTH, HEIGHT, INVENTORY] = [176, 166, 84]

/** The properties of a screen that determine its layout. */
type SlottedScreen = Pick<ShownScreen, 'kind' | 'slotCount'> & {
  readonly slots: readonly { readonly slot: number }[]
}

/** How a screen differs from the usual one. */
interface Own extends Partial<Omit<ScreenLayout, 'kind' | 'slots' | 'own'>> {
  /** Those of the screen itself, in the order of their numbers. */
  readonly own: readonly ScreenSlot[]
  readonly playerAt?: ScreenSlot
}

const at = (x: number, y: number): ScreenSlot => ({ x, y })

function screen(
  kind: string,
  { own, playerAt = at(8, INVENTORY), ...rest }: Own,
): readonly [string, ScreenLayout] {
  const layout = {
    kind,
    width: WIDTH,
    height: HEIGHT,
    slots: [...own, ...playerSlots(playerAt.y, playerAt.x)],
    own: own.length,
    buttons: [],
    title: at(8, 6),
    inventoryTitle: at(playerAt.x, playerAt.y - 11),
    ...rest,
  }
  return [kind, layout]
}

const OVEN: Own = {
  own: [at(56, 17), at(56, 53), at(116, 35)],
  result: 2,
  arrow: at(79, 35),
  flame: at(56, 37),
}

const ANVIL: Own = { own: [at(27, 47), at(76, 47), at(134, 47)], result: 2, arrow: at(101, 48) }

const buttons = (
  count: number,
  area: (index: number) => Omit<ScreenButton, 'id'>,
  name = 'offer',
): ScreenButton[] => Array.from({ length: count }, (_, index) => ({ id: `${name} ${index}`, ...area(index) }))

/** Recipes that a stonecutter shows at a time, four a row, and patterns that a loom shows. */
const SHOWN_RECIPES = 12
const SHOWN_PATTERNS = 16
/** Trades that a villager's screen shows at a time. */
const SHOWN_TRADES = 7

/** Screens with a single shape, by the protocol's names. Chests and horses have several. */
const SIMPLE_SCREENS: ReadonlyMap<string, ScreenLayout> = new Map([
  [
    'inventory',
    {
      kind: 'inventory',
      width: WIDTH,
      height: HEIGHT,
      slots: [at(154, 28), ...grid(2, 2, 98, 18), ...grid(1, 4, 8, 8), ...playerSlots(INVENTORY), at(77, 62)],
      own: 9,
      buttons: [{ id: 'book', x: 104, y: 61, width: 20, height: 18 }],
      title: at(97, 6),
      result: 0,
      arrow: at(135, 28),
    },
  ],
  screen('crafting', {
    own: [at(124, 35), ...grid(3, 3, 30, 17)],
    result: 0,
    arrow: at(90, 35),
    title: at(29, 6),
    buttons: [{ id: 'book', x: 5, y: 34, width: 20, height: 18 }],
  }),
  screen('furnace', OVEN),
  screen('smoker', OVEN),
  screen('blast_furnace', OVEN),
  screen('shulker_box', { own: grid(9, 3, 8, 18), height: 167 }),
  screen('generic_3x3', { own: grid(3, 3, 62, 17) }),
  screen('hopper', { own: grid(5, 1, 44, 20), height: 133, playerAt: at(8, 51) }),
  screen('brewing_stand', {
    own: [at(56, 51), at(79, 58), at(102, 51), at(79, 17), at(17, 17)],
    arrow: at(97, 16),
  }),
  screen('enchantment', {
    own: [at(15, 47), at(35, 47)],
    buttons: buttons(3, (index) => ({ x: 60, y: 14 + 19 * index, width: 108, height: 19 })),
  }),
  screen('anvil', { ...ANVIL, title: at(60, 6) }),
  screen('smithing', { ...ANVIL, title: at(60, 6) }),
  // since 1.20 with a slot for a template
  screen('smithing_template', {
    own: [at(8, 48), at(26, 48), at(44, 48), at(98, 48)],
    result: 3,
    arrow: at(68, 49),
    title: at(44, 15),
  }),
  screen('grindstone', { own: [at(49, 19), at(49, 40), at(129, 34)], result: 2, arrow: at(92, 34) }),
  screen('cartography', {
    own: [at(15, 15), at(15, 52), at(145, 39)],
    result: 2,
    arrow: at(38, 35),
    title: at(8, 4),
  }),
  screen('stonecutter', {
    own: [at(20, 33), at(143, 33)],
    result: 1,
    buttons: buttons(SHOWN_RECIPES, (index) => ({
      x: 52 + 16 * (index % 4),
      y: 14 + 18 * Math.floor(index / 4),
      width: 16,
      height: 18,
    })),
    scroller: { x: 119, y: 9, width: 12, height: 54, top: 14, travel: 54, thumb: 15 },
  }),
  screen('loom', {
    own: [at(13, 26), at(33, 26), at(23, 45), at(143, 58)],
    result: 3,
    buttons: buttons(SHOWN_PATTERNS, (index) => ({
      x: 60 + 14 * (index % 4),
      y: 13 + 14 * Math.floor(index / 4),
      width: 14,
      height: 14,
    })),
    scroller: { x: 119, y: 9, width: 12, height: 56, top: 13, travel: 56, thumb: 15 },
  }),
  screen('merchant', {
    own: [at(136, 37), at(162, 37), at(220, 37)],
    width: 276,
    playerAt: at(108, INVENTORY),
    result: 2,
    arrow: at(187, 38),
    title: at(136, 6),
    buttons: buttons(SHOWN_TRADES, (index) => ({ x: 5, y: 18 + 20 * index, width: 89, height: 20 })),
    scroller: { x: 94, y: 18, width: 6, height: 140, top: 18, travel: 139, thumb: 27 },
  }),
  screen('beacon', { own: [at(136, 110)], width: 230, height: 219, playerAt: at(36, 137) }),
])

/** Slots of a smithing table's window that also takes a template. */
const SLOTS_WITH_TEMPLATE = 40

/** Slots of the window of a horse without a chest. */
const BARE_HORSE = 38

/** Slots of the player's inventory at the end of a window. */
const PLAYER_SLOTS = 36
const CHEST = /^generic_9x([1-6])$/

/**
 * The layout of a screen of 1.16.5 to 1.21 at GUI scale 1, as in the client's own screens.
 * @param kind the protocol's name of the window without `minecraft:` (`crafting`, `generic_9x3`), `inventory` or `horse`
 * @param slots number of slots of the window, which determines the layout for horses and smithing tables; undefined if unknown
 * @returns undefined for an unknown kind
 */
export function screenLayout(kind: ScreenKind, slots: number | undefined): ScreenLayout | undefined {
  const rows = Number(CHEST.exec(kind)?.[1] ?? 0)
  if (rows > 0) return layoutOfSlots(kind, 9 * rows + PLAYER_SLOTS)
  if (kind === 'horse') return horse(slots)
  if (kind === 'smithing' && slots === SLOTS_WITH_TEMPLATE) return SIMPLE_SCREENS.get('smithing_template')
  return SIMPLE_SCREENS.get(kind)
}

/**
 * The layout of a screen; unknown kinds have their slots in rows. If the number of slots is unknown, it is the
 * smallest layout that has the filled ones.
 */
export function layoutOfScreen({ kind, slotCount, slots }: SlottedScreen): ScreenLayout {
  const count = slotCount ?? Math.max(0, ...slots.map(({ slot }) => slot)) + 1
  return screenLayout(kind, slotCount ?? (kind === 'horse' ? count : undefined)) ?? layoutOfSlots(kind, count)
}

/** Saddle and armour, and the chest of a donkey, which has 15 slots (llamas: 3 for each point of strength). */
function horse(slots = BARE_HORSE): ScreenLayout {
  const columns = Math.max(0, Math.ceil((slots - BARE_HORSE) / 3))
  const [, layout] = screen('horse', { own: [at(8, 18), at(8, 36), ...grid(columns, 3, 80, 18)] })
  return layout
}

/** A chest, or a screen of an unknown kind: its slots in rows of nine, then the player's inventory. */
function layoutOfSlots(kind: ScreenKind, count: number): ScreenLayout {
  const own = count > PLAYER_SLOTS ? count - PLAYER_SLOTS : count
  const rows = Math.ceil(own / 9)
  const below = 31 + SLOT_STEP * rows
  return {
    kind,
    width: WIDTH,
    height: 114 + SLOT_STEP * rows,
    slots: [...grid(9, rows, 8, 18).slice(0, own), ...playerSlots(below)],
    own,
    buttons: [],
    title: at(8, 6),
    inventoryTitle: at(8, below - 11),
  }
}
