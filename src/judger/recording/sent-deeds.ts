import { type Button, PRESS } from '../../recording/buttons.ts'
import type { SeenClick } from '../../recording/hands-draft.ts'
import type { PacketFields } from '../client/packet-tap.ts'

/** Numbers of `block_dig`: actions on the block in front, or with the held item. */
const DIG = { start: 0, cancel: 1, finish: 2, dropAll: 3, drop: 4, release: 5 } as const
/** `use_entity`: an attack; other numbers use the entity. */
const ATTACK = 1

/** The hand movements that packets cause. */
export interface Deeds {
  press(button: Button): void
  dig(isDigging: boolean): void
  use(isUsing: boolean): void
  /** Selects a hotbar slot, 0 to 8. */
  swap(slot: number): void
  clicked(click: Omit<SeenClick, 'kind' | 'slotCount'>): void
  closed(): void
}

/** The hand movement of each packet that a client sends. */
const SENT: Readonly<Record<string, (does: Deeds, fields: PacketFields) => void>> = {
  block_dig(does, { status }) {
    if (status === DIG.start) does.dig(true)
    if (status === DIG.cancel || status === DIG.finish) does.dig(false)
    if (status === DIG.dropAll || status === DIG.drop) does.press('drop')
    if (status === DIG.release) does.use(false)
  },
  block_place: (does) => does.press('use'),
  use_item: (does) => does.use(true),
  use_entity: (does, { mouse }) => does.press(mouse === ATTACK ? 'attack' : 'use'),
  held_item_slot: (does, { slotId }) => does.swap(Number(slotId)),
  window_click: (does, { slot, mouseButton, mode }) =>
    does.clicked({ slot: Number(slot), button: Number(mouseButton), mode: Number(mode) }),
  enchant_item: (does, { enchantment }) =>
    does.clicked({ slot: Number(enchantment), button: 0, mode: PRESS }),
  select_trade: (does, { slot }) => does.clicked({ slot: Number(slot), button: 0, mode: PRESS }),
  close_window: (does) => does.closed(),
}

/** The hand movement of the player who sends a packet; undefined if there is none. */
export const deedOf = (packet: string): ((does: Deeds, fields: PacketFields) => void) | undefined =>
  SENT[packet]
